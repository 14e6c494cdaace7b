import Testing

@testable import FlowEngine

private enum HomeRoute: String, Route {
  case home, settings, profile
}

private enum PrivacyRoute: String, Route {
  case overview, details
}

private final class HomeCoordinator: Coordinator<HomeRoute> {
  let settings = SettingsCoordinator()
  let profile = ScreenModalCoordinator("Profile", root: HomeRoute.profile)

  init() {
    super.init(router: Router(initial: .home, factory: NamingFactory()))
    addModalCoordinator(settings)
    addModalCoordinator(profile)
  }

  override func canHandle(_ route: any Route) -> Bool { route is HomeRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? HomeRoute {
    case .settings, .profile: .modal
    default: .push
    }
  }
}

private final class SettingsCoordinator: Coordinator<HomeRoute> {
  let privacy = PrivacyCoordinator()

  init() {
    super.init(router: Router(initial: .settings, factory: NamingFactory()))
    addChild(privacy)
  }
}

private final class PrivacyCoordinator: Coordinator<PrivacyRoute> {
  init() { super.init(router: Router(initial: .overview, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is PrivacyRoute }
}

/// Guides: children pushed in modals.
@MainActor
struct ModalChildJourneyTests {
  private let home = HomeCoordinator()

  @Test("Privacy is pushed on the stack of the settings' sheet")
  func push() {
    home.navigate(to: HomeRoute.settings)
    #expect(home.settings.navigate(to: PrivacyRoute.overview))
    #expect(home.picture == "home | sheet Settings: settings > Privacy.overview")
  }

  @Test("Going to privacy from home opens the settings first")
  func link() {
    #expect(home.navigate(to: PrivacyRoute.details))
    #expect(
      home.picture == "home | sheet Settings: settings > Privacy.overview > Privacy.details"
    )
  }

  @Test("Back leads through privacy and the settings to home")
  func back() {
    home.navigate(to: PrivacyRoute.details)
    var pictures: [String] = []
    for _ in 0..<3 {
      home.visibleCoordinator.pop()
      pictures.append(home.picture)
    }
    #expect(
      pictures == [
        "home | sheet Settings: settings > Privacy.overview", "home | sheet Settings: settings",
        "home",
      ]
    )
  }

  @Test("From privacy to the profile the settings go and the profile comes up")
  func otherModal() {
    home.navigate(to: PrivacyRoute.details)
    #expect(home.settings.privacy.navigate(to: HomeRoute.profile))
    #expect(home.picture == "home | sheet Profile: profile")
  }

  // D4: in the reference the child is lost with the sheet.
  @Test("Privacy is reached again after the sheet was closed on it")
  func again() {
    for _ in 0..<2 {
      #expect(home.navigate(to: PrivacyRoute.details))
      home.dismissModal()
    }
    #expect(home.settings.privacy.parent === home.settings)
    #expect(home.picture == "home")
  }
}
