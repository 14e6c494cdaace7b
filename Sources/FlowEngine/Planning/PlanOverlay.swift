/// The future states of coordinators, overlaid on their current states.
///
/// Only states that a plan changes are copied. Each coordinator stores the index of its copy, so that looking
/// it up costs nothing; an index is valid for one overlay, the latest.
@MainActor
struct PlanOverlay {
  private let number: UInt

  /// The future states.
  private var states: [CoordinatorState] = []

  /// An overlay without changes: the current states.
  static var none: PlanOverlay { PlanOverlay(number: .max) }

  /// Creates an overlay for a plan; no earlier overlay over these coordinators had the `number`.
  init(number: UInt) {
    self.number = number
  }

  /// Applies the effect of `step`: the state of its owner changes, and a coordinator that leaves is reset.
  mutating func apply(_ step: LiveStep) {
    states[index(of: step.owner)].apply(step.action)
    guard let leaving = step.action.leaving else { return }
    for coordinator in leavingTogether(with: leaving) where !read(coordinator, { $0.isReset }) {
      states[index(of: coordinator)].reset()
    }
  }

  /// The index of the future state of `coordinator`, which is copied before its first change.
  private mutating func index(of coordinator: AnyCoordinator) -> Int {
    if coordinator.overlayIndex.number != number {
      coordinator.overlayIndex = OverlayIndex(number: number, index: states.count)
      states.append(coordinator.baseRouter.current)
    }
    return coordinator.overlayIndex.index
  }
}

/// The index of a coordinator's future state in the latest overlay.
struct OverlayIndex {
  var number: UInt = 0
  var index = 0
}

/// The parts of future states.
extension PlanOverlay {
  /// Reads a part of the future state of `coordinator`.
  // A copy of the whole state would cost more than the rest of planning.
  @inline(__always)
  private func read<Part>(
    _ coordinator: AnyCoordinator,
    _ part: (CoordinatorState) -> Part
  ) -> Part {
    let mark = coordinator.overlayIndex
    assert(mark.number <= number, "An overlay is read after a later one has been written.")
    if mark.number == number { return part(states[mark.index]) }
    return part(coordinator.baseRouter.current)
  }

  func pushedChildren(of coordinator: AnyCoordinator) -> [AnyCoordinator] {
    read(coordinator) { $0.pushedChildren }
  }

  func presentations(of coordinator: AnyCoordinator) -> [LivePresentation] {
    read(coordinator) { $0.presentations }
  }

  func stackCount(of coordinator: AnyCoordinator) -> Int { read(coordinator) { $0.stack.count } }
  func selectedTab(of coordinator: AnyCoordinator) -> Int { read(coordinator) { $0.selectedTab } }
  func split(of coordinator: AnyCoordinator) -> SplitState { read(coordinator) { $0.split } }
  func root(of coordinator: AnyCoordinator) -> any Route { read(coordinator) { $0.root } }
  func topRoute(of coordinator: AnyCoordinator) -> any Route { read(coordinator) { $0.topRoute } }
}

/// Finding what will be shown, and in which order.
extension PlanOverlay {
  /// Whether `coordinator` will show anything in addition to its own stack.
  func showsMoreThanStack(_ coordinator: AnyCoordinator) -> Bool {
    coordinator.isContainer || !presentations(of: coordinator).isEmpty
      || !pushedChildren(of: coordinator).isEmpty
  }

  /// The coordinator whose content `coordinator` will show instead of its own stack.
  ///
  /// A flow is the current one, as installing another is the last step of a plan.
  func content(of coordinator: AnyCoordinator) -> AnyCoordinator? {
    switch coordinator.kind {
    case .stack: return nil
    case .tabs:
      let tabs = coordinator.ownedCoordinators.children
      let selected = selectedTab(of: coordinator)
      return tabs.indices.contains(selected) ? tabs[selected] : nil
    case .flows: return coordinator.flow
    case .split: return frontColumn(of: coordinator)
    }
  }

  /// The column of `split` that will be in front: the compact one, or else the nearest before it that is not empty,
  /// or else the first.
  private func frontColumn(of split: AnyCoordinator) -> AnyCoordinator? {
    let compact = self.split(of: split).compactColumn.index
    let columns = split.ownedCoordinators.children
    return columns.last { $0.column.map { $0.index <= compact } ?? false } ?? columns.first
  }

  /// The coordinators whose screens will be on the surface of `coordinator`, the lowest first.
  ///
  /// Tabs that are not selected come first. They show no screens, but their presentations stay: a tab that is
  /// left by `switchToTab` keeps its sheet. Columns come from the leading edge, whichever is in front.
  func onSurface(of coordinator: AnyCoordinator) -> [AnyCoordinator] {
    let pushed = pushedChildren(of: coordinator)
    if coordinator.kind == .stack { return pushed }
    if coordinator.kind == .flows { return coordinator.flow.map { [$0] + pushed } ?? pushed }
    var contents = coordinator.ownedCoordinators.children
    if coordinator.kind == .tabs {
      let selected = selectedTab(of: coordinator)
      if selected < contents.count - 1 { contents.append(contents.remove(at: selected)) }
    }
    return pushed.isEmpty ? contents : contents + pushed
  }

  /// The coordinator whose screens will hide those of `coordinator` on the same surface: its last pushed
  /// child, or else its content; `nil` if its own are on top.
  func next(above coordinator: AnyCoordinator) -> AnyCoordinator? {
    pushedChildren(of: coordinator).last ?? content(of: coordinator)
  }

  /// The coordinator whose screen will be on top of the surface or the tab that starts at `bottom`.
  func onTop(of bottom: AnyCoordinator) -> AnyCoordinator {
    var top = bottom
    while let next = next(above: top) { top = next }
    return top
  }

  /// The coordinator whose screen will be visible at or below `top`.
  func visible(from top: AnyCoordinator) -> AnyCoordinator {
    guard showsMoreThanStack(top) else { return top }
    var current = top
    while let over = presented(over: current) { current = over }
    return onTop(of: current)
  }

  /// A coordinator presented above the surface of `coordinator`, the top-most of those directly above it or of all.
  private func presented(over coordinator: AnyCoordinator) -> AnyCoordinator? {
    var pending = [coordinator]
    while let here = pending.popLast() {
      if let top = presentations(of: here).last {
        // An overlay may be out of sight, and what another tab presents may be above.
        guard top.isOverlay || !pending.isEmpty else { return top.coordinator }
        return presentations(over: coordinator).last(where: \.isInSight)?.presentation.coordinator
      }
      for other in onSurface(of: here) where showsMoreThanStack(other) { pending.append(other) }
    }
    return nil
  }

  /// `coordinator` and everything that it shows, which leave the screen together, owners first.
  func leavingTogether(with coordinator: AnyCoordinator) -> [AnyCoordinator] {
    var leaving = [coordinator]
    var next = 0
    while next < leaving.count {
      let here = leaving[next]
      next += 1
      guard showsMoreThanStack(here) else { continue }
      leaving += pushedChildren(of: here)
      for presentation in presentations(of: here) { leaving.append(presentation.coordinator) }
      if here.isContainer { leaving += here.ownedCoordinators.children }
    }
    assert(
      Set(leaving).count == leaving.count,
      "One of \(leaving.count) leaves \(coordinator.ownerName) twice."
    )
    return leaving
  }
}
