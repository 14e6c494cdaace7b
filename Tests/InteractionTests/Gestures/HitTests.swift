import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What a finger touches.
@MainActor
struct HitTests {
  private func stage(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> Stage {
    Stage(StubCoordinator("home") { _ in content() })
  }

  @Test("A tap at a point presses what is there")
  func point() throws {
    let stage = stage { Pair() }
    // Two halves of 393 x 759, from 59 on.
    try stage.tap(at: Point(x: 100, y: 100))
    #expect(stage.renderTree.words == ["left"])
    try stage.tap(at: Point(x: 300, y: 700))
    #expect(stage.renderTree.words == ["right"])
  }

  @Test("A tap on the bar of tabs below its buttons pressed what is behind the bar")
  func behindTabBar() throws {
    var count = 0
    let home = StubCoordinator("a", tab: "A") { _ in
      PushButton(action: { count += 1 }) { Fill() }.accessibilityLabel("All").ignoresSafeArea()
    }
    let stage = Stage(StubTabs([home, StubCoordinator("b", tab: "B")]))
    try stage.tap(at: Point(x: 100, y: 700))
    #expect(count == 1)
    // The buttons end 34 points above the lower edge at 852.
    #expect(throws: StageError.self) { try stage.tap(at: Point(x: 100, y: 840)) }
    #expect(count == 1)
  }

  @Test("A tap beside everything is an error that names what could be pressed")
  func beside() {
    let stage = stage { PushButton("Buy") {} }
    let error = StageError.nothingToTap(at: Point(x: 5, y: 100), found: nil, available: ["Buy"])
    #expect(throws: error) { try stage.tap(at: Point(x: 5, y: 100)) }
    #expect(
      error.description
        == "At 5,100 there is no tappable element. Available: “Buy”."
    )
    #expect(throws: StageError.self) { try stage.tap(at: Point(x: .nan, y: -.infinity)) }
  }

  @Test("A colour over a button takes the touch, and the error says so")
  func colour() {
    let stage = stage {
      Layers {
        PushButton("Buy") {}
        Fill(.accent)
      }
    }
    let error = StageError.outOfReach("Buy", reason: .under("the fill accent"))
    #expect(throws: error) { try stage.tap("Buy") }
    #expect(
      error.description
        == "“Buy” is under the fill accent, which receives the touch. Move that behind it, or remove it."
    )
    let point = Point(x: 196, y: 438)
    #expect(
      throws: StageError.nothingToTap(at: point, found: "the fill accent", available: ["Buy"])
    ) {
      try stage.tap(at: point)
    }
  }

  @Test("No colour takes no touch, and neither does one below a button")
  func noColour() throws {
    var presses = 0
    try stage {
      Layers {
        Fill(.accent)
        PushButton("Buy") { presses += 1 }
        Fill(.clear)
      }
    }.tap("Buy")
    #expect(presses == 1)
  }

  @Test(
    "A button could be pressed through the blank part of a list or a scroll area in front of it"
  )
  func throughList() throws {
    var presses = 0
    let stage = stage {
      Layers {
        PushButton(action: { presses += 1 }) { Fill(.accent) }.accessibilityLabel("Behind")
        Column(spacing: 0) {
          ScrollArea { TextBlock("One line") }
          RowList { TextBlock("One row") }
        }
      }
    }
    // Below the line, and below the row.
    for y in [300.0, 700] {
      #expect(throws: StageError.self) { try stage.tap(at: Point(x: 200, y: y)) }
    }
    #expect(presses == 0)
  }

  @Test("A button of which some is free can be pressed there")
  func partlyFree() throws {
    var presses = 0
    try stage {
      PushButton(action: { presses += 1 }) { Fill().frame(width: 300, height: 50) }
        .accessibilityLabel("Buy")
        .overlay { TextBlock("Sale") }
    }.tap("Buy")
    #expect(presses == 1)
  }

  @Test("A bar is in front of content that runs on below it")
  func bar() throws {
    let app = StubCoordinator("home", handles: ["next"]) { _ in Fill(.accent).ignoresSafeArea() }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    try stage.tap("Back")
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A tap at what a sheet dims is a tap outside of it")
  func dimmed() throws {
    let shown = SheetStage([.medium])
    try shown.stage.tap(at: Point(x: 100, y: 300))
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test(
    "A tap beside a sheet that floats was taken for one on it, where it is laid out",
    arguments: [Point(x: 3, y: 600), Point(x: 196, y: 397)]
  )
  func besideFloating(_ point: Point) throws {
    // Laid out from 0,393 it is drawn from 8,403.69 to 385,844.
    let shown = SheetStage([.medium], platform: .iOS26)
    try shown.stage.tap(at: point)
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test("A button in a sheet that floats was touched where it is laid out, not where it is drawn")
  func inFloating() throws {
    var presses = 0
    let shown = SheetStage([.medium], platform: .iOS26) { _ in
      PushButton(action: { presses += 1 }) { Fill().frame(height: 40) }.accessibilityLabel("Buy")
        .frame(maxHeight: .infinity, alignment: .top)
    }
    // From 393 to 433, drawn from 403.69 to 442.06: 377 of 393.
    try shown.stage.tap(at: Point(x: 196, y: 440))
    #expect(presses == 1)
    #expect(throws: StageError.self) { try shown.stage.tap(at: Point(x: 196, y: 444)) }
    try shown.stage.tap("Buy")
    #expect(presses == 2)
  }

  @Test("A tap at the grabber takes the sheet to another height")
  func grabber() throws {
    let shown = SheetStage([.medium, .large])
    // In the middle, 5 to 10 below the sheet's top at 398.6667.
    try shown.stage.tap(at: Point(x: 196, y: 406))
    #expect(try shown.measurement().detent == .large)
  }

  @Test("A disabled button is disabled wherever it is tapped")
  func disabled() {
    let stage = stage { PushButton("Buy") {}.disabled() }
    #expect(throws: StageError.outOfReach("Buy", reason: .disabled)) {
      try stage.tap(at: Point(x: 196, y: 438))
    }
  }
}

/// Two buttons side by side, and which was pressed.
private struct Pair: Element {
  @Local private var pressed = "none"

  var body: some Element {
    Row(spacing: 0) {
      PushButton(action: { pressed = "left" }) { Fill() }.accessibilityLabel("Left")
      PushButton(action: { pressed = "right" }) { Fill() }.accessibilityLabel("Right")
    }
    .overlay(alignment: .bottom) { TextBlock(pressed) }
  }
}
