/// Settling on an answer that the walk has found.
extension Planner {
  /// Builds the plan for an answer; one that cannot be built counts as a refusal.
  func settle(_ route: any Route, as answer: Answer) throws(FlowError) {
    do throws(FlowError) {
      try write(route, as: answer)
    } catch {
      try fail(error)
    }
  }

  func write(_ route: any Route, as answer: Answer) throws(FlowError) {
    let answer = finish(answer)
    try builder.write(route, as: answer, way: walk, left: left)
    if builder.cover != nil, builder.isStartSeen() {
      // A tab that is not selected still presents something: the call was made from it, or it would stay.
      builder.startAgain()
      try builder.write(route, as: answer, way: walk, left: left, wholly: true)
    }
    builder.plan.shower =
      if case .present(let modal) = answer { modal } else { walk[walk.count - 1].coordinator }
    isFound = true
  }

  /// Records that the last coordinator asked claimed the route but cannot show it.
  func fail(_ error: FlowError) throws(FlowError) {
    if let failed = walk.last?.coordinator { decline(failed, .failed) }
    try passToNextTab(error, from: walk.count)
  }

  /// Continues with the next tab or column if the failure is inside one, otherwise throws it.
  func passToNextTab(_ error: FlowError, from depth: Int) throws(FlowError) {
    guard let tab = walk.lastIndex(where: { $0.link.isTabOrColumn }) else { throw error }
    pending.removeSubrange(walk[tab].pending...)
    walk.removeSubrange(tab...)
    note(TabFailure(error: error, depth: depth, step: tab - 1))
    builder.startAgain()
  }

  /// Stores `failure` unless an earlier tab failed at least as deep.
  private func note(_ failure: TabFailure) {
    while let known = tabFailures.last, known.step >= failure.step {
      guard known.step > failure.step || failure.depth > known.depth else { return }
      tabFailures.removeLast()
    }
    tabFailures.append(failure)
    walk[failure.step].hasTabFailure = true
  }

  /// The outermost coordinator on the way that is at the route and left it to those below to claim it.
  ///
  /// A presented coordinator answers for itself: if it were dismissed for a coordinator below, it might be
  /// the only one that claims the route, and navigating there again would fail.
  var unclaimedIndex: Int? {
    var outermost: Int?
    for index in walk.indices.reversed() {
      if walk[index].unclaimed != nil { outermost = index }
      if walk[index].link.isShown { break }
    }
    return outermost
  }

  /// Shortens the walk to the way to the coordinator that answers, and returns its answer.
  private func finish(_ answer: Answer) -> Answer {
    var answer = answer
    // A coordinator on the way that is itself the destination takes precedence over those below it.
    if let index = unclaimedIndex, let here = walk[index].unclaimed {
      walk.removeSubrange((index + 1)...)
      answer = here
    }
    if case .reveal(let modal?) = answer {
      walk.append(WalkStep(coordinator: modal, link: .presentation))
      answer = .pop(.root)
    }
    return answer
  }
}
