/// Turns what a planning walk found into operations.
///
/// Everything that must not stay above the destination goes first, the top-most surface before those
/// below it; then tabs are selected, children pushed, paths walked; the destination comes last. The
/// writer's conditions (is the stack empty, is the child pushed) are read from an overlay that holds
/// the effect of the operations written so far.
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
  mutating func write(_ route: any Route, as found: Found) throws(FlowError) {
    if case .changeFlow(let isCertain) = found.answer {
      operations.append(.changeFlow(route, found.answering, isCertain: isCertain))
      return
    }
    let way = attached(found)
    for (index, leg) in way.enumerated() {
      clear(leg.coordinator, towards: index + 1 < way.count ? way[index + 1] : nil, found.answer)
    }
    for (leg, next) in zip(way, way.dropFirst()).reversed() {
      clearBelow(next.coordinator, pushedOn: leg.coordinator)
    }
    uncover(way[0].coordinator)
    cleanLeft(found.left, staysUnder: found.isShownOver)
    for (leg, next) in zip(way, way.dropFirst()) {
      try go(from: leg.coordinator, to: next, for: route)
    }
    try arrive(at: found.answering, with: route, as: found.answer)
  }

  /// The way, begun at the outermost owner that must first show what it starts with.
  ///
  /// A call may enter at a coordinator that is attached and not shown: a child that is not pushed, a
  /// modal that is not presented. Its owner shows it first. An unselected tab is left as it is, with
  /// two exceptions: its tab coordinator is itself not shown, or the call came from a surface that
  /// the tab had left up, so that the user would lose sight of it.
  private func attached(_ found: Found) -> [Leg] {
    var legs: [Leg] = []
    var hidden = 0
    var mustBeSeen = !found.isShownOver && overlay.visible(from: start.root).isSelfOrBelow(start)
    var current = found.way[0].coordinator
    while let parent = current.parent, let edge = edge(from: parent, to: current) {
      legs.append(Leg(coordinator: current, edge: edge))
      switch edge {
      case .child where !parent.hasPushed(current): hidden = legs.count
      case .tab(let index) where mustBeSeen && overlay[parent].selectedTab != index:
        hidden = legs.count
      case .modal: hidden = legs.count
      case .presentation: mustBeSeen = false
      case .start, .child, .tab, .flow: break
      }
      current = parent
    }
    guard hidden > 0, let owner = legs[hidden - 1].coordinator.parent else { return found.way }
    return [Leg(coordinator: owner, edge: .start)] + legs[..<hidden].reversed()
      + found.way.dropFirst()
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
