import FlowEngine
import LayoutSim
import StageSupport

/// A coordinator whose root screen is a stub route.
@MainActor
protocol Rooted {
  var ownRoute: StubRoute { get }
}

extension StubCoordinator: Rooted {
  var ownRoute: StubRoute { StubRoute(ownerName) }
}

final class GeneratedTabs: TabCoordinator<StubRoute>, Rooted {
  let ownRoute: StubRoute

  init(_ ownRoute: StubRoute, _ tabs: [AnyCoordinator], models: ModelCensus) {
    self.ownRoute = ownRoute
    super.init(router: GeneratedScreen.router(ownRoute, models))
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { ownRoute.identifier }
  override var tabItem: (text: String, image: String)? { (ownRoute.identifier, "circle") }
  override func canHandle(_ route: any Route) -> Bool { (route as? StubRoute) == ownRoute }
}

final class GeneratedFlows: FlowOrchestrator<StubRoute>, Rooted {
  let ownRoute: StubRoute

  init(_ ownRoute: StubRoute, models: ModelCensus) {
    self.ownRoute = ownRoute
    super.init(router: GeneratedScreen.router(ownRoute, models))
  }

  override var ownerName: String { ownRoute.identifier }
  override var tabItem: (text: String, image: String)? { (ownRoute.identifier, "circle") }
}

final class GeneratedSplit: SplitCoordinator<StubRoute>, Rooted {
  let ownRoute: StubRoute

  init(_ ownRoute: StubRoute, _ style: SplitStyle, models: ModelCensus) {
    self.ownRoute = ownRoute
    super.init(router: GeneratedScreen.router(ownRoute, models), style: style)
  }

  override var ownerName: String { ownRoute.identifier }
  override var tabItem: (text: String, image: String)? { (ownRoute.identifier, "circle") }
}
