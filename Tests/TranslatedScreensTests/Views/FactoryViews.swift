import SwiftUI
import SwiftUIFlow

enum ShelfRoute: Route { case list, book(String) }

final class ShelfCoordinator: Coordinator<ShelfRoute> {
  init() {
    let factory = ViewFactory<ShelfRoute>()
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShelfRoute }
}

class ShelfViewFactory: ViewFactory<ShelfRoute> {
  override func buildView(for route: ShelfRoute) -> AnyView? {
    switch route {
    case .list:
      guard let shelf = coordinator as? ShelfCoordinator else { return nil }
      return view(ShelfView(coordinator: shelf))
    case .book(let title):
      return view(Text("About \(title)").navigationTitle(title))
    }
  }
}

struct ShelfView: View {
  let coordinator: ShelfCoordinator

  var body: some View {
    Button("Emma") { coordinator.navigate(to: ShelfRoute.book("Emma")) }
  }
}

enum HelpRoute: Route {
  case all, page(Int)

  @ViewBuilder @MainActor var view: some View {
    switch self {
    case .all: Text("All pages")
    case .page(let number): Text("Page \(number)")
    }
  }
}

final class HelpCoordinator: Coordinator<HelpRoute> {
  init() { super.init(router: Router(initial: .page(3), factory: ViewFactory<HelpRoute>())) }
}
