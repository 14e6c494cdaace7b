import Bookshop
import FlowEngine

/// A place of a screen, with the steps that lead there.
@MainActor
struct Place {
  let name: String
  let root: () -> AnyCoordinator
  let arrive: (AnyCoordinator) -> Void

  /// Creates a place in the app, reached by navigating to `route` after the login.
  init(_ name: String, at route: any Route) {
    self.name = name
    root = { AppCoordinator() }
    arrive = { app in
      app.navigate(to: AppRoute.shop)
      app.navigate(to: route)
    }
  }

  /// Creates a place under `root`.
  init(
    _ name: String,
    in root: @escaping () -> AnyCoordinator,
    arrive: @escaping (AnyCoordinator) -> Void = { _ in }
  ) {
    self.name = name
    self.root = root
    self.arrive = arrive
  }
}

extension Place {
  /// Every place once; a modal twice, without and with a bar.
  static var all: [Place] {
    [
      Place("app root", in: { BrowseCoordinator(shop: Shop()) }),
      Place("flow root", in: { AppCoordinator() }),
      Place("tab root", at: HomeRoute.window),
      Place("pushed", at: BrowseRoute.genre(.gothic)),
      Place("pushed child", at: AuthorRoute.all),
      Place("pushed grandchild", at: PrizeRoute.all),
      Place("modal root", at: BrowseRoute.about(.dracula)),
      Place("modal root with a bar", at: BasketRoute.address),
      Place("pushed in modal", at: BasketRoute.payment),
      Place("detour root", in: { shippedApp() }),
      Place("pushed in detour", in: { shippedApp() }) { $0.navigate(to: ShipmentRoute.tracking) },
    ]
  }

  private static func shippedApp() -> AnyCoordinator {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.shop)
    app.orderShipped(Customer.harriet.orders[0])
    return app
  }
}
