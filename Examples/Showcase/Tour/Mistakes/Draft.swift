import FlowEngine
import LayoutSim

/// A destination that consists of a name.
struct Draft: Route, ExpressibleByStringLiteral {
  let identifier: String

  init(stringLiteral identifier: String) {
    self.identifier = identifier
  }
}

/// A coordinator whose routes and screens are configured from outside.
final class DraftCoordinator: Coordinator<Draft> {
  private let name: String
  private let pushes: Set<Draft>
  private let sheets: [Draft: ModalPresentationDetent]
  private let path: [Draft]?

  init(
    _ root: Draft,
    pushes: Set<Draft> = [],
    sheets: [Draft: ModalPresentationDetent] = [:],
    path: [Draft]? = nil,
    screen: @escaping @MainActor (Draft) -> any Element = { TextBlock($0.identifier) }
  ) {
    name = root.identifier
    self.pushes = pushes
    self.sheets = sheets
    self.path = path
    super.init(router: Router(initial: root, factory: DraftFactory(screen)))
  }

  override var ownerName: String { name }
  override var tabItem: (text: String, image: String)? { (name, "circle") }

  override func canHandle(_ route: any Route) -> Bool {
    (route as? Draft).map { pushes.contains($0) || sheets[$0] != nil } ?? false
  }

  override func navigationType(for route: any Route) -> NavigationType {
    (route as? Draft).flatMap { sheets[$0] } == nil ? .push : .modal
  }

  override func navigationPath(for route: any Route) -> [any Route]? { path }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [(route as? Draft).flatMap { sheets[$0] } ?? .large])
  }
}

/// Tabs of drafts.
final class DraftTabs: TabCoordinator<Draft> {
  init(_ tabs: [DraftCoordinator]) {
    super.init(
      router: Router(
        initial: "tabs",
        factory: DraftFactory { Fill().accessibilityIdentifier($0.identifier) }
      )
    )
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { "tabs" }
}

private final class DraftFactory: ElementFactory<Draft> {
  private let screen: @MainActor (Draft) -> any Element

  init(_ screen: @escaping @MainActor (Draft) -> any Element) {
    self.screen = screen
  }

  override func buildElement(for route: Draft) -> (any Element)? { screen(route) }
}
