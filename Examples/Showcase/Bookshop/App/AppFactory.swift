import FlowEngine
import LayoutSim

final class AppFactory: ElementFactory<AppRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: AppRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .login: return LoginScreen(coordinator: coordinator, customer: shop.customer)
    case .onboarding: return OnboardingScreen()
    // A tab coordinator shows its tabs instead of this screen.
    case .shop: return nil
    }
  }
}
