/// A moment in the appearance or disappearance of a screen or a coordinator.
public enum LifecyclePhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is about to appear.
  case willAppear

  /// It has appeared.
  case didAppear

  /// It is about to disappear.
  case willDisappear

  /// It has disappeared.
  case didDisappear
}

/// A coordinator that is notified when it and its screens appear and disappear.
///
/// A screen is visible if it is the top one of its surface and no cover is above that; the screen below a
/// sheet stays visible, as on the platform. A coordinator is visible if one of its screens is, or if it is
/// the tab coordinator or the orchestrator around one.
///
/// The visible screens before and after a call are compared once the call has been applied, so a plan of ten
/// steps makes one disappear and one appear. Screens first appear when a stage is created; without a stage,
/// with the first call that navigates. Calls that are made here wait until the current call has settled.
@MainActor
public protocol LifecycleObserving: AnyCoordinator {
  /// Called for each of the coordinator's own screens.
  func screen(_ route: any Route, _ phase: LifecyclePhase)

  /// Called for the coordinator itself.
  func coordinator(_ phase: LifecyclePhase)
}

extension LifecycleObserving {
  /// Does nothing.
  public func screen(_ route: any Route, _ phase: LifecyclePhase) {}

  /// Does nothing.
  public func coordinator(_ phase: LifecyclePhase) {}
}

/// The visible part of a hierarchy: coordinators, each with its screen unless it is only a container.
@MainActor
struct VisibleScreens {
  /// A visible coordinator, or one of its visible screens.
  struct Item {
    private(set) weak var coordinator: AnyCoordinator?
    let place: Place
    let owner: OwnerPath

    /// The screen; `nil` for the coordinator itself.
    let route: (any Route)?

    @MainActor
    init(
      _ coordinator: AnyCoordinator,
      route: (any Route)?,
      depth: Int = 0,
      layer: AnyCoordinator? = nil
    ) {
      self.coordinator = coordinator
      let serial = (layer ?? coordinator).serial
      place = Place(coordinator: serial, depth: route == nil ? nil : depth)
      owner = coordinator.ownerPath
      self.route = route
    }

    func isSame(as other: Item) -> Bool {
      guard place == other.place else { return false }
      guard let route, let other = other.route else { return true }
      return route.isEqual(to: other)
    }
  }

  /// The place of an item; no two items of a set have the same.
  struct Place: Hashable {
    /// The serial number of the coordinator; for a plain screen, that of its own coordinator.
    let coordinator: Int

    /// The number of the coordinator's screens below the screen; `nil` for the coordinator itself.
    let depth: Int?
  }

  /// The items from the lowest visible surface to the top one, containers before their content.
  private(set) var items: [Item] = []

  init() {}

  init(of root: AnyCoordinator) {
    var surfaces: [AnyCoordinator] = []
    for (coordinator, hidesOthers) in root.surfaceOwners() {
      if hidesOthers { surfaces = [] }
      surfaces.append(coordinator)
    }
    for surface in surfaces { add(surface) }
    assert(Set(items.map(\.place)).count == items.count, "A screen is visible twice.")
  }

  private mutating func add(_ surface: AnyCoordinator) {
    // A plain screen is one of its host's.
    if surface.ownership == .screen {
      let host = Item(surface.screenHost, route: nil)
      if !items.contains(where: { $0.place == host.place }) { items.append(host) }
      return items.append(Item(surface.screenHost, route: surface.rootRoute, layer: surface))
    }
    var columns: [AnyCoordinator] = []
    var bottom: AnyCoordinator? = surface
    while let here = bottom {
      columns += add(from: here).reversed()
      bottom = columns.popLast()
    }
  }

  /// Adds the coordinators from `bottom` up to the one with the top screen, and that screen.
  ///
  /// - Returns: The columns that are side by side there, from which nothing has been added yet.
  private mutating func add(from bottom: AnyCoordinator) -> [AnyCoordinator] {
    var current = bottom
    while current.kind != .split,
      let next = PlanOverlay.none.next(above: current)
    {
      let isPushed = next.ownership == .child || next.ownership == .subflow
      if !isPushed { items.append(Item(current, route: nil)) }
      current = next
    }
    items.append(Item(current, route: nil))
    switch current.kind {
    case .split: return current.children
    // Without tabs there is no screen.
    case .tabs: return []
    case .stack, .flows:
      let state = current.baseRouter.current
      items.append(Item(current, route: state.topRoute, depth: state.stack.count))
      return []
    }
  }

  /// The visible coordinators that still exist.
  var coordinators: [AnyCoordinator] { items.compactMap(\.coordinator) }

  /// The items that are visible here and not in `other`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  func items(notIn other: VisibleScreens) -> [Item] {
    let known = Dictionary(other.items.map { ($0.place, $0) }) { first, _ in first }
    return items.filter { known[$0.place]?.isSame(as: $0) != true }
  }
}

extension AnyCoordinator {
  /// The bottom coordinators of all surfaces, the lowest first, and whether each hides everything below.
  fileprivate func surfaceOwners() -> [(coordinator: AnyCoordinator, hidesOthers: Bool)] {
    [(self, false)]
      // A screen stays visible under a dialog, which is not a screen.
      + presentationsAbove().filter { $0.isInSight && !$0.presentation.isDialog }
      .map { ($0.presentation.coordinator, $0.presentation.hidesWhatIsBehind) }
  }
}

extension Hierarchy {
  /// Compares the visible set with the previous one, and notifies the coordinators concerned.
  func notifyAppearances() {
    assert(phase == .applying, "Screens appear in a hierarchy that is \(phase).")
    guard let root else { return }
    let before = visibleSet ?? VisibleScreens()
    let after = VisibleScreens(of: root)
    visibleSet = after
    let gone = before.items(notIn: after)
    let come = after.items(notIn: before)
    // The top-most disappears first and appears last; containers come before their content.
    for item in gone.reversed() { notify(item, .willDisappear) }
    for item in come { notify(item, .willAppear) }
    for item in gone.reversed() { notify(item, .didDisappear) }
    for item in come { notify(item, .didAppear) }
  }

  fileprivate func notify(_ item: VisibleScreens.Item, _ phase: LifecyclePhase) {
    if isLogged {
      log(.lifecycle(phase, owner: item.owner, route: item.route.map(RouteDescription.init)))
    }
    guard let coordinator = item.coordinator as? any LifecycleObserving else { return }
    if let route = item.route {
      coordinator.screen(route, phase)
    } else {
      coordinator.coordinator(phase)
    }
  }
}

extension AnyCoordinator {
  /// Lets everything visible appear, unless it already has, because a stage now shows the hierarchy.
  package func beginAppearing() {
    guard hierarchy.visibleSet == nil else { return }
    notifying { $0.notifyAppearances() }
  }

  /// Notifies the coordinators of the screens `top` and `below` that a swipe back began and was cancelled.
  ///
  /// UIKit notifies both as the finger begins to move, and takes it back: what an app does in `willDisappear` is done
  /// although the screen stays (openradar 21137690, AlphaWallet/alpha-wallet-ios#5146, signalapp/Signal-iOS#2693).
  package func notifyCancelledSwipe(from top: LiveScreen, to below: LiveScreen) {
    let leaving = VisibleScreens.Item(top.wrapper.coordinator, route: top.wrapper.route)
    let coming = VisibleScreens.Item(below.wrapper.coordinator, route: below.wrapper.route)
    notifying { hierarchy in
      hierarchy.notify(leaving, .willDisappear)
      hierarchy.notify(coming, .willAppear)
      for phase in [LifecyclePhase.willDisappear, .didDisappear] { hierarchy.notify(coming, phase) }
      for phase in [LifecyclePhase.willAppear, .didAppear] { hierarchy.notify(leaving, phase) }
    }
  }

  /// Notifies coordinators outside of a call; calls that they make follow.
  private func notifying(_ notify: (Hierarchy) -> Void) {
    let hierarchy = hierarchy
    guard hierarchy.phase == .idle else { return }
    hierarchy.phase = .applying
    notify(hierarchy)
    hierarchy.phase = .idle
    guard !hierarchy.waiting.isEmpty else { return }
    runWaiting(in: hierarchy, hasSettled: false)
    hierarchy.updateViewers()
  }
}
