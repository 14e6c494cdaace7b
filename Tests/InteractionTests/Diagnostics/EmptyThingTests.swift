import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Things that are empty, or that select what does not exist.
@MainActor
struct EmptyThingTests {
  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  @Test("A menu of headings and empty sections opens nothing")
  func menus() {
    let stage = Stage(on: .iPhone15) {
      Column {
        MenuControl("Words") { TextBlock("Nothing here") }
        MenuControl("Section") { RowSection("Section") {} }
        MenuControl("Item") { PushButton("Go") {} }
      }
    }
    for name in ["Words", "Section"] {
      #expect(throws: StageError.emptyMenu(name)) { try stage.tap(name) }
      #expect(stage.dialogs.isEmpty)
    }
    #expect(throws: Never.self) { try stage.tap("Item") }
    #expect(stage.dialogs.count == 1)
  }

  @Test("A popover without content is a finding, and one with content is none")
  func popover() {
    func tree(_ isEmpty: Bool) -> [FindingCode] {
      codes(
        Stage(on: .iPadA16) {
          TextBlock("Home").popover(isPresented: .constant(true)) {
            if !isEmpty { TextBlock("Words") }
          }
        }
      )
    }
    #expect(tree(true) == [.emptyPresentation])
    #expect(tree(false).isEmpty)
  }

  @Test("A popover whose content has a width, but no height, is a finding")
  func popoverWithoutHeight() {
    func found(_ height: Double) -> [FindingCode] {
      codes(
        Stage(on: .iPadA16) {
          TextBlock("Home").popover(isPresented: .constant(true)) {
            Fill().frame(width: 100, height: height)
          }
        }
      )
    }
    #expect(found(0) == [.emptyPresentation])
    #expect(found(1).isEmpty)
  }

  @Test("A selected height that is none of a sheet's is a finding")
  func detents() throws {
    func stage(_ selected: SheetDetent) -> Stage {
      Stage(on: .iPhone15) {
        TextBlock("Home").sheet(isPresented: .constant(true)) {
          TextBlock("Sheet")
            .presentationDetents([.medium, .large], selection: .constant(selected))
        }
      }
    }
    let finding = try #require(stage(.fraction(0.3)).renderTree.findings.first)
    #expect(finding.code == .invalidDetent)
    #expect(finding.advice == "Select one of medium, large.")
    #expect(codes(stage(.medium)).isEmpty)
  }

  @Test("A page that does not exist is a finding, and the nearest is shown")
  func pages() throws {
    func stage(_ page: Int, of count: Int = 2) -> Stage {
      Stage(on: .iPhone15) {
        Pager(selection: .constant(page)) { Each(0..<count) { TextBlock("\($0)") } }
      }
    }
    let tree = stage(7).renderTree
    #expect(tree.findings.map(\.code) == [.pageOutOfRange])
    #expect(tree.findings.first?.found.contains("page 7 of 2") == true)
    #expect(codes(stage(-1)) == [.pageOutOfRange])
    #expect(codes(stage(1)).isEmpty)
    // Pages that are still to come.
    #expect(codes(stage(1, of: 0)).isEmpty)
  }

  @Test("Tabs that are taken away from a coordinator that is shown are a finding")
  func tabs() {
    let tabs = StubTabs([StubCoordinator("home", tab: "Home")])
    let stage = Stage(tabs)
    #expect(codes(stage).isEmpty)
    tabs.setTabs([])
    #expect(codes(stage) == [.noTabs])
    tabs.setTabs([StubCoordinator("other", tab: "Other")])
    #expect(codes(stage).isEmpty)
  }

  private struct Fields: Element {
    @Local private var line = ""
    @Local private var lines = ""
    @Local private var area = ""

    var body: some Element {
      Column {
        TextEntry("Line", words: $line)
        TextEntry("Lines", words: $lines, axis: .vertical)
        TextArea("Area", words: $area).frame(height: 100)
      }
    }
  }

  @Test("A line break that is entered into a field of one line is a space")
  func lineBreaks() throws {
    let stage = Stage(on: .iPhone15) { Fields() }
    for name in ["Line", "Lines", "Area"] { try stage.enter("a\nb\r\nc", into: name) }
    let values = stage.renderTree.nodes.filter { $0.role == .field }
      .compactMap { $0.facts.first { $0.key == "value" }?.value }
    #expect(values == ["a b c", "a\nb\r\nc", "a\nb\r\nc"])
  }

  @Test("A field keeps the focus in a window that is lower than the keyboard")
  func lowWindow() throws {
    let stage = Stage(on: .iPhone15) { Fields() }
    stage.traits.windowSize = Size(width: 320, height: 100)
    try stage.enter("a", into: "Line")
    #expect(stage.focusedField == "Line")
    #expect(stage.traits.keyboard == .shown)
  }
}
