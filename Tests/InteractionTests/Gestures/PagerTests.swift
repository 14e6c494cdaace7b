import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Pages that are turned.
@MainActor
struct PagerTests {
  @MainActor
  final class Book {
    var page = 0
    var name = "two"

    var pageLink: Bound<Int> { Bound(get: { self.page }, set: { self.page = $0 }) }
    var nameLink: Bound<String> { Bound(get: { self.name }, set: { self.name = $0 }) }
  }

  private let book = Book()
  private static let names = ["one", "two", "three"]

  private func pager(_ change: (inout Traits) -> Void = { _ in }) -> Stage {
    let book = book
    return stage(change) {
      Pager(selection: book.pageLink) {
        Each(PagerTests.names, id: \.self) { PushButton($0) {} }
      }
    }
  }

  /// The middle of the button, from the window's left edge.
  private func middle(_ stage: Stage, _ label: String) -> Double? {
    stage.renderTree.frame(.button, label).map { $0.minX + $0.size.width / 2 }
  }

  private func dots(_ stage: Stage) -> RenderNode? {
    stage.renderTree.nodes.first { $0.role == .pageControl }
  }

  @Test("Each page is as large as the pager, and the others are beside it and out of sight")
  func pages() {
    let stage = pager()
    #expect(middle(stage, "one") == 196.5)
    #expect(middle(stage, "two") == 589.5)
    #expect(throws: StageError.self) { try stage.tap("two") }
  }

  @Test("A swipe turns a page; at the first and the last one it did nothing, and said nothing")
  func turning() throws {
    let stage = pager()
    #expect(throws: StageError.noFurtherPage(.back, page: 1, count: 3)) {
      try stage.turnPage(.back)
    }
    try stage.turnPage()
    #expect(book.page == 1)
    #expect(middle(stage, "two") == 196.5)
    try stage.tap("two")
    try stage.turnPage()
    #expect(throws: StageError.noFurtherPage(.forward, page: 3, count: 3)) {
      try stage.turnPage()
    }
    #expect(
      "\(StageError.noFurtherPage(.forward, page: 3, count: 3))"
        == "There is no page after page 3 of 3. Turn back, or stay on this page."
    )
    #expect(book.page == 2)
    try stage.turnPage(.back)
    #expect(book.page == 1)
    #expect(middle(stage, "one") == -196.5)
  }

  @Test("A page appears when it is turned to, and disappears when it is turned away")
  func presence() throws {
    let (book, diary) = (book, Diary())
    let stage = stage {
      Pager(selection: book.pageLink) {
        Each(PagerTests.names, id: \.self) { name in
          TextBlock(name)
            .onAppear { diary.lines.append("+\(name)") }
            .onDisappear { diary.lines.append("-\(name)") }
        }
      }
    }
    stage.settle()
    #expect(diary.take() == ["+one"])
    try stage.turnPage()
    #expect(diary.take() == ["-one", "+two"])
    try stage.turnPage(.back)
    #expect(diary.take() == ["-two", "+one"])
  }

  @Test("From right to left the next page is at the left")
  func rightToLeft() throws {
    let stage = pager { $0.direction = .rightToLeft }
    #expect(abs((middle(stage, "two") ?? 0) + 196.5) < 1e-9)
    try stage.turnPage()
    #expect(book.page == 1)
    try stage.scroll(by: -100, along: .horizontal)
    #expect(book.page == 2)
  }

  @Test("Scrolling turns pages, too")
  func scrolling() throws {
    let stage = pager()
    #expect(try stage.scroll(by: 100, along: .horizontal) == 393)
    #expect(book.page == 1)
    try stage.scroll(to: "three")
    #expect(book.page == 2)
    #expect(try stage.scroll(by: .infinity, along: .horizontal) == 0)
    #expect(try stage.scroll(by: .nan, along: .horizontal) == 0)
  }

  // The dots of three pages are from 158 to 235, so their middle is at 196.5.
  @Test(
    "A tap on the trailing half of the dots turns forward, and one on the leading half back",
    arguments: [
      (WritingDirection.leftToRight, 196.0, 0), (.leftToRight, 197, 2), (.rightToLeft, 196, 2),
      (.rightToLeft, 197, 0),
    ]
  )
  func tappedDots(_ direction: WritingDirection, _ x: Double, _ page: Int) throws {
    book.page = 1
    let stage = pager { $0.direction = direction }
    let frame = try #require(dots(stage)?.frame)
    try stage.tap(at: Point(x: x, y: frame.minY + 10))
    #expect(book.page == page)
    try stage.tap(at: Point(x: x, y: frame.minY + 10))
    #expect(book.page == page)
  }

  @Test("A tap on the dots by their name turns forward, and at the last page nothing happens")
  func tappedByName() throws {
    let stage = pager()
    try stage.tap("page 1 of 3")
    try stage.perform(StageAction(parsing: "tap \"page 2 of 3\""))
    #expect(book.page == 2)
    try stage.tap("page 3 of 3")
    #expect(book.page == 2)
  }

  @Test("Dots that are disabled turn nothing")
  func disabledDots() {
    let book = book
    let stage = stage {
      Pager(selection: book.pageLink) { Each(0..<2) { TextBlock("\($0)") } }.disabled()
    }
    #expect(throws: StageError.outOfReach("page 1 of 2", reason: .disabled)) {
      try stage.tap("page 1 of 2")
    }
    #expect(book.page == 0)
  }

  @Test("Without a binding it remembers its page")
  func ownPage() throws {
    let stage = stage { Pager { Each(PagerTests.names, id: \.self) { PushButton($0) {} } } }
    try stage.perform(StageAction(parsing: "turn page forward"))
    #expect(middle(stage, "two") == 196.5)
  }

  @Test("A page may be selected by the id of its item")
  func byID() throws {
    let book = book
    let stage = stage {
      Pager(PagerTests.names, id: \.self, selection: book.nameLink) { PushButton($0) {} }
    }
    #expect(middle(stage, "two") == 196.5)
    try stage.turnPage()
    #expect(book.name == "three")
  }

  @Test("Without an item of the selected id the first page is shown")
  func unknownID() {
    let book = book
    book.name = "nobody"
    let stage = stage {
      Pager(PagerTests.names, id: \.self, selection: book.nameLink) { PushButton($0) {} }
    }
    #expect(middle(stage, "one") == 196.5)
  }

  @Test("Three dots are 77 points wide at the lower edge, in the middle, and say the page")
  func dotsOfThree() throws {
    let stage = pager()
    let dots = try #require(self.dots(stage))
    let frame = try #require(dots.frame)
    #expect(frame.size.width == 77)
    #expect(frame.minX == 158)
    #expect(abs(frame.size.height - 89.0 / 3) < 1e-9)
    let area = try #require(stage.renderTree.nodes.first { $0.role == .scroll })
    #expect(frame.maxY == area.frame?.maxY)
    #expect(dots.label == "page 1 of 3")
    #expect(dots.flags.contains(.approximate))
    #expect(area.facts == [Fact("page", "1"), Fact("pages", "3")])
    try stage.turnPage()
    #expect(self.dots(stage)?.label == "page 2 of 3")
  }

  @Test(
    "The dots are there for several pages, always or never",
    arguments: [
      (PageDotsVisibility.automatic, 1, false), (.automatic, 2, true), (.always, 1, true),
      (.always, 0, false), (.never, 2, false),
    ]
  )
  func visibility(mode: PageDotsVisibility, count: Int, hasDots: Bool) {
    let stage = stage { Pager(indexDisplayMode: mode) { Each(0..<count) { TextBlock("\($0)") } } }
    #expect((dots(stage) != nil) == hasDots)
  }

  @Test("A page that does not exist is the nearest one")
  func outside() throws {
    book.page = .max
    let stage = pager()
    #expect(middle(stage, "three") == 196.5)
    try stage.turnPage(.back)
    #expect(book.page == 1)
    book.page = .min
    let other = pager()
    #expect(middle(other, "one") == 196.5)
    try other.turnPage()
    #expect(book.page == 1)
  }

  @Test("Without pages there is nothing to turn, and the error lists the pagers")
  func errors() {
    let empty = stage { Pager {} }
    #expect(throws: StageError.noFurtherPage(.forward, page: 0, count: 0)) {
      try empty.turnPage()
    }
    let none = stage { TextBlock("Nothing") }
    #expect(throws: StageError.noPages(nil, available: [])) { try none.turnPage() }
    #expect(throws: StageError.noPages("list", available: ["scroll"])) {
      try pager().turnPage(of: "list")
    }
    #expect(
      "\(StageError.noPages("list", available: ["scroll"]))"
        == "No pager is named “list”. Available: “scroll”."
    )
  }
}
