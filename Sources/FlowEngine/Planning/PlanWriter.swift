/// Turns what a planning walk found into operations.
///
/// Everything that must not stay above the destination goes first, the top-most surface before
/// those below it; then tabs are selected, children pushed, paths walked; the destination comes
/// last. The writer's conditions (is the stack empty, is the child pushed) are read from an overlay
/// that holds the effect of the operations written so far.
@MainActor
final class PlanWriter {
  @exclusivity(unchecked) private(set) var site: CallSite
  @exclusivity(unchecked) private(set) var script: PlanScript
  @exclusivity(unchecked) var overlay: PlanOverlay
  @exclusivity(unchecked) var answers = Answers()

  /// The coordinator that will be in front of the destination; `nil` if that will be seen.
  @exclusivity(unchecked) private(set) var cover: AnyCoordinator?

  init(at site: CallSite) {
    self.site = site
    script = PlanScript(start: site.start)
    overlay = PlanOverlay(number: site.hierarchy.nextVisit())
  }

  /// Begins to write, on an empty script.
  func begin(at site: CallSite) {
    self.site = site
    if script.use == .free {
      script.begin(at: site.start)
    } else {
      script = PlanScript(start: site.start)
    }
    overlay.begin(number: site.hierarchy.nextVisit())
  }

  /// Forgets what was written, and keeps what was answered.
  func startAgain() {
    script.startAgain()
    overlay.begin(number: site.hierarchy.nextVisit())
    cover = nil
    answers.isRepeating = true
  }

  /// Lets go of everything but the memory.
  func clear() {
    overlay.clear()
    answers.clear()
    if cover != nil { cover = nil }
  }

  /// Lets go of everything but what was answered: the call may be planned once more, for what a guard
  /// puts first.
  func clearPlan() {
    overlay.clear()
    answers.keepForNextPlan()
    if cover != nil { cover = nil }
  }

  /// Lets go of everybody, and of what was written so far.
  func discard() {
    finish()
    if script.use == .free { script.clear() }
  }

  /// Lets go of everybody, and of a script that a plan carries.
  func finish() {
    clear()
    if script.use == .carried { script = PlanScript(start: site.start) }
  }

  func append(_ operation: Operation) {
    script.append(operation)
  }

  /// Writes the operations that take `route` to where the last on `way` shows it.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - answer: What the last on the way does with it.
  ///   - way: From the coordinator at which the walk turned downwards to the one that answers.
  ///   - left: The coordinators that the call left upwards, from where it entered.
  ///   - wholly: Whether the way is walked from the hierarchy's root, so that nothing covers it.
  /// - Throws: What keeps the plan from being written: a malformed path, or no stack to push on.
  func write(
    _ route: any Route,
    as answer: Answer,
    way: [Frame],
    left: [AnyCoordinator],
    wholly: Bool = false
  ) throws(FlowError) {
    let answering = way[way.count - 1].coordinator
    if case .changeFlow(let isCertain) = answer {
      script.append(guarded: .changeFlow(route, Held(answering), isCertain: isCertain))
      return
    }
    if way.count == 1, left.isEmpty, site.start.ownership == .none {
      // The same as below with an empty way, at a seventh less; see the benchmark push-pop. Nothing
      // lies over the root's surface but what the root itself shows.
      clear(answering, for: answer)
      try arrive(at: answering, with: route, as: answer)
      if overlay.showsMoreThanStack(answering) {
        cover = findCover(of: answering, with: answer)
      }
      return
    }
    let isShownOver = way.count > 1 ? way[1].edge.isPresentation : answer.isPresentation
    let way = attached(way, wholly: wholly)
    uncover(way[0].coordinator)
    clear(way)
    clear(answering, for: answer)
    clearBelow(way)
    cleanLeft(left, staysUnder: isShownOver)
    try walk(way, to: route)
    try arrive(at: answering, with: route, as: answer)
    cover = findCover(of: answering, with: answer)
  }

  /// Writes the operations that show `host`, if it is attached and not shown.
  func writeWay(to host: AnyCoordinator) throws(FlowError) {
    let way = attached([Frame(coordinator: host, edge: .start)])
    clear(way)
    clearBelow(way)
    try walk(way, to: host.baseRouter.rootRoute)
  }

  private func walk(_ way: [Frame], to route: any Route) throws(FlowError) {
    for index in 1..<max(1, way.count) {
      try go(from: way[index - 1].coordinator, to: way[index], for: route)
    }
  }

  /// The way, begun at the outermost owner that must first show what it starts with.
  ///
  /// A call may enter at a coordinator that is attached and not shown: a child that is not pushed,
  /// a modal that is not presented. Its owner shows it first. An unselected tab is left as it is,
  /// unless its tab coordinator is itself not shown.
  private func attached(_ way: [Frame], wholly: Bool = false) -> [Frame] {
    var legs: [Frame] = []
    var hidden = 0
    var current = way[0].coordinator
    guard current.ownership != .none else { return way }
    while let parent = current.parent, let edge = edge(from: parent, to: current) {
      legs.append(Frame(coordinator: current, edge: edge))
      switch edge {
      case .child where !parent.hasPushed(current): hidden = legs.count
      case .modal: hidden = legs.count
      case .start, .presentation, .child, .tab, .flow: break
      }
      current = parent
    }
    if wholly { hidden = legs.count }
    guard hidden > 0, let owner = legs[hidden - 1].coordinator.parent else { return way }
    return [Frame(coordinator: owner, edge: .start)] + legs[..<hidden].reversed() + way.dropFirst()
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
