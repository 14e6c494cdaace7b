import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The four ways to dismiss a modal and the five to dismiss a detour that the guides show.
@MainActor
struct DismissalPatternTests {
  private let words = TextBlock("Settings")

  // MARK: - Modals

  @Test("A modal with a close button goes by it")
  func modalCloseButton() throws {
    let stage = modal { _ in words.closeButton() }
    try expect(stage, back: nil, buttons: ["Close"])
    #expect(stage.renderTree.all(.navigationBar).isEmpty)

    try stage.tap("Close")
    expectOnlyHome(on: stage)
  }

  @Test("A modal with a custom bar goes by the button in it")
  func modalCustomBar() throws {
    let stage = modal { _ in words.customNavigationBar("Settings", background: .accent) }
    try expect(stage, back: nil, buttons: ["Back"])
    #expect(stage.renderTree.all(.heading).map(\.label) == ["Settings"])

    try stage.tap("Back")
    expectOnlyHome(on: stage)
  }

  @Test("A modal with a native bar goes by the button that its screen puts into it")
  func modalNativeBar() throws {
    let stage = modal { _ in NativeBar(button: "Close") }
    try expect(stage, back: nil, buttons: ["Close"])
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["Settings"])

    try stage.tap("Close")
    expectOnlyHome(on: stage)
  }

  @Test("A modal without any of them goes by a swipe, and is not a finding")
  func modalSwipe() throws {
    let stage = modal { _ in words }
    try expect(stage, back: nil, buttons: [])
    #expect(stage.renderTree.findings.isEmpty)

    try stage.swipeSheetAway()
    expectOnlyHome(on: stage)
  }

  @Test("A close button leaves the modal only once the screens above its root are left")
  func modalPushed() throws {
    let stage = modal { _ in words.closeButton() }
    stage.coordinator.visibleCoordinator.navigate(to: StubRoute("step"))
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Back",
          canNavigateBack: true,
          effect: "pop to modal on app/modal modal"
        )
    )

    try stage.tap("Close")
    #expect(stage.topScreen?.route.identifier == "modal")
    try stage.tap("Close")
    expectOnlyHome(on: stage)
  }

  // MARK: - Detours

  @Test("A detour without anything gets a bar with a back button")
  func detourFallback() throws {
    let stage = detour { _ in words }
    try expect(stage, back: "Back", buttons: [])

    try stage.goBack()
    expectOnlyHome(on: stage)
  }

  @Test("A detour with a custom bar has that in place of the fallback")
  func detourCustomBar() throws {
    let stage = detour { _ in words.customNavigationBar("Settings") }
    try expect(stage, back: nil, buttons: ["Back"])
    #expect(stage.renderTree.all(.navigationBar).isEmpty)
    #expect(stage.renderTree.all(.customBar).count == 1)

    try stage.tap("Back")
    expectOnlyHome(on: stage)
  }

  @Test(
    "A detour with a button of its own in the native bar has one bar, and can hide the fallback"
  )
  func detourNativeBar() throws {
    let both = detour { _ in NativeBar(button: "Done") }
    try expect(both, back: "Back", buttons: ["Done"])
    #expect(both.renderTree.all(.navigationBar).map(\.label) == ["Settings"])

    let stage = detour { _ in NativeBar(button: "Done").navigationBarBackButtonHidden() }
    try expect(stage, back: nil, buttons: ["Done"])
    #expect(stage.renderTree.all(.navigationBar).map(\.label) == ["Settings"])

    try stage.tap("Done")
    expectOnlyHome(on: stage)
  }

  @Test("A detour with a button among its content goes by that, and keeps the fallback")
  func detourCustomButton() throws {
    let stage = detour { _ in ButtonAmongContent(button: "Leave") }
    try expect(stage, back: "Back", buttons: ["Leave"])

    try stage.tap("Leave")
    expectOnlyHome(on: stage)
  }

  @Test("A screen that looks at its context has a close button in a detour, a bar in a modal")
  func contextAware() throws {
    let inDetour = detour { _ in ContextAware() }
    try expect(inDetour, back: nil, buttons: ["Close"])
    #expect(inDetour.renderTree.all(.customBar).isEmpty)
    try inDetour.tap("Close")
    expectOnlyHome(on: inDetour)

    let inModal = modal { _ in ContextAware() }
    try expect(inModal, back: nil, buttons: ["Back"])
    #expect(inModal.renderTree.all(.customBar).count == 1)
    try inModal.tap("Back")
    expectOnlyHome(on: inModal)
  }

  @Test("Dismissing a detour leaves a modal below it as it was", arguments: ["Back", "Close"])
  func detourOverModal(_ button: String) throws {
    let stage = modal { _ in words }
    let detour = StubCoordinator("detour") { _ in
      button == "Close" ? AnyElement(words.closeButton()) : AnyElement(words)
    }
    stage.coordinator.presentDetour(detour, presenting: "detour")
    #expect(stage.surfaces.map(\.surface.style) == [.base, .sheet, .cover])

    try stage.tap(button)
    #expect(stage.surfaces.map(\.surface.style) == [.base, .sheet])
    #expect(stage.topScreen?.route.identifier == "modal")
  }

  // MARK: - Stages

  private func modal(_ screens: @escaping StubFactory.Screens) -> Stage {
    let app = StubCoordinator("home", modals: ["modal": ModalDetentConfiguration()])
    app.addModalCoordinator(StubCoordinator("modal", handles: ["step"], screens: screens))
    app.navigate(to: StubRoute("modal"))
    return Stage(app)
  }

  private func detour(_ screens: @escaping StubFactory.Screens) -> Stage {
    let app = StubCoordinator("home")
    app.presentDetour(StubCoordinator("detour", screens: screens), presenting: "detour")
    return Stage(app)
  }

  /// A surface that can be left with one step, by what is there to press.
  private func expect(
    _ stage: Stage,
    back: String?,
    buttons: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let surface = stage.sheet == nil ? "detour" : "modal"
    let expected = BackButton(
      isVisible: back != nil,
      label: back,
      canNavigateBack: true,
      effect: "dismiss \(surface) app/\(surface) \(surface)"
    )
    #expect(stage.back == expected, sourceLocation: sourceLocation)
    let found = stage.renderTree.all(.button).map(\.label)
    #expect(found == buttons, sourceLocation: sourceLocation)
    let front = stage.coordinator.visibleCoordinator
    let kind: Presentation.Kind = stage.sheet == nil ? .detour : .modal
    let plan = try front.planToGoBack()
    #expect(plan.steps == [.dismiss(front.ownerPath, kind: kind)], sourceLocation: sourceLocation)
  }

  private func expectOnlyHome(
    on stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.surfaces.count == 1, sourceLocation: sourceLocation)
    #expect(stage.topScreen?.route.identifier == "home", sourceLocation: sourceLocation)
    #expect(!stage.back.canNavigateBack, sourceLocation: sourceLocation)
    #expect(stage.coordinator.unhandledErrors.isEmpty, sourceLocation: sourceLocation)
  }
}

/// A titled screen that puts a button into the leading end of the stage's bar.
private struct NativeBar: Element {
  let button: String

  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    let action = goBack
    TextBlock("Settings")
      .navigationTitle("Settings")
      .toolbar { BarItem(placement: .topBarLeading) { PushButton(button) { action?() } } }
  }
}

/// A screen whose way back is among what it shows.
private struct ButtonAmongContent: Element {
  let button: String

  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    Column {
      PushButton(button) { goBack?() }
      TextBlock("Settings")
    }
  }
}

/// A screen with another look where its coordinator interrupts.
private struct ContextAware: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    if coordinator?.presentationContext == .detour {
      TextBlock("Settings").closeButton().navigationBarHidden()
    } else {
      TextBlock("Settings").customNavigationBar("Settings")
    }
  }
}
