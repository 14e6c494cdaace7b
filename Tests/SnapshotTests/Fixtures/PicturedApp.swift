import Snapshot

/// The routes of the apps that are pictured.
enum PicturedRoute: String, Route { case home, next, sheet }

/// A coordinator whose screens are given, with a sheet in front of them.
final class PicturedCoordinator: Coordinator<PicturedRoute> {
  private let routes: Set<PicturedRoute>

  init(
    _ initial: PicturedRoute,
    pushing routes: Set<PicturedRoute> = [],
    screens: @escaping @MainActor (PicturedRoute) -> any Element
  ) {
    self.routes = routes
    super.init(router: Router(initial: initial, factory: PicturedFactory(screens)))
  }

  var detents: [ModalPresentationDetent] = [.large]

  override func canHandle(_ route: any Route) -> Bool {
    (route as? PicturedRoute).map(routes.contains) ?? false
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? PicturedRoute == .sheet ? .modal : .push
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: detents)
  }
}

private final class PicturedFactory: ElementFactory<PicturedRoute> {
  private let screens: @MainActor (PicturedRoute) -> any Element

  init(_ screens: @escaping @MainActor (PicturedRoute) -> any Element) { self.screens = screens }

  override func buildElement(for route: PicturedRoute) -> (any Element)? { screens(route) }
}

extension Stage {
  /// A stage with a sheet in front of a screen.
  convenience init(
    _ detents: [ModalPresentationDetent],
    on device: Device = .iPhone15,
    platform: PlatformProfile = .iOS18,
    behind: @escaping @MainActor () -> any Element,
    sheet: @escaping @MainActor () -> any Element
  ) {
    let app = PicturedCoordinator(.home, pushing: [.next, .sheet]) { _ in behind() }
    app.detents = detents
    app.addModalCoordinator(PicturedCoordinator(.sheet) { _ in sheet() })
    app.navigate(to: PicturedRoute.sheet)
    self.init(app, on: device, platform: platform)
  }
}
