import FlowEngine
import Testing

private enum ItemRoute: Route { case list, detail(Int), about(Int) }

private final class ItemCoordinator: Coordinator<ItemRoute> {
  override func canHandle(_ route: any Route) -> Bool { route is ItemRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    if case .about = route as? ItemRoute { .modal } else { .push }
  }

  override func replacesRoot(for route: any Route) -> Bool {
    if case .detail = route as? ItemRoute { true } else { false }
  }
}

private final class AboutCoordinator: Coordinator<ItemRoute> {}

/// Routes with values, as the guide to navigation describes them.
@MainActor
struct DocumentedParametersTests {
  @Test("The sample goes where its comments say")
  func sample() {
    let home = PlaceCoordinator("Home", root: "home")
    let items = ItemCoordinator(router: Router(initial: .list, factory: ViewFactory()))
    let about = AboutCoordinator(
      router: Router(initial: ItemRoute.about(1), factory: ViewFactory())
    )
    items.addModalCoordinator(about)
    home.addChild(items)

    home.navigate(to: ItemRoute.detail(3))
    #expect(home.picture == "home > Item.detail(3)")
    home.navigate(to: ItemRoute.detail(4))
    #expect(home.picture == "home > Item.detail(3) > Item.detail(4)")
    home.navigate(to: ItemRoute.about(3))
    #expect(home.picture == "home > Item.detail(3) > Item.detail(4) | sheet About: about(3)")
  }
}
