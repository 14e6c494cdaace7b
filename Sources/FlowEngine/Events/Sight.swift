/// What the user sees of a hierarchy: coordinators, each with its screen unless it only holds others.
@MainActor
struct Sight {
  /// One coordinator, or one of its screens, that is in sight.
  struct Item {
    private(set) weak var coordinator: AnyCoordinator?
    let identity: ObjectIdentifier
    let owner: OwnerPath

    /// The screen; `nil` for the coordinator itself.
    let route: (any Route)?

    /// How many screens of the coordinator lie below the screen.
    let depth: Int

    @MainActor
    init(_ coordinator: AnyCoordinator, route: (any Route)?, depth: Int = 0) {
      self.coordinator = coordinator
      identity = ObjectIdentifier(coordinator)
      owner = coordinator.ownerPath
      self.route = route
      self.depth = depth
    }

    func isSame(as other: Item) -> Bool {
      guard identity == other.identity, depth == other.depth else { return false }
      switch (route, other.route) {
      case (nil, nil): return true
      case (let route?, let other?): return route.isEqual(to: other)
      default: return false
      }
    }
  }

  /// From the lowest surface that is in sight to the top one, holders before what they hold.
  private(set) var items: [Item] = []

  static var nothing: Sight { Sight() }

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
    while true {
      if let child = current.baseRouter.pushedChildren.last {
        current = child
      } else if current.isContainer, let content = current.content {
        add(Item(current, route: nil))
        current = content
      } else {
        break
      }
    }
    add(Item(current, route: nil))
    // Without any tab there is no screen.
    if current.kind == .tabs { return }
    let router = current.baseRouter
    add(Item(current, route: router.topRoute, depth: router.stackCount))
  }

  private mutating func add(_ item: Item) {
    items.append(item)
  }

  /// Those in sight who still live.
  var coordinators: [AnyCoordinator] { items.compactMap(\.coordinator) }

  func contains(_ item: Item) -> Bool {
    items.contains { $0.isSame(as: item) }
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
