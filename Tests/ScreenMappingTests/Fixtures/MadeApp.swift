import FlowEngine
import LayoutSim

/// An app of small routes whose screens a closure makes of its state.
final class MadeApp<State>: Coordinator<SmallRoute> {
  var state: State

  init(
    _ state: State,
    screen: @escaping @MainActor (SmallRoute, MadeApp<State>) -> any Element
  ) {
    self.state = state
    let factory = MadeFactory(screen)
    super.init(router: Router(initial: .list, factory: factory))
    factory.app = self
  }

  override func canHandle(_ route: any Route) -> Bool { route is SmallRoute }
}

private final class MadeFactory<State>: ElementFactory<SmallRoute> {
  weak var app: MadeApp<State>?
  private let screen: @MainActor (SmallRoute, MadeApp<State>) -> any Element

  init(_ screen: @escaping @MainActor (SmallRoute, MadeApp<State>) -> any Element) {
    self.screen = screen
  }

  override func buildElement(for route: SmallRoute) -> (any Element)? {
    app.map { screen(route, $0) }
  }
}
