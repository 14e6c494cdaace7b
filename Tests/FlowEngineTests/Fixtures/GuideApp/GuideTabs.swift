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

/// A modal that is just its root screen.
final class ScreenModalCoordinator<R: Route>: Coordinator<R> {
  private let name: String

  init(_ name: String, root: R) {
    self.name = name
    super.init(router: Router(initial: root, factory: NamingFactory()))
  }

  override var ownerName: String { name }
}

final class GreenCoordinator: Coordinator<GreenRoute> {
  let darkGreenModal = DarkGreenCoordinator()
  let infoModal = ScreenModalCoordinator("GreenInfo", root: GreenRoute.info)

  init() {
    super.init(router: Router(initial: .green, factory: NamingFactory()))
    addModalCoordinator(darkGreenModal)
    addModalCoordinator(infoModal)
  }

  override var tabItem: (text: String, image: String)? { ("Green", "leaf.fill") }

  override func canHandle(_ route: any Route) -> Bool {
    guard let route = route as? GreenRoute else { return false }
    return route != .evenDarkerGreen
  }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? GreenRoute {
    case .darkGreen, .info: .modal
    default: .push
    }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    route as? GreenRoute == .info
      ? ModalDetentConfiguration(detents: [.small]) : ModalDetentConfiguration()
  }
}

/// A modal of two screens.
final class DarkGreenCoordinator: Coordinator<GreenRoute> {
  init() { super.init(router: Router(initial: .darkGreen, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route as? GreenRoute == .evenDarkerGreen }
}

final class YellowCoordinator: Coordinator<YellowRoute> {
  let darkYellowModal = ScreenModalCoordinator("DarkYellow", root: YellowRoute.darkYellow)
  let infoModal = ScreenModalCoordinator("YellowInfo", root: YellowRoute.info)

  init() {
    super.init(router: Router(initial: .yellow, factory: NamingFactory()))
    addModalCoordinator(darkYellowModal)
    addModalCoordinator(infoModal)
  }

  override var tabItem: (text: String, image: String)? { ("Yellow", "sun.max.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is YellowRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? YellowRoute {
    case .darkYellow, .info: .modal
    default: .push
    }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.large])
  }
}

final class PurpleCoordinator: Coordinator<PurpleRoute> {
  let unlock = UnlockCoordinator()
  let darkPurpleModal = ScreenModalCoordinator("DarkPurple", root: PurpleRoute.darkPurple)
  let infoModal = ScreenModalCoordinator("PurpleInfo", root: PurpleRoute.info)

  init() {
    super.init(router: Router(initial: .purple, factory: NamingFactory()))
    addChild(unlock)
    addModalCoordinator(darkPurpleModal)
    addModalCoordinator(infoModal)
  }

  override var tabItem: (text: String, image: String)? { ("Purple", "lock.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is PurpleRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? PurpleRoute {
    case .darkPurple, .info: .modal
    default: .push
    }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    route as? PurpleRoute == .info
      ? ModalDetentConfiguration(detents: [.fullscreen]) : ModalDetentConfiguration()
  }
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
