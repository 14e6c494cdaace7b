import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Going back.
@MainActor
struct GoingBackTests {
  private func wayBackScreens(_ route: StubRoute) -> (any Element)? { WayBackScreen() }

  @Test("A screen can read whether there is a way back", arguments: Standing.allCases)
  func reported(standing: Standing) {
    let stage = Stage(standing.show(screens: wayBackScreens))
    let isThere = standing.screenBelow != nil
    #expect(stage.back.canNavigateBack == isThere)
    #expect(stage.renderTree.words.last == (isThere ? "can go back" : "cannot go back"))
  }

  @Test("A screen has an action exactly where there is a way back", arguments: Standing.allCases)
  func action(standing: Standing) {
    let stage = Stage(standing.show(screens: wayBackScreens))
    #expect(stage.canTap("Leave") == (standing.screenBelow != nil))
  }

  @Test(
    "The action takes away the front-most screen and nothing else",
    arguments: Standing.allCases.filter { $0.screenBelow != nil }
  )
  func leaving(standing: Standing) throws {
    let app = standing.show(screens: wayBackScreens)
    try Stage(app).tap("Leave")
    #expect(app.visibleRoute.identifier == standing.screenBelow)
  }

  @Test("A back button is drawn on pushed screens and detours", arguments: Standing.allCases)
  func button(standing: Standing) {
    #expect(Stage(standing.show(screens: wayBackScreens)).back.isVisible == standing.hasBackButton)
  }

  @Test(
    "The back button does what the action does",
    arguments: Standing.allCases.filter(\.hasBackButton)
  )
  func pressing(standing: Standing) throws {
    let app = standing.show(screens: wayBackScreens)
    try Stage(app).goBack()
    #expect(app.visibleRoute.identifier == standing.screenBelow)
  }

  @Test(
    "Where no back button is drawn pressing it is an error that names the screen",
    arguments: [(Standing.appRoot, "home"), (.modalRoot, "sheet")]
  )
  func noButton(standing: Standing, screen: String) {
    let stage = Stage(standing.show(screens: wayBackScreens))
    #expect(throws: StageError.noWayBack(screen: screen)) { try stage.goBack() }
  }

  @Test(
    "The injected action can be performed also where no button is drawn",
    arguments: Standing.allCases
  )
  func performing(standing: Standing) throws {
    let app = standing.show(screens: wayBackScreens)
    let before = app.visibleRoute.identifier
    let stage = Stage(app)
    guard let below = standing.screenBelow else {
      #expect(throws: StageError.nothingToGoBackTo(screen: before)) {
        try stage.performBackAction()
      }
      return
    }
    try stage.performBackAction()
    #expect(app.visibleRoute.identifier == below)
  }

  @Test("Behind a sheet that lets touches through, the back button of the screen was not found")
  func behindUsableSheet() throws {
    for isUsable in [true, false] {
      let app = StubCoordinator("home", handles: ["next"]) { route in
        guard route == "next" else { return TextBlock(route.identifier) }
        return TextBlock("Map").sheet(isPresented: .constant(true)) {
          TextBlock("Places").presentationDetents([.medium])
            .presentationBackgroundInteraction(isUsable ? .enabled : .disabled)
        }
      }
      let stage = Stage(app)
      app.navigate(to: StubRoute("next"))
      guard isUsable else {
        #expect(throws: StageError.noWayBack(screen: "next.sheet")) { try stage.goBack() }
        continue
      }
      try stage.goBack()
      #expect(app.visibleRoute.identifier == "home")
    }
  }

  @Test("The fallback back button of a detour is titled Back")
  func fallback() {
    let stage = Stage(Standing.detourRoot.show(screens: wayBackScreens))
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Back",
          canNavigateBack: true,
          effect: "dismiss detour app/detour detour"
        )
    )
    #expect(stage.renderTree.all(.navigationBar).map(\.frame?.minY) == [161.0 / 3])
  }

  @Test("A detour that hides its bar has no fallback back button")
  func hiddenBar() {
    let stage = Stage(
      Standing.detourRoot.show { route in
        route == "detour" ? AnyElement(WayBackScreen().navigationBarHidden()) : nil
      }
    )
    #expect(
      stage.back
        == BackButton(
          isVisible: false,
          label: nil,
          canNavigateBack: true,
          effect: "dismiss detour app/detour detour"
        )
    )
  }

  @Test("A screen finds the coordinator that it belongs to")
  func coordinator() {
    let stage = Stage(Standing.pushedInChild.show { _ in OwnerScreen() })
    #expect(stage.renderTree.words == ["child"])
  }
}

extension Stage {
  /// Whether exactly one thing called `name` is within reach; it is not pressed.
  fileprivate func canTap(_ name: String) -> Bool {
    let tree = renderTree
    return tree.nodes.indices.count {
      tree.nodes[$0].label == name && tree.nodes[$0].role == .button
        && !([$0] + tree.ancestors(of: $0)).contains {
          !tree.nodes[$0].flags.isDisjoint(with: [.inert, .covered, .disabled])
        }
    } == 1
  }
}

/// Shows whether there is a way back, and offers the action if there is one.
private struct WayBackScreen: Element {
  @Inherited(\.canNavigateBack) private var canNavigateBack
  @Inherited(\.navigationBackAction) private var goBack

  var body: some Element {
    TextBlock(canNavigateBack ? "can go back" : "cannot go back")
    if let goBack {
      PushButton("Leave") { goBack() }
    }
  }
}

/// Shows whose screen it is.
private struct OwnerScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    TextBlock((coordinator as? StubCoordinator)?.ownerName ?? "none")
  }
}
