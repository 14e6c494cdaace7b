/// Turns the result of a planning walk into steps.
///
/// Everything that must not stay above the destination is removed first, the top-most surface before those
/// below it; then tabs are selected, children pushed, and paths followed; the destination comes last. The
/// builder's conditions (is the stack empty, is the child pushed) are read from an overlay that contains the
/// effects of the steps so far.
@MainActor
struct PlanBuilder {
  /// The plan that is being built.
  let plan: ExecutablePlan

  private let hierarchy: Hierarchy
  let questions: QuestionCache
  private(set) var overlay = PlanOverlay(number: Hierarchy.nextVisit())

  /// The coordinator that will be in front of the destination; `nil` if the destination will be visible.
  var cover: AnyCoordinator?

  /// Whether the start is a detour that has yet to be presented.
  var startIsComing = false

  /// Whether the last step was appended, of which the overlay lacks the effect; for assertions.
  private var isComplete = false

  private mutating func markComplete() -> Bool {
    isComplete = true
    return true
  }

  /// The coordinator that was called.
  var start: AnyCoordinator { plan.start }

  /// The coordinator at the top: the one that was called, if it is new.
  // Loaded where it is needed, which is more than a plan of one step does.
  var root: AnyCoordinator { hierarchy.root ?? start }

  /// Whether there may be dialogs in the hierarchy.
  var mayHaveDialogs: Bool { hierarchy.hasDialogs }

  /// Starts an empty plan.
  init(at site: CallSite) {
    hierarchy = site.hierarchy
    plan = ExecutablePlan(at: site)
    questions = site.questions
    questions.beginPlan()
  }

  /// Removes the steps, but keeps the cached answers.
  mutating func startAgain() {
    plan.removeSteps()
    overlay = PlanOverlay(number: Hierarchy.nextVisit())
    cover = nil
    isComplete = false
    questions.isRepeating = true
  }

  /// Appends a step, on whose effect the next ones depend.
  mutating func append(_ action: consuming LiveStep.Action, to owner: AnyCoordinator) {
    let step = LiveStep(owner: owner, action: action)
    assert(!isComplete, "A step follows the last one, on whose effect it may depend.")
    overlay.apply(step)
    plan.append(step)
  }

  /// Appends the step with which a stack reaches the destination.
  ///
  /// No later step depends on it, so a long stack need not be copied for its future state.
  mutating func append(last action: consuming LiveStep.Action, to owner: AnyCoordinator) {
    assert(!isComplete, "A plan has two last steps.")
    assert(markComplete())
    plan.append(LiveStep(owner: owner, action: action))
  }

  /// Appends the steps that show `route` in the last coordinator on `way`.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - answer: The answer of the last coordinator on the way.
  ///   - way: The coordinators from which the walk turned downwards to the one that answers.
  ///   - left: The coordinators that the call left upwards, beginning with the one that was called.
  ///   - wholly: Whether the way starts at the hierarchy's root, so that nothing covers it.
  /// - Throws: What keeps the plan from being written: a malformed path, or no stack to push on.
  mutating func write(
    _ route: any Route,
    as answer: Answer,
    way: [WalkStep],
    left: [AnyCoordinator],
    wholly: Bool = false
  ) throws(FlowError) {
    assert(way[0].link == .start, "A way of \(way.count) begins with a \(way[0].link).")
    assert(
      zip(way, way.dropFirst()).allSatisfy { $1.coordinator.parent === $0.coordinator },
      "A way of \(way.count) leads past an owner."
    )
    let answering = way[way.count - 1].coordinator
    if case .changeFlow(let isCertain) = answer {
      append(.changeFlow(to: route, isCertain: isCertain), to: answering)
      return
    }
    let isShownOver = way.count > 1 ? way[1].link.isPresentation : answer.isPresentation
    let count = way.count
    let way = attached(way, wholly: wholly)
    let isElsewhere = way.count > 1
    let surface = isElsewhere ? surfaceIndex(on: way) : 0
    uncover(way[0].coordinator, staysUnder: surface > 0)
    clear(way, from: surface)
    clear(answering, for: answer)
    if isElsewhere { clearBelow(way, from: surface) }
    let turn = way.count - count
    if !isShownOver, !left.isEmpty, !isCovered(from: turn, by: surface, on: way),
      !isToOtherColumn(from: turn, on: way)
    {
      cleanLeft(left)
    }
    if answering.ownership == .column, startsColumn(answering, at: route, as: answer) {
      keep(0, of: answering)
      if isElsewhere { try walk(way, from: surface, to: route) }
      append(.setRoot(route), to: answering)
      cover = findCover(of: answering, with: answer)
      return
    }
    let starts = (isElsewhere || startIsComing) && startsAtRoute(way, route, as: answer)
    if isElsewhere { try walk(way, from: surface, to: route, startingThere: starts) }
    if !starts {
      try arrive(at: answering, with: route, as: answer)
    } else if way.count == 1 {
      append(.setRoot(route), to: answering)
    }
    cover = findCover(of: answering, with: answer)
  }

  /// Appends the steps that show `host`, if it is attached but not shown.
  ///
  /// - Parameters:
  ///   - host: The coordinator to show.
  ///   - wholly: Whether the way starts at the hierarchy's root, so that nothing covers it.
  ///   - uncovering: Whether everything that covers its stack is removed.
  /// - Throws: Why it cannot be shown.
  mutating func writeWay(
    to host: AnyCoordinator,
    wholly: Bool = false,
    uncovering: Bool = false
  ) throws(FlowError) {
    let way = attached([WalkStep(coordinator: host, link: .start)], wholly: wholly)
    clear(way, from: 0)
    if uncovering { uncoverStack(of: host) }
    clearBelow(way, from: 0)
    try walk(way, from: 0, to: overlay.root(of: host))
  }

  /// Shows all coordinators on the way; the children before the one at `surface` are already shown.
  private mutating func walk(
    _ way: [WalkStep],
    from surface: Int,
    to route: any Route,
    startingThere: Bool = false
  ) throws(FlowError) {
    for index in 1..<max(1, way.count) where index >= surface || way[index].link != .child {
      let starts = startingThere && index == way.count - 1
      try go(from: way[index - 1].coordinator, to: way[index], for: route, startingThere: starts)
    }
  }

  /// Whether the last coordinator on the way is brought on screen by this plan, with the route as its root.
  private func startsAtRoute(_ way: [WalkStep], _ route: any Route, as answer: Answer) -> Bool {
    let last = way[way.count - 1]
    guard answer.isOnStack, overlay.stackCount(of: last.coordinator) == 0 else { return false }
    let isComing =
      switch last.link {
      case .start: startIsComing
      case .child:
        overlay.pushedChildren(of: way[way.count - 2].coordinator).lastIndex(of: last.coordinator)
          == nil
      case .modal: true
      case .presentation, .tab, .column, .flow: false
      }
    return isComing && questions.replacesRoot(for: route, in: last.coordinator)
  }

  /// Whether `route` takes the place of the root of a column, with all that is above it.
  @inline(never)
  private func startsColumn(
    _ column: AnyCoordinator,
    at route: any Route,
    as answer: Answer
  ) -> Bool {
    answer.isOnStack && questions.replacesRoot(for: route, in: column)
  }

  /// Whether a call that turns downwards at `turn` has left one column for another, beside which it stays.
  private func isToOtherColumn(from turn: Int, on way: [WalkStep]) -> Bool {
    turn + 1 < way.count && way[turn + 1].link == .column
  }

  /// The index on the way of the last surface that is already presented; 0 if there is none.
  ///
  /// Everything below it stays as it is: stacks, pushed children and surfaces alike.
  private func surfaceIndex(on way: [WalkStep]) -> Int {
    for index in (1..<max(1, way.count)).reversed() where way[index].link == .presentation {
      return index
    }
    return 0
  }

  /// Whether the coordinators that a call has left, to turn downwards at `turn`, are below the surface at
  /// `surface` on the way.
  private func isCovered(from turn: Int, by surface: Int, on way: [WalkStep]) -> Bool {
    // A call that leaves one tab for another leaves its screens, too. Tabs further down are not those it leaves.
    surface > turn && way[turn + 1].link != .tab
  }

  /// The way, extended to the outermost owner that must first show the next one.
  ///
  /// The coordinator that was called may be attached but not shown: a child that is not pushed, a modal that
  /// is not presented. Its owner shows it first. An unselected tab is left as it is, unless its tab
  /// coordinator is itself not shown.
  private func attached(_ way: [WalkStep], wholly: Bool = false) -> [WalkStep] {
    if way[0].coordinator.ownership == nil { return way }
    let count = hiddenCount(above: way[0].coordinator, wholly: wholly)
    guard count > 0 else { return way }
    var legs: [WalkStep] = []
    var current = way[0].coordinator
    while legs.count < count, let owner = current.parent, let link = owner.link(to: current) {
      legs.append(WalkStep(coordinator: current, link: link))
      current = owner
    }
    assert(
      legs.count == count,
      "Of \(count) owners that are out of sight, \(legs.count) are shown."
    )
    return [WalkStep(coordinator: current, link: .start)] + legs.reversed() + way.dropFirst()
  }

  /// The number of steps from `coordinator` up to the outermost owner that must first show the next one.
  private func hiddenCount(above coordinator: AnyCoordinator, wholly: Bool) -> Int {
    var (steps, hidden) = (0, 0)
    var current = coordinator
    while current.ownership != .none, let owner = current.parent {
      steps += 1
      if !current.isShownByOwner { hidden = steps }
      current = owner
    }
    return wholly ? steps : hidden
  }
}

extension AnyCoordinator {
  /// The link to `owned`, which it owns.
  fileprivate func link(to owned: AnyCoordinator) -> WalkLink? {
    switch owned.ownership {
    case nil: nil
    case .child: .child
    case .tab: .tab
    case .column: .column
    case .flow: .flow
    case .modal: owned.isShownByOwner ? .presentation : .modal
    case .detour, .screen: .presentation
    case .subflow: hasPushed(owned) ? .child : .presentation
    }
  }
}
