import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Scrolling.
@MainActor
struct ScrollingTests {
  /// Thirty buttons of 100 points each.
  ///
  /// On an iPhone 15 the window of the area is 759 high and begins
  /// at 59, so that the content can be scrolled by 3000 - 759 = 2241.
  private func rows(_ handles: Set<StubRoute> = []) -> (app: StubCoordinator, stage: Stage) {
    let app = StubCoordinator("home", handles: handles) { _ in Rows() }
    return (app, Stage(app))
  }

  private func frame(_ label: String, in stage: Stage) -> Rect? {
    stage.renderTree.all(.button).first { $0.label == label }?.frame
  }

  /// The upper edge of a button, to the millionth of a point.
  private func minY(_ label: String, in stage: Stage) -> Double? {
    frame(label, in: stage).map { ($0.minY * 1e6).rounded() / 1e6 }
  }

  /// The lower edge of a button, to the millionth of a point.
  private func maxY(_ label: String, in stage: Stage) -> Double? {
    frame(label, in: stage).map { ($0.maxY * 1e6).rounded() / 1e6 }
  }

  @Test("The content moves up when it is scrolled down")
  func down() throws {
    let (_, stage) = rows()
    #expect(minY("Row 0", in: stage) == 59)
    #expect(try stage.scroll(by: 100) == 100)
    #expect(minY("Row 0", in: stage) == -41)
    #expect(minY("Row 1", in: stage) == 59)
    #expect(try stage.scroll(by: -40) == -40)
    #expect(minY("Row 1", in: stage) == 99)
  }

  @Test("It moves no further than to its ends, however far it is scrolled")
  func ends() throws {
    let (_, stage) = rows()
    #expect(try stage.scroll(by: -50) == 0)
    #expect(try stage.scroll(by: 10_000) == 2241)
    #expect(maxY("Row 29", in: stage) == 818)
    #expect(try stage.scroll(by: .nan) == 0)
    #expect(try stage.scroll(by: .infinity) == 0)
    #expect(try stage.scroll(by: -.infinity) == -2241)
    #expect(minY("Row 0", in: stage) == 59)
    #expect(try stage.scroll(by: 50, along: .horizontal) == 0)
  }

  @Test("What is scrolled away cannot be tapped, what has come into sight can")
  func outOfReach() throws {
    let (_, stage) = rows()
    // The content runs on to the lower edge of the screen, at 852: row 7 begins at 759, row 8 at 859.
    try stage.tap("Row 7")
    let error = StageError.outOfReach("Row 8", reason: .scrolledAway(area: "scroll"))
    #expect(throws: error) { try stage.tap("Row 8") }
    #expect(
      error.description == "“Row 8” is scrolled out of scroll. Call scroll(to: “Row 8”) first."
    )
    try stage.scroll(by: 159)
    try stage.tap("Row 8")
    // Row 0 ends where the screen begins.
    #expect(throws: StageError.outOfReach("Row 0", reason: .scrolledAway(area: "scroll"))) {
      try stage.tap("Row 0")
    }
  }

  @Test("Scrolling to something moves as little as is needed")
  func toName() throws {
    let (_, stage) = rows()
    try stage.scroll(to: "Row 3")
    #expect(minY("Row 0", in: stage) == 59)
    try stage.scroll(to: "Row 20")
    #expect(maxY("Row 20", in: stage) == 818)
    try stage.scroll(to: "Row 20")
    #expect(maxY("Row 20", in: stage) == 818)
    try stage.scroll(to: "Row 2")
    #expect(minY("Row 2", in: stage) == 59)
  }

  @Test("An element without a scroll area is an error that names those that have one")
  func nothing() {
    let stage = Stage(StubCoordinator("home") { _ in ScrollArea { TextBlock("One") } })
    let error = StageError.nothingToScrollTo("Two", available: ["One"])
    #expect(throws: error) { try stage.scroll(to: "Two") }
    #expect(error.description == "No scroll area contains “Two”. They contain: “One”.")
    #expect(throws: StageError.noScrollArea(nil, available: [])) {
      try Stage(StubCoordinator("home")).scroll(by: 3)
    }
  }

  @Test("A screen stays scrolled while another one covers it, and starts anew when it comes again")
  func kept() throws {
    let (app, stage) = rows(["next"])
    try stage.scroll(by: 100)
    app.navigate(to: StubRoute("next"))
    // Screens below its bar begin at 53.67 + 44.
    #expect(minY("Row 0", in: stage) == 97.666667)
    try stage.scroll(by: 30)
    app.pop()
    #expect(minY("Row 0", in: stage) == -41)
    app.navigate(to: StubRoute("next"))
    #expect(minY("Row 0", in: stage) == 97.666667)
  }

  @Test("Several areas have names, by tag or by count")
  func names() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        Column(spacing: 0) {
          ScrollArea { Fill(.accent).frame(height: 500) }.frame(height: 100)
          ScrollArea { PushButton("Deep") {}.frame(height: 500) }.frame(height: 200)
          ScrollArea(.horizontal) { Fill(.accent).frame(width: 900, height: 50) }
            .accessibilityIdentifier("wide")
        }
      }
    )
    #expect(stage.scrollAreas == ["scroll", "scroll 2", "#wide"])
    #expect(throws: StageError.noScrollArea(nil, available: ["scroll", "scroll 2", "#wide"])) {
      try stage.scroll(by: 3)
    }
    #expect(throws: StageError.noScrollArea("x", available: ["scroll", "scroll 2", "#wide"])) {
      try stage.scroll("x", by: 3)
    }
    #expect(try stage.scroll("scroll 2", by: 999) == 300)
    #expect(try stage.scroll("#wide", by: 999, along: .horizontal) == 507)
  }

  @Test("A low area hides what is outside of it")
  func lowArea() {
    let stage = Stage(
      StubCoordinator("home") { _ in
        Column(spacing: 0) {
          ScrollArea {
            PushButton("In") {}.frame(height: 100)
            PushButton("Out") {}.frame(height: 100)
          }
          .frame(height: 100)
          Stretch()
        }
      }
    )
    let buttons = stage.renderTree.all(.button)
    #expect(buttons.map { $0.flags.contains(.scrolledAway) } == [false, true])
  }

  @Test("A list scrolls, too")
  func list() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        RowList { Each(0..<40, id: \.self) { PushButton("Row \($0)") {} } }.listStyle(.plain)
      }
    )
    #expect(stage.scrollAreas == ["list"])
    let before = try #require(frame("Row 10", in: stage)?.minY)
    try stage.scroll("list", by: 75)
    #expect(frame("Row 10", in: stage)?.minY == before - 75)
  }

  @Test("Behind a sheet nothing scrolls")
  func behindSheet() {
    let app = StubCoordinator(
      "home",
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
    ) { _ in
      Rows()
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("sheet"))
    #expect(Stage(app).scrollAreas.isEmpty)
  }

  @Test("An element taller than its area is scrolled to its beginning")
  func tall() throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        ScrollArea {
          Column(spacing: 0) {
            Fill().frame(height: 500)
            Fill().frame(height: 2_000).accessibilityIdentifier("tall")
          }
        }
      }
    )
    try stage.scroll(to: "#tall")
    #expect(stage.renderTree.nodes.first { $0.identifier == "tall" }?.frame?.minY == 59)
  }
}

/// More buttons than fit.
private struct Rows: Element {
  var body: some Element {
    ScrollArea {
      Column(spacing: 0) {
        Each(0..<30, id: \.self) { number in
          PushButton(action: {}) { Fill().frame(height: 100) }.accessibilityLabel("Row \(number)")
        }
      }
    }
  }
}
