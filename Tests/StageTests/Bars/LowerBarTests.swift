import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// An iPhone 15 is 852 high, 34 of it at the home indicator; its keyboard is 336 high, or 335 from iOS 26 on.
@MainActor
struct LowerBarTests {
  private struct Draft: Element {
    @Local private var words = ""

    var body: some Element {
      Fill().accessibilityIdentifier("all")
        .overlay(alignment: .top) { TextEntry("Text", words: $words) }
        .toolbar {
          BarGroup(placement: .bottomBar) {
            PushButton(action: {}) { Icon("trash") }.accessibilityLabel("Delete")
            Stretch()
            PushButton(action: {}) { Icon("plus") }.accessibilityLabel("Add")
          }
          BarGroup(placement: .keyboard) {
            Stretch()
            PushButton("Done") { words += "!" }
          }
        }
    }
  }

  private func content(_ stage: Stage) -> Rect? {
    stage.renderTree.nodes.first { $0.identifier == "all" }?.frame
  }

  @Test("A bar stands on the home indicator, and content ends above it")
  func bottom() throws {
    // 49 up to iOS 18, 48 from iOS 26 on, above 34.
    for (platform, top) in [(PlatformProfile.iOS18, 769.0), (.iOS26, 770)] {
      let stage = Stage(on: .iPhone15, platform: platform) { Draft() }
      let tree = stage.renderTree
      #expect(tree.all(.navigationBar).isEmpty)
      #expect(
        tree.all(.toolbar).map(\.frame)
          == [Rect(x: 0, y: top, width: 393, height: 818 - top)]
      )
      #expect(content(stage)?.maxY == top)
      // 16 from either side, 44 wide.
      #expect(tree.all(.button).map(\.frame?.minX) == [16, 333])
    }
  }

  @Test(
    "A bar is as high as the platform's, in any text size",
    arguments: [
      // Rows toolbar.height: on a phone without a home indicator, and on a pad.
      (Device.iPhoneSE3, PlatformProfile.iOS18, 44.0), (.iPadA16, .iOS18, 50),
      (.iPadA16, .iOS26, 44),
    ]
  )
  func height(device: Device, platform: PlatformProfile, height: Double) {
    for typeSize in [TypeSize.large, .accessibility5] {
      let stage = Stage(on: device, typeSize: typeSize, platform: platform) { Draft() }
      #expect(stage.renderTree.all(.toolbar).map(\.frame?.size.height) == [height])
    }
  }

  @Test("Text of a bar stops growing at xxLarge, where body text has 21 points")
  func cappedText() {
    func width(_ typeSize: TypeSize) -> Double? {
      Stage(on: .iPhone15, typeSize: typeSize) {
        Fill().toolbar { BarItem(placement: .bottomBar) { PushButton("Continue") {} } }
      }
      .renderTree.all(.button).first?.frame?.size.width
    }
    #expect(width(.accessibility5) == width(.xxLarge))
    #expect(width(.xxLarge) != width(.large))
  }

  @Test("A bar on the keyboard is there as long as that is, and takes room from content")
  func keyboard() throws {
    let stage = Stage(on: .iPhone15) { Draft() }
    try stage.tap("Text")
    // 852 - 336 - 44: the other bar is behind the keyboard.
    let strips = stage.renderTree.all(.toolbar)
    #expect(strips.map(\.frame?.minY) == [769, 472])
    #expect(strips.last?.frame?.size.height == 44)
    #expect(content(stage)?.maxY == 472)
    try stage.tap("Done")
    #expect(stage.renderTree.all(.field).first?.facts.contains(Fact("value", "!")) == true)
    #expect(throws: StageError.self) { try stage.tap("Add") }
    stage.hideKeyboard()
    #expect(stage.renderTree.all(.toolbar).map(\.frame?.minY) == [769])
  }

  @Test("An item with nothing in it draws no bar, until there is something")
  func empty() throws {
    struct Selecting: Element {
      @Local private var isSelecting = false

      var body: some Element {
        PushButton("Select") { isSelecting.toggle() }
          .toolbar {
            BarItem(placement: .bottomBar) {}
            BarItem(placement: .status) { if isSelecting { TextBlock("1 selected") } }
          }
      }
    }
    let stage = Stage(on: .iPhone15) { Selecting() }
    #expect(stage.renderTree.all(.toolbar).isEmpty)
    try stage.tap("Select")
    #expect(stage.renderTree.all(.toolbar).count == 1)
    #expect(stage.renderTree.words.contains("1 selected"))
    try stage.tap("Select")
    #expect(stage.renderTree.all(.toolbar).isEmpty)
  }

  @Test("From iOS 26 on it is 48 high")
  func glass() throws {
    let stage = Stage(on: .iPhone15, platform: .iOS26) { Draft() }
    try stage.tap("Text")
    let keyboard: Double = 852 - 335
    #expect(stage.renderTree.all(.toolbar).map(\.frame?.minY) == [770, keyboard - 48])
  }

  @Test("With a keyboard that is connected there is no bar on one")
  func hardware() throws {
    let stage = Stage(under: Traits(device: .iPhone15, hasHardwareKeyboard: true)) { Draft() }
    try stage.tap("Text")
    #expect(stage.renderTree.all(.toolbar).count == 1)
  }

  @Test("Above tabs the bar stands on the tab bar")
  func tabs() {
    let stage = Stage(
      StubTabs([StubCoordinator("a", tab: "A") { _ in Draft() }, StubCoordinator("b", tab: "B")])
    )
    // The tab bar begins at 852 - 83 = 769.
    #expect(
      stage.renderTree.all(.toolbar).map(\.frame)
        == [Rect(x: 0, y: 720, width: 393, height: 49)]
    )
  }

  @Test("A sheet of its content's height has room for the bar")
  func sheet() {
    let shown = SheetStage([.custom]) { _ in
      TextBlock("a").toolbar { BarItem(placement: .bottomBar) { PushButton("Add") {} } }
    }
    // A line of 20⅓ and 49.
    #expect(shown.stage.sheet?.height == 208.0 / 3)
  }

  @Test("A status stands in the middle, between the other items")
  func status() throws {
    let tree = Stage(on: .iPhone15) {
      Fill().toolbar {
        BarItem(placement: .bottomBar) {
          PushButton(action: {}) { Icon("a") }.accessibilityLabel("A")
        }
        BarItem(placement: .status) { Picture("status", width: 93, height: 10) }
        BarItem(placement: .bottomBar) {
          PushButton(action: {}) { Icon("b") }.accessibilityLabel("B")
        }
      }
    }.renderTree
    #expect(tree.all(.button).map(\.frame?.minX) == [16, 333])
    #expect(tree.all(.picture).first?.frame?.minX == 150)
  }

  @Test("A stretch between the other items, or a wide one, moved a status out of the middle")
  func statusInTheMiddle() {
    func tree(@ElementBuilder _ others: @escaping () -> some Element) -> RenderTree {
      Stage(on: .iPhone15) {
        Fill().toolbar {
          BarGroup(placement: .bottomBar) { others() }
          BarItem(placement: .status) { Picture("status", width: 93, height: 10) }
        }
      }.renderTree
    }
    func place(_ tree: RenderTree) -> Double? {
      tree.all(.picture).first { $0.label == "status" }?.frame?.minX
    }
    let stretched = tree {
      PushButton(action: {}) { Icon("a") }.accessibilityLabel("A")
      Stretch()
      PushButton(action: {}) { Icon("b") }.accessibilityLabel("B")
    }
    // (393 - 93) / 2; the last button ends 16 before the edge.
    #expect(place(stretched) == 150)
    #expect(stretched.all(.button).map(\.frame?.minX) == [16, 333])
    let alone = tree { PushButton(action: {}) { Icon("a") }.accessibilityLabel("A") }
    #expect(place(alone) == 150)
    #expect(alone.all(.button).map(\.frame?.minX) == [16])
    let wide = tree {
      Picture("wide", width: 100, height: 10)
      PushButton(action: {}) { Icon("b") }.accessibilityLabel("B")
    }
    #expect(place(wide) == 150)
  }
}
