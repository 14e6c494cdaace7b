import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// State in rows that are scrolled away.
@MainActor
struct RowStateTests {
  /// A button 60 points high that counts its taps.
  private struct Counter: Element {
    let name: String
    @Local private var taps = 0

    var body: some Element { PushButton("\(name) \(taps)") { taps += 1 }.frame(height: 60) }
  }

  /// The row's own element, with another one with state inside a container.
  private struct Row: Element {
    let name: String
    @Local private var taps = 0

    var body: some Element {
      Column(spacing: 0) {
        PushButton("outer \(name) \(taps)") { taps += 1 }.frame(height: 60)
        Counter(name: "inner \(name)")
      }
    }
  }

  private struct Wrapper<Content: Element>: Element {
    let content: Content

    var body: some Element { content }
  }

  enum Container: CaseIterable { case list, sectionedList, column, sectionedColumn, grid }

  private func container(_ kind: Container, @ElementBuilder rows: () -> some Element) -> AnyElement
  {
    switch kind {
    case .list: AnyElement(RowList { rows() })
    case .sectionedList: AnyElement(RowList { RowSection("Section") { rows() } })
    case .column: AnyElement(ScrollArea { LazyColumn { rows() } })
    case .sectionedColumn:
      AnyElement(ScrollArea { LazyColumn { RowSection("Section") { rows() } } })
    case .grid: AnyElement(ScrollArea { VerticalLazyGrid(columns: [.flexible()]) { rows() } })
    }
  }

  private func scrollFarAndBack(_ stage: Stage) throws {
    try stage.scroll(by: 6000)
    try stage.scroll(by: -6000)
  }

  // chris.eidhof.nl, “Lifetime of State Properties in SwiftUI”, of a list; onevcat/Kingfisher#1618, of a lazy stack.
  @Test(
    "What is inside a row is new after scrolling far away and back, and the row itself is not",
    arguments: Container.allCases,
    [PlatformProfile.iOS18, .iOS26]
  )
  func farAway(kind: Container, platform: PlatformProfile) throws {
    let rows = container(kind) { Each(0..<40) { Row(name: "\($0)") } }
    let stage = Stage(StubCoordinator("home") { _ in rows }, platform: platform)
    try stage.tap("outer 1 0")
    // In a list a tap on a row presses all of its buttons.
    if stage.element(labelled: "inner 1 0") != nil { try stage.tap("inner 1 0") }
    #expect(stage.element(labelled: "inner 1 1") != nil)
    try scrollFarAndBack(stage)
    #expect(stage.element(labelled: "outer 1 1") != nil)
    #expect(stage.element(labelled: "inner 1 0") != nil)
  }

  @Test(
    "An element that makes up a row, with modifiers and inside other such elements, keeps its state",
    arguments: Container.allCases
  )
  func rowsThemselves(kind: Container) throws {
    let stage = Stage {
      container(kind) {
        Each(0..<80) {
          Wrapper(
            content: Counter(name: "row \($0)").padding().background(Fill(.secondary)).onAppear {}
          )
        }
      }
    }
    try stage.tap("row 1 0")
    try scrollFarAndBack(stage)
    #expect(stage.element(labelled: "row 1 1") != nil)
  }

  @Test("What is in front of a row is inside it, and new after scrolling far away and back")
  func overlay() throws {
    let stage = Stage {
      ScrollArea {
        LazyColumn {
          Each(0..<80) { number in
            Fill(.secondary).frame(height: 60).overlay { Counter(name: "over \(number)") }
          }
        }
      }
    }
    try stage.tap("over 1 0")
    try scrollFarAndBack(stage)
    #expect(stage.element(labelled: "over 1 0") != nil)
  }

  @Test("A row that was scrolled away by less than the length of the visible part is as it was")
  func near() throws {
    let stage = Stage {
      ScrollArea { LazyColumn(spacing: 0) { Each(0..<80) { Row(name: "\($0)") } } }
        .frame(height: 300)
    }
    try stage.tap("inner 0 0")
    // Row 0 ends at 120; scrolled by 420 it is 300 points away.
    try stage.scroll(by: 420)
    try stage.scroll(by: -420)
    #expect(stage.element(labelled: "inner 0 1") != nil)
    try stage.scroll(by: 421)
    try stage.scroll(by: -421)
    #expect(stage.element(labelled: "inner 0 0") != nil)
  }

  @Test("Rows of a column that is not lazy, and pages, keep everything")
  func eager() throws {
    let stage = Stage {
      ScrollArea { Column { Each(0..<80) { Row(name: "\($0)") } } }
    }
    try stage.tap("inner 1 0")
    try scrollFarAndBack(stage)
    #expect(stage.element(labelled: "inner 1 1") != nil)
  }

  @Test("In a lazy row inside a lazy column, each scrolling drops what is inside its own rows")
  func nested() throws {
    let stage = Stage {
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(0..<10) { line in
            ScrollArea(.horizontal) {
              LazyRow(spacing: 0) {
                Each(0..<10) { Row(name: "\(line).\($0)").frame(width: 450, height: 360) }
              }
            }
            .accessibilityIdentifier("line \(line)")
          }
        }
      }
      .accessibilityIdentifier("all")
    }
    try stage.tap("outer 0.0 0")
    try stage.tap("inner 0.0 0")
    try stage.scroll("#line 0", by: 3000, along: .horizontal)
    try stage.scroll("#line 0", by: -3000, along: .horizontal)
    #expect(stage.element(labelled: "outer 0.0 1") != nil)
    #expect(stage.element(labelled: "inner 0.0 0") != nil)
    try stage.scroll("#all", by: 2000)
    try stage.scroll("#all", by: -2000)
    #expect(stage.element(labelled: "outer 0.0 0") != nil)
  }

  private struct Field: Element {
    @Local private var words = ""
    @Focused private var isFocused: Bool

    var body: some Element {
      TextBlock("\(words.isEmpty ? "empty" : words), \(isFocused ? "focused" : "not focused")")
      TextEntry("Note", words: $words).focused($isFocused)
    }
  }

  @Test(
    "A field in a row is empty after scrolling far away and back, and its state still says that it has the focus"
  )
  func focus() throws {
    let stage = Stage {
      ScrollArea {
        LazyColumn {
          Column { Field() }
          Fill(.secondary).frame(height: 6000)
        }
      }
      .scrollDismissesKeyboard(.never)
    }
    try stage.enter("abc", into: "Note")
    #expect(stage.element(labelled: "abc, focused") != nil)
    try stage.scroll(by: 5000)
    try stage.scroll(by: -5000)
    #expect(stage.element(labelled: "empty, focused") != nil)
  }

  /// A row whose content notes when it is made and when it appears.
  private struct NotingRow: Element {
    let name: String
    let diary: Diary

    var body: some Element { Column { Content(name: name, diary: diary) }.frame(height: 60) }

    struct Content: Element {
      let name: String
      let diary: Diary
      @Local private var taps = 0

      var body: some Element {
        diary.lines.append("body \(name)")
        return PushButton("\(name) \(taps)") { taps += 1 }
          .onAppear { [diary, taps] in diary.lines.append("appear \(name) \(taps)") }
      }
    }
  }

  @Test(
    "The body of what is new in a row runs when the row is back, before it appears with the new state"
  )
  func order() throws {
    let diary = Diary()
    let stage = Stage {
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(0..<2) { NotingRow(name: "\($0)", diary: diary) }
          Fill(.secondary).frame(height: 5000)
          NotingRow(name: "2", diary: diary)
        }
      }
    }
    try stage.tap("0 0")
    _ = diary.take()
    try stage.scroll(by: 5000)
    // What has not been seen before is as it was.
    #expect(diary.take() == ["appear 2 0"])
    try stage.scroll(by: -5000)
    #expect(diary.take() == ["body 0", "body 1", "appear 0 0", "appear 1 0"])
  }
}
