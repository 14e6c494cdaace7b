/// What the user sees of a hierarchy: coordinators, each with its screen unless it only holds others.
@MainActor
struct VisibleSet {
  /// One coordinator, or one of its screens, that is in sight.
  struct Item {
    private(set) weak var coordinator: AnyCoordinator?
    let place: Place
    let owner: OwnerPath

    /// The screen; `nil` for the coordinator itself.
    let route: (any Route)?

    @MainActor
    init(_ coordinator: AnyCoordinator, route: (any Route)?, depth: Int = 0) {
      self.coordinator = coordinator
      place = Place(coordinator: coordinator.serial, depth: route == nil ? nil : depth)
      owner = coordinator.ownerPath
      self.route = route
    }

    func isSame(as other: Item) -> Bool {
      guard place == other.place else { return false }
      guard let route, let other = other.route else { return true }
      return route.isEqual(to: other)
    }
  }

  /// Where an item is; one sight has no two at one place.
  struct Place: Hashable {
    /// The serial number of the coordinator.
    let coordinator: Int

    /// How many screens of the coordinator lie below the screen; `nil` for the coordinator itself.
    let depth: Int?
  }

  /// From the lowest surface that is in sight to the top one, holders before what they hold.
  private(set) var items: [Item] = []

  static var nothing: VisibleSet { VisibleSet() }

  private init() {}

  init(of root: AnyCoordinator) {
    var surfaces: [AnyCoordinator] = []
    for (coordinator, isCover) in root.surfaceOwners() {
      if isCover { surfaces = [] }
      surfaces.append(coordinator)
    }
    for surface in surfaces { add(surface) }
  }

  private mutating func add(_ surface: AnyCoordinator) {
    var current = surface
    while let next = PlanOverlay.none.next(above: UnownedCoordinator(current))?.coordinator {
      if next.ownership != .child { add(Item(current, route: nil)) }
      current = next
    }
    add(Item(current, route: nil))
    // Without any tab there is no screen.
    if current.kind == .tabs { return }
    let state = current.baseRouter.current
    add(Item(current, route: state.topRoute, depth: state.stack.count))
  }

  private mutating func add(_ item: Item) {
    items.append(item)
  }

  /// The coordinators in sight that still exist.
  var coordinators: [AnyCoordinator] { items.compactMap(\.coordinator) }

  /// The items that are in sight here and not in `other`.
  ///
  /// - Complexity: O(*n*), where *n* is how much is in sight.
  func items(notIn other: VisibleSet) -> [Item] {
    let known = Dictionary(other.items.map { ($0.place, $0) }) { first, _ in first }
    return items.filter { known[$0.place]?.isSame(as: $0) != true }
  }
}

extension AnyCoordinator {
  /// The coordinators at the bottom of all surfaces, the lowest first, and whether each covers all
  /// that is below.
  fileprivate func surfaceOwners() -> [(coordinator: AnyCoordinator, isCover: Bool)] {
    [(self, false)]
      + presentationsAbove().map { ($0.presentation.coordinator, $0.presentation.isCover) }
  }
}
