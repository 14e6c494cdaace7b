import FlowEngine
import Testing

@testable import LayoutSim

/// Scroll areas that code scrolls, or is told of.
@MainActor
struct ScrollReaderTests {
  private let chat = Chat()

  /// An area of 300, with lines of 100 each.
  private func stage(
    _ setting: @escaping @MainActor (AnyElement) -> any Element = { $0 }
  ) -> Stage {
    let chat = chat
    return Stage(on: .iPhone15) {
      ChatScreen(chat: chat, setting: setting)
    }
  }

  /// How far below the area's upper edge the line `number` begins.
  private func place(of number: Int, on stage: Stage) throws -> Double {
    let tree = stage.renderTree
    let area = try #require(tree.nodes.first { $0.role == .scroll && $0.detail != .layout }?.frame)
    let line = try #require(tree.nodes.first { $0.label == "line \(number)" }?.frame)
    return line.minY - area.minY
  }

  // MARK: - Scrollers

  @Test("An element is scrolled to the wanted point of the area")
  func anchors() throws {
    let stage = stage()
    chat.wanted = (5, .top)
    try stage.tap("Go")
    #expect(try place(of: 5, on: stage) == 0)
    chat.wanted = (5, .bottom)
    try stage.tap("Go")
    #expect(try place(of: 5, on: stage) == 200)
    chat.wanted = (5, .center)
    try stage.tap("Go")
    #expect(try place(of: 5, on: stage) == 100)
  }

  @Test("Without a point it is scrolled no further than needed")
  func least() throws {
    let stage = stage()
    chat.wanted = (4, nil)
    try stage.tap("Go")
    #expect(try place(of: 4, on: stage) == 200)
    chat.wanted = (3, nil)
    try stage.tap("Go")
    #expect(try place(of: 4, on: stage) == 200)
    chat.wanted = (1, nil)
    try stage.tap("Go")
    #expect(try place(of: 1, on: stage) == 0)
  }

  @Test("Content cannot be scrolled beyond its end")
  func end() throws {
    let stage = stage()
    chat.wanted = (9, .top)
    try stage.tap("Go")
    #expect(try place(of: 9, on: stage) == 200)
  }

  @Test("Of nested areas the inner one scrolls first, and the outer ones to what that shows")
  func nested() throws {
    let stage = Stage(on: .iPhone15) {
      ScrollReader { scroller in
        Column(spacing: 0) {
          ScrollArea {
            Column(spacing: 0) {
              TextBlock("start").frame(height: 400, alignment: .top)
              ScrollArea {
                Column(spacing: 0) {
                  Each(0..<20) { TextBlock("line \($0)").frame(height: 50, alignment: .top) }
                }
              }
              .frame(height: 200)
              TextBlock("end").frame(height: 400, alignment: .top)
            }
          }
          .frame(height: 300)
          button("Top") { scroller.scrollTo(10, anchor: .top) }
          button("Least") { scroller.scrollTo(19) }
        }
      }
    }
    // The inner area begins at 400 of 1000 in an outer one of 300, and shows line 10 at its upper edge.
    try stage.tap("Top")
    let top = try place(of: 10, on: stage)
    #expect(top.rounded() == 0)
    // Line 19 is the last of the inner area, which shows 16 to 19, all in sight.
    try stage.tap("Least")
    let least = try place(of: 19, on: stage)
    #expect(least.rounded() == 150)
  }

  private func button(_ name: String, action: @escaping () -> Void) -> some Element {
    PushButton(name, action: action)
  }

  @Test("What is not there is not scrolled to")
  func missing() throws {
    let stage = stage()
    chat.wanted = (77, .top)
    try stage.tap("Go")
    #expect(try place(of: 0, on: stage) == 0)
  }

  @Test("A screen can scroll whenever a value changes")
  func change() throws {
    let stage = stage()
    try stage.tap("Add")
    #expect(try place(of: 10, on: stage) == 200)
  }

  // MARK: - Where content begins

  @Test("Content begins at its end, and follows it until it was scrolled away")
  func anchored() throws {
    chat.followsCount = false
    let stage = stage { $0.defaultScrollAnchor(.bottom) }
    #expect(try place(of: 9, on: stage) == 200)
    try stage.tap("Add")
    #expect(try place(of: 10, on: stage) == 200)
    #expect(try stage.scroll(by: -150) == -150)
    #expect(try place(of: 10, on: stage) == 350)
    try stage.tap("Add")
    #expect(try place(of: 10, on: stage) == 350)
  }

  @Test("Content that is shorter than its area is at the anchor, if that is for its place, too")
  func shortContent() throws {
    func place(_ setting: @MainActor (ScrollArea<AnyElement>) -> any Element) -> Double? {
      let area = setting(
        ScrollArea { AnyElement(Fill().frame(height: 100).accessibilityIdentifier("content")) }
      )
      let stage = Stage(on: .iPhone15) { AnyElement(area).frame(height: 300) }
      let tree = stage.renderTree
      let outer = tree.nodes.first { $0.role == .scroll }?.frame?.minY ?? 0
      return tree.nodes.first { $0.identifier == "content" }?.frame.map { $0.minY - outer }
    }
    #expect(place { $0 } == 0)
    #expect(place { $0.defaultScrollAnchor(.bottom) } == 200)
    #expect(place { $0.defaultScrollAnchor(.center) } == 100)
    #expect(place { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == 0)
    #expect(place { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 200)
    #expect(
      place { $0.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom) } == 0
    )
  }

  @Test("Content that is narrower than its area is at the anchor")
  func narrowContent() {
    func place(_ anchor: AnchorPoint?) -> Double? {
      let stage = Stage(on: .iPhone15) {
        ScrollArea(.horizontal) { Fill().frame(width: 100).accessibilityIdentifier("content") }
          .defaultScrollAnchor(anchor)
          .frame(width: 300)
      }
      let tree = stage.renderTree
      let outer = tree.nodes.first { $0.role == .scroll }?.frame?.minX ?? 0
      return tree.nodes.first { $0.identifier == "content" }?.frame.map { $0.minX - outer }
    }
    // 200 of the 300 points are left.
    #expect(place(nil) == 0)
    #expect(place(.center) == 100)
    #expect(place(.trailing) == 200)
  }

  @Test(
    "An anchor for the beginning is left as the content grows, and one for growth is not begun at"
  )
  func anchorUses() throws {
    chat.followsCount = false
    let beginning = stage { $0.defaultScrollAnchor(.bottom, for: .initialOffset) }
    #expect(try place(of: 9, on: beginning) == 200)
    try beginning.tap("Add")
    #expect(try place(of: 9, on: beginning) == 200)
    let growth = stage { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) }
    #expect(try place(of: 0, on: growth) == 0)
    try growth.scroll(by: 700)
    try growth.tap("Add")
    #expect(try place(of: 10, on: growth) == 200)
  }

  // MARK: - Positions

  @Test(
    "A position says what is at the start, once a finger has scrolled, and scrolls when it is set"
  )
  func position() throws {
    chat.followsCount = false
    let chat = chat
    let stage = stage { $0.scrollPosition(id: chat.position) }
    #expect(chat.top == nil)
    try stage.scroll(by: 250)
    #expect(chat.top == 2)
    try stage.scroll(by: 60)
    #expect(chat.top == 3)
    chat.top = 6
    stage.settle()
    // No further than is needed to show all of it.
    #expect(try place(of: 6, on: stage) == 200)
    #expect(chat.top == 6)
    try stage.scroll(by: -10)
    #expect(chat.top == 3)
  }

  @Test("With a point, the position is what is there")
  func positionAtPoint() throws {
    chat.followsCount = false
    let chat = chat
    let stage = stage { $0.scrollPosition(id: chat.position, anchor: .top) }
    chat.top = 6
    stage.settle()
    #expect(try place(of: 6, on: stage) == 0)
    try stage.scroll(by: -100)
    #expect(chat.top == 5)
  }

  @Test("Looking at every step changes nothing")
  func looking() throws {
    func tree(looks: Bool) throws -> RenderTree {
      let chat = Chat()
      chat.followsCount = false
      let stage = Stage(on: .iPhone15) {
        ChatScreen(chat: chat) { $0.scrollPosition(id: chat.position).defaultScrollAnchor(.bottom) }
      }
      for step in 0..<4 {
        switch step {
        case 0: try stage.scroll(by: -250)
        case 1: try stage.tap("Add")
        case 2:
          chat.wanted = (2, .center)
          try stage.tap("Go")
        default: try stage.scroll(by: 30)
        }
        if looks { _ = stage.renderTree }
      }
      return stage.renderTree
    }
    #expect(try tree(looks: true) == tree(looks: false))
  }

  // MARK: - Fingers

  @Test("Pages come to rest at multiples of the area")
  func paging() throws {
    chat.followsCount = false
    let stage = stage { $0.scrollTargetBehavior(.paging) }
    #expect(try stage.scroll(by: 140) == 0)
    #expect(try stage.scroll(by: 160) == 300)
    // The last page begins where the content ends: at 1,000 - 300, and 300 are scrolled.
    #expect(try stage.scroll(by: 500) == 400)
    #expect(try place(of: 7, on: stage) == 0)
    #expect(try stage.scroll(by: -160) == -100)
    #expect(try place(of: 6, on: stage) == 0)
  }

  @Test("Elements come to rest at the start of the area")
  func aligned() throws {
    chat.followsCount = false
    let stage = stage { $0.scrollTargetBehavior(.viewAligned) }
    #expect(try stage.scroll(by: 140) == 100)
    #expect(try stage.scroll(by: 160) == 200)
    #expect(try stage.scroll(by: -40) == 0)
  }

  @Test("No finger scrolls an area that is disabled, but code does")
  func disabled() throws {
    let stage = stage { $0.scrollDisabled(true) }
    #expect(throws: StageError.noScrollArea(nil, available: [])) { try stage.scroll(by: 100) }
    chat.wanted = (5, .top)
    try stage.tap("Go")
    #expect(try place(of: 5, on: stage) == 0)
  }
}

@MainActor
private final class Chat {
  var wanted: (id: Int, anchor: AnchorPoint?) = (0, nil)
  var followsCount = true
  var top: Int?

  var position: Bound<Int?> { Bound(get: { self.top }, set: { self.top = $0 }) }
}

private struct ChatScreen: Element {
  let chat: Chat
  let setting: @MainActor (AnyElement) -> any Element

  @Local private var count = 10

  var body: some Element {
    ScrollReader { scroller in
      Column {
        AnyElement(setting(AnyElement(lines)))
          .frame(height: 300)
        button("Go") { scroller.scrollTo(chat.wanted.id, anchor: chat.wanted.anchor) }
        button("Add") { count += 1 }
      }
      .onChange(of: count) { _, count in
        if chat.followsCount { scroller.scrollTo(count - 1) }
      }
    }
  }

  private var lines: some Element {
    ScrollArea {
      Column(spacing: 0) {
        Each(0..<count, id: \.self) { number in
          TextBlock("line \(number)").frame(width: 200, height: 100, alignment: .top)
        }
      }
    }
  }

  private func button(_ name: String, action: @escaping () -> Void) -> some Element {
    PushButton(action: action) { TextBlock(name).frame(width: 100, height: 50) }
  }
}
