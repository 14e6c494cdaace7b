import FlowEngine

final class RedCoordinator: Coordinator<RedRoute> {
  let darkRedModal = RedModalCoordinator(.darkRed)
  let infoModal = RedModalCoordinator(.info)
  let rainbow = RainbowCoordinator()

  init() {
    super.init(router: Router(initial: .red, factory: NamingFactory()))
    addModalCoordinator(darkRedModal)
    addModalCoordinator(infoModal)
    addChild(rainbow)
  }

  override var tabItem: (text: String, image: String)? { ("Red", "paintpalette.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is RedRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? RedRoute {
    case .darkRed, .info: .modal
    default: .push
    }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    switch route as? RedRoute {
    case .info: ModalDetentConfiguration(detents: [.custom, .medium], selectedDetent: .custom)
    case .darkRed: ModalDetentConfiguration(detents: [.medium, .large])
    default: ModalDetentConfiguration()
    }
  }
}

final class RedModalCoordinator: Coordinator<RedRoute> {
  init(_ root: RedRoute) { super.init(router: Router(initial: root, factory: NamingFactory())) }
}

final class RainbowCoordinator: Coordinator<RainbowRoute> {
  init() { super.init(router: Router(initial: .red, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is RainbowRoute }
}

final class GreenCoordinator: Coordinator<GreenRoute> {
  init() { super.init(router: Router(initial: .green, factory: NamingFactory())) }

  override var tabItem: (text: String, image: String)? { ("Green", "leaf.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is GreenRoute }
}

final class YellowCoordinator: Coordinator<YellowRoute> {
  init() { super.init(router: Router(initial: .yellow, factory: NamingFactory())) }

  override var tabItem: (text: String, image: String)? { ("Yellow", "sun.max.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is YellowRoute }
}

final class PurpleCoordinator: Coordinator<PurpleRoute> {
  let unlock = UnlockCoordinator()

  init() {
    super.init(router: Router(initial: .purple, factory: NamingFactory()))
    addChild(unlock)
  }

  override var tabItem: (text: String, image: String)? { ("Purple", "lock.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is PurpleRoute }
}

/// Its result takes the place of the loading screen.
final class UnlockCoordinator: Coordinator<UnlockRoute> {
  init() { super.init(router: Router(initial: .enterCode, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is UnlockRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? UnlockRoute {
    case .success, .failure: .replace
    default: .push
    }
  }
}
