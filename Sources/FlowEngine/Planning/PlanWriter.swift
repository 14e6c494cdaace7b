/// Turns what a planning walk found into operations.
///
/// Everything that must not stay above the destination goes first, the top-most surface before
/// those below it; then tabs are selected, children pushed, paths walked; the destination comes
/// last. The writer's conditions (is the stack empty, is the child pushed) are read from an overlay
/// that holds the effect of the operations written so far.
@MainActor
struct PlanWriter {
  let start: AnyCoordinator
  let answers: Answers
  var operations: [Operation] = []
  var overlay = PlanOverlay()

  init(start: AnyCoordinator, answers: Answers = Answers()) {
    self.start = start
    self.answers = answers
  }

  /// Writes the operations that take `route` to where `found` says.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - found: Who answers, and the way there.
  ///   - wholly: Whether the way is walked from the hierarchy's root, so that nothing covers it.
  /// - Throws: What keeps the plan from being written: a malformed path, or no stack to push on.
  mutating func write(
    _ route: any Route,
    as found: Found,
    wholly: Bool = false
  ) throws(FlowError) {
    if case .changeFlow(let isCertain) = found.answer {
      operations.append(.changeFlow(route, found.answering, isCertain: isCertain))
      return
    }
    let way = attached(found.way, wholly: wholly)
    uncover(way[0].coordinator)
    clear(way)
    clear(found.answering, for: found.answer)
    clearBelow(way)
    cleanLeft(found.left, staysUnder: found.isShownOver)
    try walk(way, to: route)
    try arrive(at: found.answering, with: route, as: found.answer)
  }

  /// Writes the operations that show `host`, if it is attached and not shown.
  mutating func writeWay(to host: AnyCoordinator) throws(FlowError) {
    let way = attached([Leg(coordinator: host, edge: .start)])
    clear(way)
    clearBelow(way)
    try walk(way, to: host.baseRouter.rootRoute)
  }

  private mutating func walk(_ way: [Leg], to route: any Route) throws(FlowError) {
    for (leg, next) in zip(way, way.dropFirst()) {
      try go(from: leg.coordinator, to: next, for: route)
    }
  }

  /// The way, begun at the outermost owner that must first show what it starts with.
  ///
  /// A call may enter at a coordinator that is attached and not shown: a child that is not pushed,
  /// a modal that is not presented. Its owner shows it first. An unselected tab is left as it is,
  /// unless its tab coordinator is itself not shown.
  private func attached(_ way: [Leg], wholly: Bool = false) -> [Leg] {
    var legs: [Leg] = []
    var hidden = 0
    var current = way[0].coordinator
    while let parent = current.parent, let edge = edge(from: parent, to: current) {
      legs.append(Leg(coordinator: current, edge: edge))
      switch edge {
      case .child where !parent.hasPushed(current): hidden = legs.count
      case .modal: hidden = legs.count
      case .start, .presentation, .child, .tab, .flow: break
      }
      current = parent
    }
    if wholly { hidden = legs.count }
    guard hidden > 0, let owner = legs[hidden - 1].coordinator.parent else { return way }
    return [Leg(coordinator: owner, edge: .start)] + legs[..<hidden].reversed() + way.dropFirst()
  }

  private func edge(from owner: AnyCoordinator, to owned: AnyCoordinator) -> Edge? {
    switch owned.ownership {
    case .none: nil
    case .child: .child
    case .tab: owner.children.firstIndex { $0 === owned }.map(Edge.tab)
    case .flow: .flow
    case .modal: owner.presents(owned) ? .presentation : .modal
    case .detour: .presentation
    }
  }
}
