import FlowEngine
import LayoutSim
import Testing

/// A place that a screen can be in, and what is in front once it has led back.
package enum Standing: String, CaseIterable, CustomTestStringConvertible {
  case appRoot = "an app's root"
  case tabRoot = "a tab's root"
  case flowRoot = "a flow's root"
  case tabRootInSheet = "the root of a tab in a sheet"
  case pushed = "a pushed screen"
  case pushedInTab = "a screen pushed in a tab"
  case childRoot = "a pushed child's root"
  case pushedInChild = "a screen pushed in a child"
  case grandchildRoot = "a pushed grandchild's root"
  case modalRoot = "a sheet's root"
  case pushedInModal = "a screen pushed in a sheet"
  case secondModalRoot = "the root of a sheet over a sheet"
  case childModalRoot = "the root of a child's sheet"
  case pushedInChildModal = "a screen pushed in a child's sheet"
  case detourRoot = "a detour's root"
  case pushedInDetour = "a screen pushed in a detour"
  case plainSheet = "a plain sheet"
  case plainCover = "a plain cover"
  case overlay = "an overlay"
  case subflowRoot = "the root of a subflow"
  case pushedInSubflow = "a screen pushed in a subflow"
  case pushedSubflowRoot = "the root of a pushed subflow"

  package var testDescription: String { rawValue }

  /// The screen in front after going back; `nil` where there is nothing to go back to.
  package var screenBelow: String? {
    switch self {
    case .appRoot, .tabRoot, .flowRoot, .tabRootInSheet: nil
    case .pushed, .childRoot, .modalRoot, .detourRoot, .pushedInTab, .plainSheet, .plainCover,
      .overlay, .subflowRoot, .pushedSubflowRoot:
      "home"
    case .pushedInChild, .grandchildRoot, .childModalRoot: "child"
    case .pushedInModal, .secondModalRoot, .pushedInChildModal: "sheet"
    case .pushedInDetour: "detour"
    case .pushedInSubflow: "flow"
    }
  }

  /// Whether the screen has no stack, and so no bar of the stage.
  package var isPlain: Bool { self == .plainSheet || self == .plainCover || self == .overlay }

  /// Whether the stage itself draws a back button there.
  package var hasBackButton: Bool {
    switch self {
    case .appRoot, .tabRoot, .flowRoot, .tabRootInSheet, .modalRoot, .secondModalRoot,
      .childModalRoot, .plainSheet, .plainCover, .overlay, .subflowRoot:
      false
    case .pushed, .pushedInTab, .childRoot, .pushedInChild, .grandchildRoot, .pushedInModal,
      .pushedInChildModal, .detourRoot, .pushedInDetour, .pushedInSubflow, .pushedSubflowRoot:
      true
    }
  }

  /// A hierarchy with a screen in this place in front.
  @MainActor
  package func show(screens: @escaping StubFactory.Screens) -> AnyCoordinator {
    func area(_ root: StubRoute, handles: Set<StubRoute> = [], modals: [StubRoute] = [])
      -> StubCoordinator
    {
      let configurations = modals.map { ($0, ModalDetentConfiguration()) }
      return StubCoordinator(
        root,
        handles: handles,
        modals: Dictionary(uniqueKeysWithValues: configurations),
        tab: "Tab",
        screens: screens
      )
    }
    let app = area("home", handles: ["next"], modals: ["sheet", "tabs"])
    switch self {
    case .appRoot: break
    case .tabRoot: return StubTabs([app])
    case .flowRoot:
      let flows = StubFlows()
      flows.transitionToFlow(app, root: "flows")
      return flows
    case .tabRootInSheet:
      app.addModalCoordinator(StubTabs([area("one")]))
      app.navigate(to: StubRoute("tabs"))
    case .pushed: app.navigate(to: StubRoute("next"))
    case .pushedInTab:
      let tabs = StubTabs([app])
      app.navigate(to: StubRoute("next"))
      return tabs
    case .childRoot, .pushedInChild, .grandchildRoot:
      let child = area("child", handles: ["child", "leaf"])
      child.addChild(area("grandchild", handles: ["grandchild"]))
      app.addChild(child)
      let goal: StubRoute =
        self == .childRoot ? "child" : self == .pushedInChild ? "leaf" : "grandchild"
      app.navigate(to: goal)
    case .modalRoot, .pushedInModal, .secondModalRoot:
      let sheet = area("sheet", handles: ["step"], modals: ["second"])
      sheet.addModalCoordinator(area("second"))
      app.addModalCoordinator(sheet)
      app.navigate(to: StubRoute("sheet"))
      if self == .pushedInModal { sheet.navigate(to: StubRoute("step")) }
      if self == .secondModalRoot { sheet.navigate(to: StubRoute("second")) }
    case .childModalRoot, .pushedInChildModal:
      let child = area("child", handles: ["child"], modals: ["sheet"])
      let sheet = area("sheet", handles: ["step"])
      child.addModalCoordinator(sheet)
      app.addChild(child)
      app.navigate(to: StubRoute("child"))
      child.navigate(to: StubRoute("sheet"))
      if self == .pushedInChildModal { sheet.navigate(to: StubRoute("step")) }
    case .detourRoot, .pushedInDetour:
      let detour = area("detour", handles: ["step"])
      app.presentDetour(detour, presenting: "detour")
      if self == .pushedInDetour { detour.navigate(to: StubRoute("step")) }
    case .plainSheet: app.present("plain")
    case .plainCover: app.present("plain", presentationStyle: .fullScreenCover)
    case .overlay: app.present("plain", presentationStyle: .custom(transition: .opacity))
    case .subflowRoot, .pushedInSubflow, .pushedSubflowRoot:
      let flow = area("flow", handles: ["step"])
      app.navigate(to: flow, presentationStyle: self == .pushedSubflowRoot ? .push : .sheet)
      if self == .pushedInSubflow { flow.navigate(to: StubRoute("step")) }
    }
    return app
  }
}
