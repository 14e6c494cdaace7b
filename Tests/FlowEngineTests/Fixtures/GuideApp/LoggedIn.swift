import FlowEngine
import Testing

/// The guides' app after logging in.
@MainActor
struct LoggedIn {
  let app = AppCoordinator()
  let main: MainTabCoordinator

  init() throws {
    app.navigate(to: AppRoute.tabRoot)
    main = try #require(app.currentFlow as? MainTabCoordinator)
  }

  /// Goes to `routes` one after the other, each from the screen that is in front then.
  func visit(_ routes: any Route...) {
    for route in routes { app.visibleCoordinator.navigate(to: route) }
  }
}
