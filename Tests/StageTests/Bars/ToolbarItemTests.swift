import FlowEngine
import LayoutSim
import Testing

/// Items of bars.
@MainActor
struct ToolbarItemTests {
  private struct Note: Element {
    @Local private var count = 0
    @Local private var log = ""

    var body: some Element {
      TextBlock("\(count) \(log)")
        .navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          BarItem(placement: .confirmationAction) { PushButton("Add \(count)") { count += 1 } }
          if count > 0 {
            BarItem(placement: .cancellationAction) {
              PushButton {
                log += "undone"
              } label: {
                IconLabel("Undo", icon: "arrow.uturn.backward")
              }
            }
          }
        }
    }
  }

  /// An element with state of its own.
  private struct Counter: Element {
    @Local private var count = 0

    var body: some Element { PushButton("Tapped \(count)") { count += 1 } }
  }

  private struct ToneKey: InheritedKey { static let defaultValue = "plain" }

  private struct Tone: Element {
    @Inherited(\.self) private var inherited

    var body: some Element { PushButton("Tone \(inherited[ToneKey.self])") {} }
  }

  private func names(_ tree: RenderTree, _ role: Role) -> [String?] {
    tree.all(role).map(\.label)
  }

  @Test("An item shows the state of its screen, and comes and goes with it")
  func state() throws {
    let stage = Stage(on: .iPhone15) { Note() }
    #expect(names(stage.renderTree, .button) == ["Add 0"])
    try stage.tap("Add 0")
    // The leading one precedes it in the bar.
    #expect(names(stage.renderTree, .button) == ["Undo", "Add 1"])
    try stage.tap("Undo")
    #expect(stage.renderTree.words.contains("1 undone"))
  }

  @Test("Every placement has its end of the bar", arguments: [PlatformProfile.iOS18, .iOS26])
  func ends(_ platform: PlatformProfile) {
    func x(_ placement: BarPlacement) -> Double? {
      Stage(on: .iPhone15, platform: platform) {
        Fill().toolbar {
          BarItem(placement: placement) { PushButton(action: {}) { Icon("plus") } }
        }
      }.renderTree.all(.button).first?.frame?.minX
    }
    // 8 or 16 from the edges of 393, 44 wide.
    let (leading, trailing): (Double, Double) = platform == .iOS18 ? (8, 341) : (16, 333)
    let ends: [(BarPlacement, Double)] = [
      (.automatic, trailing), (.leading, leading), (.trailing, trailing), (.navigation, leading),
      (.cancellationAction, leading), (.confirmationAction, trailing),
      (.destructiveAction, trailing), (.primaryAction, trailing),
    ]
    for (placement, place) in ends { #expect(x(placement) == place) }
  }

  @Test(
    "An item keeps its own state, and has the values and tasks of the place where it is declared"
  )
  func place() throws {
    let stage = Stage(on: .iPhone15) {
      Column {
        TextBlock("a").toolbar {
          BarItem(placement: .leading) { Counter() }
          BarItem { Tone() }
        }
        .transformEnvironment(\.self) { $0[ToneKey.self] = "inner" }
      }
    }
    try stage.tap("Tapped 0")
    try stage.tap("Tapped 1")
    #expect(names(stage.renderTree, .button) == ["Tapped 2", "Tone inner"])
  }

  @Test("A task of an item begins with its screen")
  func task() async throws {
    struct Loading: Element {
      @Local private var state = "loading"

      var body: some Element { TextBlock(state).task { state = "loaded" } }
    }
    let stage = Stage(on: .iPhone15) {
      Fill().toolbar { BarItem(placement: .principal) { Loading() } }
    }
    await stage.proceed()
    #expect(stage.renderTree.words == ["loaded"])
  }

  @Test("Elements without a place are items at the trailing end, each by itself, in their order")
  func plain() {
    let tree = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          PushButton(action: {}) { Icon("plus") }.accessibilityLabel("Add")
          Each(["Share", "Print"], id: \.self) { name in
            PushButton(action: {}) { Icon("circle") }.accessibilityLabel(name)
          }
        }
        .toolbar { PushButton("Outer", icon: "star") {} }
    }.renderTree
    #expect(names(tree, .button) == ["Add", "Share", "Print", "Outer"])
    // 385 is the end of the last of four.
    #expect(tree.all(.button).map(\.frame?.minX) == [209, 253, 297, 341])
  }

  @Test("Confirmation has semibold letters, in a capsule from iOS 26 on")
  func letters() throws {
    func width(_ placement: BarPlacement, _ platform: PlatformProfile) throws -> Double {
      let tree = Stage(on: .iPhone15, platform: platform) {
        Fill().toolbar { BarItem(placement: placement) { PushButton("Finished") {} } }
      }.renderTree
      return try #require(tree.all(.button).first?.frame?.size.width)
    }
    func text(_ weight: TextWeight) throws -> Double {
      try measure(TextBlock("Finished").fontWeight(weight), width: 393).width
    }
    #expect(try abs(width(.primaryAction, .iOS18) - text(.regular) - 8.333) < 0.4)
    #expect(try abs(width(.confirmationAction, .iOS18) - text(.semibold) - 8.333) < 0.4)
    #expect(try abs(width(.primaryAction, .iOS26) - text(.regular) - 23) < 0.4)
    #expect(try text(.semibold) > text(.regular) + 1)
  }

  @Test(
    "A principal item stands in the middle in place of an inline title, which stays the bar's name"
  )
  func principal() throws {
    let tree = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
        .toolbar { BarItem(placement: .principal) { Picture("logo", width: 93, height: 20) } }
    }.renderTree
    #expect(names(tree, .navigationBar) == ["Note"])
    #expect(tree.nodes.allSatisfy { $0.role != .barTitle })
    #expect(tree.all(.navigationBar).first?.facts == [Fact("title", "replaced")])
    let frame = try #require(tree.all(.picture).first?.frame)
    #expect(frame.minX == 150 && frame.size.width == 93)
  }

  @Test("A principal item above a large title is in the row of the buttons, and the title below it")
  func principalAboveLargeTitle() throws {
    let tree = Stage(on: .iPhone15) {
      Fill().navigationTitle("Note").navigationBarTitleDisplayMode(.large)
        .toolbar { BarItem(placement: .principal) { Picture("logo", width: 93, height: 20) } }
    }.renderTree
    let frame = try #require(tree.all(.picture).first?.frame)
    let bar = try #require(tree.all(.navigationBar).first?.frame)
    // In the middle of 393 points, and of the bar's row of 44.
    #expect(frame.isClose(to: Rect(x: 150, y: bar.minY + 12, width: 93, height: 20)))
    let title = try #require(tree.all(.heading).first?.frame)
    #expect(title.minX == 16 && title.minY > bar.minY + 44)
  }

  @Test("Of two principal items the first is shown, and that is a finding")
  func twoPrincipals() {
    let tree = Stage(on: .iPhone15) {
      Fill().toolbar {
        BarItem(placement: .principal) { TextBlock("One") }
        BarItem(placement: .principal) { TextBlock("Two") }
      }
    }.renderTree
    #expect(tree.words == ["One"])
    #expect(tree.findings.map(\.code) == [.severalPrincipalItems])
  }

  @Test("An empty toolbar, or one without items now, asks for no bar")
  func empty() {
    let hasItem = false
    let tree = Stage(on: .iPhone15) {
      Fill().toolbar {}
        .toolbar { if hasItem { BarItem { TextBlock("a") } } }
        .toolbar { BarGroup {} }
    }.renderTree
    #expect(tree.all(.navigationBar).isEmpty && tree.findings.isEmpty)
  }

  @Test("Items of a screen without a bar are not shown, and take no room")
  func withoutBar() throws {
    let hidden = Stage(on: .iPhone15) {
      Fill().navigationBarHidden().toolbar { BarItem { PushButton("Add") {} } }
    }.renderTree
    #expect(hidden.all(.button).isEmpty)
    let measured = try measure(
      TextBlock("a").toolbar { BarItem { TextBlock("item") } },
      width: 100
    )
    #expect(try measured == measure(TextBlock("a"), width: 100))
  }

  @Test("Outside a toolbar an item is its content")
  func outside() {
    let tree = Stage(on: .iPhone15) {
      BarItem { TextBlock("item") }
    }.renderTree
    #expect(tree.words == ["item"])
  }

  @Test("Looking in between changes nothing")
  func looking() throws {
    func run(looks: Bool) throws -> String {
      let stage = Stage(on: .iPhone15) { Note() }
      if looks { _ = stage.renderTree }
      try stage.tap("Add 0")
      if looks { _ = stage.renderTree }
      try stage.tap("Add 1")
      return stage.renderTree.outline(of: .screen)
    }
    #expect(try run(looks: true) == run(looks: false))
  }

  private struct Named: Element {
    let name: String

    var body: some Element { PushButton(name) {} }
  }

  private struct Parcel: Element {
    @Local private var copies = 0
    @Local private var isGift = false

    var body: some Element {
      Column {
        PushButton("More") { copies += 1 }
        PushButton("Gift") { isGift.toggle() }
        TextBlock("\(isGift)")
      }
      .toolbar { Named(name: "Send \(copies)") }
    }
  }

  @Test("An app's element in a bar is another value after a change, and its body runs only then")
  func anotherValue() throws {
    let stage = Stage(on: .iPhone15) { ScreenStack { Parcel() } }
    let more = try stage.evaluations { try stage.tap("More") }
    #expect(more.bodies.map(\.element) == ["Parcel", "Named"])
    #expect(stage.element(labelled: "Send 1") != nil)
    let gift = try stage.evaluations { try stage.tap("Gift") }
    #expect(gift.bodies.map(\.element) == ["Parcel"])
  }
}
