import FlowEngine

/// A place of a screen in a hierarchy, as far as it affects the way back.
public enum BackContext: String, Hashable, Sendable, Codable, CaseIterable {
  /// The root of the app.
  case root

  /// The root of a tab.
  case tabRoot = "tab root"

  /// The root of the detail of a split, with another column before it.
  case columnRoot = "column root"

  /// On the stack of the detail of a split.
  case pushedInColumn = "pushed in column"

  /// On the stack of the app.
  case pushed

  /// The root of a pushed child.
  case pushedChild = "pushed child"

  /// The root of a child pushed by a pushed child.
  case pushedGrandchild = "pushed grandchild"

  /// The root of a sheet.
  case modalRoot = "modal root"

  /// On the stack of a sheet.
  case pushedInModal = "pushed in modal"

  /// The root of a detour.
  case detourRoot = "detour root"

  /// On the stack of a detour.
  case pushedInDetour = "pushed in detour"

  /// The root of a sheet that a pushed child presents.
  case modalOfChild = "modal of child"

  /// On the stack of a sheet that a pushed child presents.
  case pushedInModalOfChild = "pushed in modal of child"

  /// A plain screen in a sheet, without a stack.
  case plainSheet = "plain sheet"

  /// A plain screen in a cover, without a stack.
  case plainCover = "plain cover"

  /// A plain screen over the stack of its presenter, with a transition of the app.
  case overlay

  /// In a sheet that an element presents.
  case elementSheet = "element sheet"

  /// In a cover that an element presents.
  case elementCover = "element cover"

  /// On the stack of an element in the app's root.
  case pushedInElementStack = "pushed in element stack"

  /// The root of the stack of an element, in a sheet that an element presents.
  case elementStackInSheet = "element stack in sheet"

  /// The root of a flow that was brought along, in a sheet.
  case subflowRoot = "subflow root"

  /// On the stack of a flow that was brought along, in a sheet.
  case pushedInSubflow = "pushed in subflow"
}

extension BackContext {
  /// Builds a hierarchy that shows one screen of the report in this place, in front of everything.
  @MainActor
  func hierarchy(showing screen: @escaping @MainActor () -> AnyElement) -> AnyCoordinator {
    let (app, child) = (ReportArea("home", screen), ReportArea("child", screen))
    switch self {
    case .root:
      return ReportArea("screen", screen)
    case .tabRoot:
      let tabs = ReportTabs("tabs", screen)
      tabs.addChild(ReportArea("screen", screen))
      return tabs
    case .columnRoot:
      let split = ReportSplit("split", screen)
      split.setColumn(.sidebar, to: app)
      split.show(ReportArea("screen", screen), in: .detail)
      return split
    case .pushedInColumn:
      child.takes("screen", as: .push)
      let split = ReportSplit("split", screen)
      split.setColumn(.sidebar, to: app)
      split.setColumn(.detail, to: child)
      split.navigate(to: ReportRoute("screen"))
      return split
    case .pushed:
      app.takes("screen", as: .push)
    case .pushedChild:
      app.addChild(ReportArea("screen", screen))
    case .pushedGrandchild:
      child.addChild(ReportArea("screen", screen))
      app.addChild(child)
    case .modalRoot:
      app.takes("screen", as: .modal)
      app.addModalCoordinator(ReportArea("screen", screen))
    case .pushedInModal:
      app.takes("child", as: .modal)
      child.takes("screen", as: .push)
      app.addModalCoordinator(child)
      app.navigate(to: ReportRoute("child"))
    case .detourRoot:
      let route = ReportRoute("screen")
      app.presentDetour(ReportArea("screen", screen), presenting: route)
      return app
    case .pushedInDetour:
      child.takes("screen", as: .push)
      app.presentDetour(child, presenting: ReportRoute("child"))
    case .modalOfChild:
      child.takes("screen", as: .modal)
      child.addModalCoordinator(ReportArea("screen", screen))
      app.addChild(child)
      app.navigate(to: ReportRoute("child"))
    case .pushedInModalOfChild:
      let modal = ReportArea("modal", screen)
      modal.takes("screen", as: .push)
      child.takes("modal", as: .modal)
      child.addModalCoordinator(modal)
      app.addChild(child)
      app.navigate(to: ReportRoute("child"))
      app.navigate(to: ReportRoute("modal"))
    case .plainSheet:
      app.present(ReportRoute("screen"), presentationStyle: .sheet)
      return app
    case .plainCover:
      app.present(ReportRoute("screen"), presentationStyle: .fullScreenCover)
      return app
    case .overlay:
      app.present(ReportRoute("screen"), presentationStyle: .custom(transition: .identity))
      return app
    case .elementSheet:
      return ReportArea("sheet presenter", screen)
    case .elementCover:
      return ReportArea("cover presenter", screen)
    case .pushedInElementStack:
      return ReportArea("stack", screen)
    case .elementStackInSheet:
      return ReportArea("sheet presenter") { AnyElement(ScreenStack { screen() }) }
    case .subflowRoot:
      app.navigate(to: ReportArea("screen", screen), presentationStyle: .sheet)
      return app
    case .pushedInSubflow:
      app.navigate(to: child, presentationStyle: .sheet)
      child.navigate(toRoute: ReportRoute("screen"))
      return app
    }
    app.navigate(to: ReportRoute("screen"))
    return app
  }
}

/// A destination of the report's hierarchies.
private struct ReportRoute: Route {
  let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }
}

/// Builds the screen of the report, and a text for every other one.
private final class ReportFactory: ElementFactory<ReportRoute> {
  private let screen: @MainActor () -> AnyElement

  init(_ screen: @escaping @MainActor () -> AnyElement) {
    self.screen = screen
  }

  override func buildElement(for route: ReportRoute) -> (any Element)? {
    switch route.identifier {
    case "screen": screen()
    case "sheet presenter": ReportPresenter(style: .sheet, screen: screen)
    case "cover presenter": ReportPresenter(style: .cover, screen: screen)
    case "stack": ReportStack(screen: screen)
    default: TextBlock(route.identifier)
    }
  }
}

/// An element that presents the screen of the report.
private struct ReportPresenter: Element {
  let style: SurfaceContent.Style
  let screen: @MainActor () -> AnyElement

  @Local private var isPresented = true

  var body: some Element {
    switch style {
    case .sheet: TextBlock("home").sheet(isPresented: $isPresented, content: screen)
    case .cover: TextBlock("home").fullScreenCover(isPresented: $isPresented, content: screen)
    }
  }
}

/// An element that pushes the screen of the report onto its own stack.
private struct ReportStack: Element {
  let screen: @MainActor () -> AnyElement

  @Local private var isPushed = true

  var body: some Element {
    ScreenStack {
      TextBlock("home").navigationDestination(isPresented: $isPushed, destination: screen)
    }
  }
}

/// A coordinator that accepts the given routes.
private final class ReportArea: Coordinator<ReportRoute> {
  private let name: String
  private var taken: [String: NavigationType] = [:]

  init(_ root: String, _ screen: @escaping @MainActor () -> AnyElement) {
    name = root
    super.init(router: Router(initial: ReportRoute(root), factory: ReportFactory(screen)))
  }

  func takes(_ route: String, as type: NavigationType) {
    taken[route] = type
  }

  override var ownerName: String { name }
  override var tabItem: (text: String, image: String)? { (name, "circle") }

  override func canHandle(_ route: any Route) -> Bool {
    taken[route.identifier] != nil || route.identifier == name
  }

  override func navigationType(for route: any Route) -> NavigationType {
    taken[route.identifier] ?? .push
  }
}

private final class ReportSplit: SplitCoordinator<ReportRoute> {
  init(_ root: String, _ screen: @escaping @MainActor () -> AnyElement) {
    super.init(router: Router(initial: ReportRoute(root), factory: ReportFactory(screen)))
  }
}

private final class ReportTabs: TabCoordinator<ReportRoute> {
  init(_ root: String, _ screen: @escaping @MainActor () -> AnyElement) {
    super.init(router: Router(initial: ReportRoute(root), factory: ReportFactory(screen)))
  }
}
