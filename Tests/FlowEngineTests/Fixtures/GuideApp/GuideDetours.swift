import FlowEngine

/// What a notification shows.
final class MessageCoordinator: Coordinator<MessageRoute> {
  init(root: MessageRoute) { super.init(router: Router(initial: root, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is MessageRoute }
}

/// What a link into another part of the app shows.
final class ProfileCoordinator: Coordinator<ProfileRoute> {
  init() { super.init(router: Router(initial: .profile, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is ProfileRoute }
}

/// An interruption with a pushed child and a modal of its own.
final class OnboardingCoordinator: Coordinator<OnboardingRoute> {
  let profileSetup = ProfileSetupCoordinator()
  let notificationSetup = NotificationSetupCoordinator()

  init() {
    super.init(router: Router(initial: .welcome, factory: NamingFactory()))
    addChild(profileSetup)
    addModalCoordinator(notificationSetup)
  }

  override func canHandle(_ route: any Route) -> Bool {
    switch route as? OnboardingRoute {
    case .welcome, .permissions: true
    case .preferences, nil: false
    }
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? OnboardingRoute == .permissions ? .modal : .push
  }
}

final class ProfileSetupCoordinator: Coordinator<ProfileSetupRoute> {
  init() { super.init(router: Router(initial: .step1, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is ProfileSetupRoute }
}

final class NotificationSetupCoordinator: Coordinator<OnboardingRoute> {
  init() { super.init(router: Router(initial: .permissions, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route as? OnboardingRoute == .preferences }
}
