import FlowEngine

final class BlueCoordinator: Coordinator<BlueRoute> {
  let deepBlue = DeepBlueCoordinator()
  let darkBlueModal = ScreenModalCoordinator("DarkBlue", root: BlueRoute.darkBlue)
  let infoModal = ScreenModalCoordinator("BlueInfo", root: BlueRoute.info)

  init() {
    super.init(router: Router(initial: .blue, factory: BlueFactory()))
    addChild(deepBlue)
    addModalCoordinator(darkBlueModal)
    addModalCoordinator(infoModal)
  }

  override var tabItem: (text: String, image: String)? { ("Blue", "drop.fill") }

  override func canHandle(_ route: any Route) -> Bool { route is BlueRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    switch route as? BlueRoute {
    case .darkBlue, .info: .modal
    default: .push
    }
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    route as? BlueRoute == .info
      ? ModalDetentConfiguration(detents: [.medium]) : ModalDetentConfiguration()
  }
}

/// Builds no screen for the route that is there to show what happens then.
final class BlueFactory: ViewFactory<BlueRoute> {
  override func buildView(for route: BlueRoute) -> Any? {
    route == .invalidView ? nil : "screen of \(route.identifier)"
  }
}

/// Three levels, and a modal that is shown over the third.
final class DeepBlueCoordinator: Coordinator<DeepBlueRoute> {
  let level3Modal = Level3ModalCoordinator()

  init() {
    super.init(router: Router(initial: .level1, factory: NamingFactory()))
    addModalCoordinator(level3Modal)
  }

  override func canHandle(_ route: any Route) -> Bool {
    guard let route = route as? DeepBlueRoute else { return false }
    return route != .nestedModal
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? DeepBlueRoute == .level3Modal ? .modal : .push
  }

  override func navigationPath(for route: any Route) -> [any Route]? {
    if route is OceanRoute { return levels }
    switch route as? DeepBlueRoute {
    case .level2: return [DeepBlueRoute.level1, DeepBlueRoute.level2]
    case .level3, .level3Modal, .nestedModal: return levels
    case .level1, nil: return nil
    }
  }

  private var levels: [any Route] {
    [DeepBlueRoute.level1, DeepBlueRoute.level2, DeepBlueRoute.level3]
  }
}

final class Level3ModalCoordinator: Coordinator<DeepBlueRoute> {
  let nestedModal = NestedModalCoordinator()

  init() {
    super.init(router: Router(initial: .level3Modal, factory: NamingFactory()))
    addModalCoordinator(nestedModal)
  }

  override func canHandle(_ route: any Route) -> Bool { route as? DeepBlueRoute == .nestedModal }

  override func navigationType(for route: any Route) -> NavigationType { .modal }
}

final class NestedModalCoordinator: Coordinator<DeepBlueRoute> {
  let ocean = OceanCoordinator()

  init() {
    super.init(router: Router(initial: .nestedModal, factory: NamingFactory()))
    addChild(ocean)
  }
}

/// Four depths.
final class OceanCoordinator: Coordinator<OceanRoute> {
  /// Whether a link to a depth leads past those above it.
  var showsIntro = false

  init() { super.init(router: Router(initial: .surface, factory: NamingFactory())) }

  override func canHandle(_ route: any Route) -> Bool { route is OceanRoute }

  override func navigationPath(for route: any Route) -> [any Route]? {
    guard showsIntro else { return nil }
    switch route as? OceanRoute {
    case .surface: return [OceanRoute.surface]
    case .shallow: return [OceanRoute.shallow]
    case .deep: return [OceanRoute.shallow, OceanRoute.deep]
    case .abyss: return [OceanRoute.shallow, OceanRoute.deep, OceanRoute.abyss]
    case nil: return nil
    }
  }
}
