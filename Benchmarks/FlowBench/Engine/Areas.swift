import FlowEngine

/// A route for benchmarks: a number.
struct Spot: Route {
  let number: Int

  init(_ number: Int) { self.number = number }

  var identifier: String { "spot" }
}

/// A route that no benchmark's coordinator handles.
struct Elsewhere: Route {
  var identifier: String { "elsewhere" }
}

/// A coordinator that handles a range of numbers.
final class Area: Coordinator<Spot> {
  private let name: String
  private let handles: ClosedRange<Int>
  private let modals: ClosedRange<Int>?

  init(
    _ name: String,
    root: Int,
    handles: ClosedRange<Int> = 0...(.max),
    modals: ClosedRange<Int>? = nil
  ) {
    self.name = name
    self.handles = handles
    self.modals = modals
    super.init(router: Router(initial: Spot(root), factory: ViewFactory()))
  }

  override var ownerName: String { name }

  override func canHandle(_ route: any Route) -> Bool {
    guard let spot = route as? Spot else { return false }
    return handles.contains(spot.number) || modals?.contains(spot.number) == true
  }

  override func navigationType(for route: any Route) -> NavigationType {
    guard let spot = route as? Spot else { return .push }
    return modals?.contains(spot.number) == true ? .modal : .push
  }
}

/// A tab coordinator that handles no routes itself.
final class AreaTabs: TabCoordinator<Spot> {
  init() { super.init(router: Router(initial: Spot(-1), factory: ViewFactory())) }
}

/// A page for benchmarks.
enum AreaPage: Int, TabPage {
  case a, b, c, d, e, f

  var tabItem: (text: String, image: String)? { nil }

  func coordinator() -> AnyCoordinator { Area("Page", root: rawValue) }
}

/// A paged tab coordinator that handles no routes itself.
final class PagedAreas: PagedTabCoordinator<AreaPage, Spot> {
  init() { super.init(router: Router(initial: Spot(-1), factory: ViewFactory()), pages: []) }
}
