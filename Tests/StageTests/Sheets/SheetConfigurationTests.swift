import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Sheet configuration by content.
@MainActor
struct SheetConfigurationTests {
  private func home(_ shown: SheetStage) throws -> RenderNode {
    try #require(shown.stage.renderTree.all(.stack).first)
  }

  // MARK: - What is behind

  @Test("A sheet dims what is behind it, and keeps it out of reach")
  func dims() throws {
    let shown = SheetStage([.medium])
    #expect(try shown.measurement().dimming == 0.2)
    #expect(try home(shown).flags.contains(.inert))
    shown.stage.traits.scheme = .dark
    #expect(try shown.measurement().dimming == 0.48)
  }

  @Test("With background interaction the presenter is neither dimmed nor out of reach")
  func enabled() throws {
    let shown = SheetStage([.medium]) { _ in
      Fill().presentationBackgroundInteraction(.enabled)
    }
    #expect(try shown.measurement().dimming == 0)
    #expect(try !home(shown).flags.contains(.inert))
  }

  @Test("Up through a detent the presenter can be used, above it is dimmed")
  func upThrough() throws {
    let shown = SheetStage([.height(200), .medium, .extraLarge], selected: .medium) { _ in
      Fill().presentationBackgroundInteraction(.enabledUpThrough(.medium))
    }
    #expect(try shown.measurement().dimming == 0)
    try shown.stage.dragSheet(to: .height(200))
    #expect(try shown.measurement().dimming == 0)
    try shown.stage.dragSheet(to: .extraLarge)
    #expect(try shown.measurement().dimming == 0.2)
    #expect(try home(shown).flags.contains(.inert))
  }

  @Test("Up through `large` the presenter can be used at the greatest of a coordinator's detents")
  func upThroughLarge() throws {
    for detent in [ModalPresentationDetent.large, .extraLarge] {
      let shown = SheetStage([.medium, detent], selected: detent) { _ in
        Fill().presentationBackgroundInteraction(.enabledUpThrough(.large))
      }
      #expect(try shown.measurement().dimming == 0)
    }
  }

  @Test("Up through a detent that was not asked for, every height dims")
  func upThroughForeign() throws {
    let shown = SheetStage([.medium]) { _ in
      Fill().presentationBackgroundInteraction(.enabledUpThrough(.large))
    }
    #expect(try shown.measurement().dimming == 0.2)
  }

  @Test("Behind the presenter of a sheet nothing can be used, whatever either allows")
  func nested() throws {
    let configuration = ModalDetentConfiguration(detents: [.medium])
    let app = StubCoordinator("home", modals: ["lower": configuration])
    let lower = StubCoordinator("lower", modals: ["upper": configuration]) { _ in
      Fill().presentationBackgroundInteraction(.enabled)
    }
    let upper = StubCoordinator("upper") { _ in Fill().presentationBackgroundInteraction(.enabled) }
    lower.addModalCoordinator(upper)
    app.addModalCoordinator(lower)
    app.navigate(to: StubRoute("lower"))
    app.navigate(to: StubRoute("upper"))
    let tree = Stage(app).renderTree
    #expect(tree.all(.stack).first?.flags.contains(.inert) == true)
    #expect(tree.all(.sheet).map { $0.flags.contains(.inert) } == [false, false])
  }

  // MARK: - The indicator

  @Test("A sheet of one height shows its grabber if asked, one of several hides it if asked")
  func indicator() {
    let visible = SheetStage([.medium]) { _ in Fill().presentationDragIndicator(.visible) }
    #expect(visible.stage.renderTree.all(.grabber).count == 1)
    let hidden = SheetStage([.medium, .large]) { _ in Fill().presentationDragIndicator(.hidden) }
    #expect(hidden.stage.renderTree.all(.grabber).isEmpty)
  }

  // MARK: - Corners

  @Test("Corners have the platform's radii")
  func corners() throws {
    #expect(
      try SheetStage([.medium], on: .iPhone16).measurement().corners
        == SheetCorners(top: 10, bottom: 55)
    )
    #expect(
      try SheetStage([.medium], on: .iPhone16, platform: .iOS26).measurement().corners
        == SheetCorners(top: 38, bottom: 47)
    )
    #expect(
      try SheetStage([.extraLarge], on: .iPhone16, platform: .iOS26).measurement().corners
        == SheetCorners(top: 37.7, bottom: 55)
    )
    #expect(
      try SheetStage([.large], on: .iPadA16, platform: .iOS26).measurement().corners
        == SheetCorners(top: 32, bottom: 32)
    )
  }

  @Test("A requested radius is for the corners that are not the display's")
  func requestedCorners() throws {
    let older = SheetStage([.medium], on: .iPhone16) { _ in Fill().presentationCornerRadius(24) }
    #expect(try older.measurement().corners == SheetCorners(top: 24, bottom: 55))
    let floating = SheetStage([.medium], on: .iPhone16, platform: .iOS26) { _ in
      Fill().presentationCornerRadius(24)
    }
    #expect(try floating.measurement().corners == SheetCorners(top: 24, bottom: 24))
  }

  @Test("An invalid radius is left to the platform", arguments: [-1, Double.nan, .infinity])
  func uselessRadius(radius: Double) throws {
    let shown = SheetStage([.medium], on: .iPhone16) { _ in
      Fill().presentationCornerRadius(radius)
    }
    #expect(try shown.measurement().corners == SheetCorners(top: 10, bottom: 55))
  }

  // MARK: - Which screen configures the sheet

  @Test("A pushed screen's configuration wins; what it does not set, the root does")
  func pushed() throws {
    let shown = SheetStage([.medium]) { route in
      if route.identifier == "sheet" {
        Fill().presentationDragIndicator(.visible).presentationCornerRadius(24)
      } else {
        Fill().presentationDragIndicator(.hidden)
      }
    }
    #expect(try shown.measurement().showsIndicator)
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(try !shown.measurement().showsIndicator)
    #expect(try shown.measurement().corners.top == 24)
    shown.sheet.pop()
    #expect(try shown.measurement().showsIndicator)
  }

  @Test("One screen that keeps its sheet up is enough")
  func dismissal() throws {
    let shown = SheetStage([.medium]) { route in
      Column {
        Fill().interactiveDismissDisabled(false)
        Fill().interactiveDismissDisabled(route.identifier == "sheet")
      }
    }
    #expect(try shown.measurement().isDismissDisabled)
    let other = SheetStage([.medium]) { _ in Fill().interactiveDismissDisabled(false) }
    #expect(try !other.measurement().isDismissDisabled)
  }

  // MARK: - Scrolled content

  private func scrolled(_ scrolling: SheetScrolling) -> SheetStage {
    SheetStage([.medium, .extraLarge]) { _ in
      ScrollArea { Fill().frame(height: 3_000) }.presentationContentInteraction(scrolling)
    }
  }

  @Test("A drag on content makes the sheet taller first, and scrolls in the tallest")
  func enlarges() throws {
    for scrolling in [SheetScrolling.automatic, .resizes] {
      let shown = scrolled(scrolling)
      #expect(try shown.stage.scroll(by: 100) == 0)
      #expect(try shown.measurement().detent == .extraLarge)
      #expect(try shown.stage.scroll(by: 100) == 100)
      #expect(try shown.measurement().detent == .extraLarge)
    }
  }

  @Test("Content that is to scroll does so at every height")
  func scrolls() throws {
    let shown = scrolled(.scrolls)
    #expect(try shown.stage.scroll(by: 100) == 100)
    #expect(try shown.measurement().detent == .medium)
  }

  @Test("Content that is scrolled already scrolls on, and back at its start makes the sheet taller")
  func scrolledAlready() throws {
    let shown = SheetStage([.medium, .large]) { _ in
      ScrollArea {
        Column(spacing: 0) {
          Fill().frame(height: 1_000)
          PushButton("Deep") {}
        }
      }
    }
    // To look for something leaves the sheet as it is.
    try shown.stage.scroll(to: "Deep")
    #expect(try shown.stage.scroll(by: -50) == -50)
    #expect(try shown.stage.scroll(by: 10) == 10)
    #expect(try shown.measurement().detent == .medium)
    try shown.stage.scroll(by: -5_000)
    #expect(try shown.stage.scroll(by: 10) == 0)
    #expect(try shown.measurement().detent == .large)
  }

  // MARK: - Adaptation

  @Test("A sheet that is to become a popover on a phone stays one, and that is a finding")
  func popover() throws {
    let shown = SheetStage([.medium]) { _ in Fill().presentationCompactAdaptation(.popover) }
    #expect(shown.stage.renderTree.findings.map(\.code) == [.unsupportedAdaptation])
    #expect(try shown.measurement().detent == .medium)
    shown.stage.traits.device = .iPadA16
    #expect(shown.stage.renderTree.findings.map(\.code) == [.detentsIgnored])
  }

  @Test("A sheet that became a cover was swiped away like a sheet")
  func coverStays() {
    let shown = SheetStage([.medium]) { _ in
      Fill().presentationCompactAdaptation(.fullScreenCover)
    }
    let refusal = StageError.noSheet(front: "sheet")
    #expect(throws: refusal) { try shown.stage.swipeSheetAway() }
    #expect(throws: refusal) { try shown.stage.dragSheetDown() }
    #expect(throws: refusal) { try shown.stage.dragSheet(to: .medium) }
    #expect(throws: refusal) { _ = try shown.stage.beginSheetDrag() }
    #expect(shown.app.visibleRoute.identifier == "sheet")
    // On a tablet it is a sheet, and goes.
    shown.stage.traits.device = .iPadA16
    #expect(throws: Never.self) { try shown.stage.swipeSheetAway() }
    #expect(shown.app.visibleRoute.identifier == "home")
  }

  @Test("A sheet that is to become a cover on a phone fills the window")
  func cover() throws {
    let shown = SheetStage([.medium]) { _ in
      Fill().presentationCompactAdaptation(.fullScreenCover)
    }
    #expect(try shown.measurement().frame == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(shown.stage.renderTree.findings.map(\.code) == [.noWayBack])
  }
}
