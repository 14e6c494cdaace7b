import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Scrolling to something brings it out from behind what covers a part of its list.
///
/// On an iPhone 15 the window of an area without a bar is from 59 to 818.
@MainActor
struct ScrollingBehindTests {
  private let flags = Flags()

  private func rows() -> some Element {
    let flags = flags
    return ScrollArea {
      Column(spacing: 0) {
        Each(0..<30, id: \.self) { row in
          PushButton(action: flags.note("\(row)")) { Fill().frame(height: 100) }.accessibilityLabel(
            "Row \(row)"
          )
        }
      }
    }
  }

  private func maxY(_ label: String, in stage: Stage) -> Double? {
    stage.renderTree.frame(.button, label).map { ($0.maxY * 1e6).rounded() / 1e6 }
  }

  /// Rows behind a sheet that lets touches through, whose upper edge is at 398⅔.
  private func behindSheet(_ detent: ModalPresentationDetent = .medium) -> Stage {
    let configuration = ModalDetentConfiguration(detents: [detent])
    let app = StubCoordinator("home", modals: ["sheet": configuration]) { _ in rows() }
    app.addModalCoordinator(
      StubCoordinator("sheet") { _ in Fill().presentationBackgroundInteraction(.enabled) }
    )
    app.navigate(to: StubRoute("sheet"))
    return Stage(app)
  }

  /// Rows under a bar of 100 points that is laid over them, from 718 to 818.
  private func underBar() -> Stage {
    stage {
      Layers(alignment: .bottom) {
        rows()
        PushButton(action: {}) { Fill(.accent).frame(height: 100) }.accessibilityLabel("Mini")
      }
    }
  }

  @Test("What was scrolled to lay behind the sheet in front of its list")
  func sheet() throws {
    let stage = behindSheet()
    try stage.scroll(to: "Row 15")
    #expect(maxY("Row 15", in: stage) == 398.666667)
    try stage.tap("Row 15")
    try stage.scroll(to: "Row 5")
    #expect(stage.renderTree.frame(.button, "Row 5")?.minY == 59)
    try stage.tap("Row 5")
    #expect(flags.log == ["15", "5"])
  }

  @Test("What was scrolled to lay behind the keyboard of a sheet in front of its list")
  func keyboard() throws {
    let stage = behindSheet(.height(200))
    stage.showKeyboard()
    try stage.scroll(to: "Row 15")
    try stage.tap("Row 15")
    #expect(flags.log == ["15"])
    let before = stage.renderTree.frame(.button, "Row 29")
    #expect(throws: StageError.self) { try stage.scroll(to: "Row 29") }
    #expect(stage.renderTree.frame(.button, "Row 29") == before)
  }

  @Test("What was scrolled to lay under a bar over its list")
  func bar() throws {
    let stage = underBar()
    try stage.scroll(to: "Row 15")
    #expect(maxY("Row 15", in: stage) == 718)
    try stage.tap("Row 15")
    #expect(flags.log == ["15"])
  }

  @Test("What was scrolled to lay under a colour laid over its list, above and below")
  func overlays() throws {
    let stage = stage {
      rows()
        .overlay(alignment: .top) { Fill(.accent).frame(height: 50) }
        .overlay(alignment: .bottom) { Fill(.accent).frame(height: 100) }
    }
    try stage.scroll(to: "Row 15")
    #expect(maxY("Row 15", in: stage) == 718)
    try stage.scroll(to: "Row 5")
    #expect(maxY("Row 5", in: stage) == 209)
    try stage.tap("Row 5")
  }

  @Test("A row that can only lie behind a sheet was reported as scrolled to")
  func stuck() throws {
    let stage = behindSheet()
    try stage.scroll(by: 300)
    let before = stage.renderTree
    #expect(throws: StageError.outOfReach("Row 29", reason: .behind(surface: "the sheet sheet"))) {
      try stage.scroll(to: "Row 29")
    }
    #expect(stage.renderTree == before)
  }

  @Test("A row that can only lie under a bar was reported as scrolled to")
  func stuckUnderBar() throws {
    let stage = underBar()
    let before = stage.renderTree
    #expect(throws: StageError.outOfReach("Row 29", reason: .under("the button “Mini”"))) {
      try stage.scroll(to: "Row 29")
    }
    #expect(stage.renderTree == before)
  }

  @Test("A large title comes to the size that it has after the last way")
  func underTitle() throws {
    let stage = stage {
      rows().overlay(alignment: .bottom) { Fill(.accent).frame(height: 100) }.navigationTitle(
        "Shelf"
      )
    }
    // Row 5 ends at 749⅔ below the large title, of which 31⅔ are covered, and 52 less without it.
    try stage.scroll(to: "Row 5")
    #expect(stage.renderTree.all(.navigationBar).last?.facts == [Fact("title", "collapsed")])
    #expect(maxY("Row 5", in: stage) == 697.666667)
    try stage.tap("Row 5")
  }

  @Test("What is seen whole stays, and so does what only a corner of is covered")
  func stays() throws {
    let stage = stage {
      Layers(alignment: .bottomTrailing) {
        rows()
        PushButton(action: {}) { Fill(.accent).frame(width: 60, height: 60) }.accessibilityLabel(
          "Add"
        )
      }
    }
    try stage.scroll(to: "Row 6")
    #expect(maxY("Row 6", in: stage) == 759)
    try stage.scroll(to: "Row 15")
    #expect(maxY("Row 15", in: stage) == 818)
    try stage.tap("Row 15")
  }

  @Test("Of two elements of one name the one in sight was scrolled away from")
  func twoOfAName() throws {
    let stage = stage {
      ScrollArea {
        PushButton("Same") {}.buttonStyle(.bordered.large)
        Fill().frame(height: 3_000)
        PushButton("Same") {}.buttonStyle(.bordered.large)
      }
    }
    try stage.scroll(by: 10_000)
    let before = stage.renderTree
    try stage.scroll(to: "Same")
    #expect(stage.renderTree == before)
  }
}
