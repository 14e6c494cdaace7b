import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Headers and footers that stay in sight.
@MainActor
struct PinnedSectionTests {
  private let flags = Flags()

  /// Two sections of ten rows of 100 points; headers and footers are 30 high.
  private func sections(_ parts: PinnedParts, hasFooters: Bool = false) -> Stage {
    let flags = flags
    return stage {
      ScrollArea {
        LazyColumn(spacing: 0, pinnedViews: parts) {
          Each(["A", "B"], id: \.self) { name in
            RowSection {
              Each(0..<10) { number in
                PushButton(action: flags.note("row \(name)\(number)")) {
                  Fill(.clear).frame(height: 100).contentShape()
                }
              }
            } header: {
              if !hasFooters { part("header \(name)") }
            } footer: {
              if hasFooters { part("footer \(name)") }
            }
          }
        }
      }
    }
  }

  private func part(_ name: String) -> some Element {
    PushButton(action: flags.note(name)) { Fill(.accent).frame(height: 30) }
      .accessibilityIdentifier(name)
  }

  private func place(_ stage: Stage, _ tag: String) throws -> Rect {
    let tree = stage.renderTree
    let area = try #require(tree.nodes.first { $0.role == .scroll }?.frame)
    var frame = try #require(tree.nodes.first { $0.identifier == tag }?.frame)
    frame.origin.y -= area.minY
    return frame
  }

  @Test("A header stays at the start of the area while its section is scrolled")
  func header() throws {
    let stage = sections(.sectionHeaders)
    #expect(try place(stage, "header A").minY == 0)
    try stage.scroll(by: 250)
    #expect(try place(stage, "header A").minY == 0)
    #expect(try place(stage, "header B").minY == 780)
  }

  @Test("A header of a grid stays above the cells of its section")
  func grid() throws {
    let stage = stage {
      ScrollArea {
        VerticalLazyGrid(
          columns: [.flexible(), .flexible()],
          spacing: 0,
          pinnedViews: .sectionHeaders
        ) {
          Each(["A", "B"], id: \.self) { name in
            RowSection {
              Each(0..<20) { _ in Fill(.clear).frame(height: 100) }
            } header: {
              part("header \(name)")
            }
          }
        }
      }
    }
    try stage.scroll(by: 250)
    #expect(try place(stage, "header A").minY == 0)
    // Ten rows of two cells, below a header of 30 points.
    #expect(try place(stage, "header B").minY == 780)
  }

  @Test("The next section pushes it away, and then its own header stays")
  func pushed() throws {
    let stage = sections(.sectionHeaders)
    // The first section ends at 1030.
    try stage.scroll(by: 1010)
    #expect(try place(stage, "header A").minY == -10)
    #expect(try place(stage, "header B").minY == 20)
    try stage.scroll(by: 90)
    #expect(try place(stage, "header A").minY == -100)
    #expect(try place(stage, "header B").minY == 0)
  }

  @Test("Without the modifier, headers move with their rows")
  func notPinned() throws {
    let stage = sections([])
    try stage.scroll(by: 250)
    #expect(try place(stage, "header A").minY == -250)
  }

  @Test("It is in front of the rows behind it, and takes their touches")
  func touches() throws {
    let stage = sections(.sectionHeaders)
    try stage.scroll(by: 250)
    let area = try #require(stage.renderTree.nodes.first { $0.role == .scroll }?.frame)
    try stage.tap(at: Point(x: 200, y: area.minY + 15))
    try stage.tap(at: Point(x: 200, y: area.minY + 45))
    // The row at 230 to 330 of the content is the third one.
    #expect(flags.log == ["header A", "row A2"])
  }

  @Test("A footer stays at the end of the area until its section ends above that")
  func footer() throws {
    let stage = sections(.sectionFooters, hasFooters: true)
    let height = try #require(
      stage.renderTree.nodes.first { $0.role == .scroll }?.frame?.size.height
    )
    #expect(height < 1000)
    #expect(try place(stage, "footer A").maxY == height)
    // The second section begins at 1030, where its footer would be below the area.
    #expect(try place(stage, "footer B").minY == 1030)
    // Then the first section ends 50 points above the end of the area.
    try stage.scroll(by: 1080 - height)
    #expect(abs(try place(stage, "footer A").maxY - (height - 50)) < 1e-9)
  }

  @Test("Along a row, headers stay at its start")
  func row() throws {
    let stage = stage {
      ScrollArea(.horizontal) {
        LazyRow(spacing: 0, pinnedViews: .sectionHeaders) {
          RowSection {
            Each(0..<10) { _ in Fill().frame(width: 100) }
          } header: {
            Fill(.accent).frame(width: 30).accessibilityIdentifier("header")
          }
        }
      }
    }
    try stage.scroll(by: 250, along: .horizontal)
    #expect(try place(stage, "header").minX == 0)
  }

  @Test("In a plain list headers stay, without the space above them, and hide the rows behind them")
  func list() throws {
    let stage = stage {
      RowList {
        Each(["A", "B"], id: \.self) { name in
          RowSection("Section \(name)") { Each(0..<30) { TextBlock("\(name)\($0)") } }
        }
      }
      .listStyle(.plain)
    }
    func top(_ label: String) throws -> Double {
      let tree = stage.renderTree
      let area = try #require(tree.nodes.first { $0.role == .list }?.frame)
      let frame = try #require(tree.nodes.first { $0.label == label }?.frame)
      return frame.minY - area.minY
    }
    // 22 above the header, of which 4 are above its words.
    #expect(try top("Section A") == 26)
    try stage.scroll(by: 500)
    #expect(abs(try top("Section A") - 4) < 1e-9)
    let header = try #require(
      stage.renderTree.nodes.first { $0.looks.contains(Fact("pinned", "opaque")) }
    )
    #expect(header.flags.contains(.solid))
  }

  @Test("In groups headers move with their rows")
  func groups() throws {
    let stage = stage {
      RowList { RowSection("Section") { Each(0..<30) { TextBlock("\($0)") } } }
    }
    try stage.scroll(by: 500)
    #expect(!stage.renderTree.nodes.contains { node in node.looks.contains { $0.key == "pinned" } })
  }

  @Test("Reading the stage changes nothing")
  func looking() throws {
    let stage = sections(.sectionHeaders)
    try stage.scroll(by: 250)
    let tree = stage.renderTree
    #expect(stage.renderTree == tree)
  }
}
