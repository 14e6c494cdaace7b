/// The hierarchies that take part in a call in addition to the one in which it was made.
///
/// While a call runs, the coordinators concerned get or lose owners only by the call's own steps: planning
/// relies on that. The hierarchies of coordinators that the call brings, and of
/// those that have left, are as busy as the one in which the call was made. Calls on any of them, and calls
/// that would make any of them part of another hierarchy, are refused while questions are asked, and wait
/// while steps are applied.
extension Hierarchy {
  /// Starts planning `call`, whose partner takes part in no other call.
  func begin(_ call: some Call) {
    assert(phase == .idle && leader == nil && !hasPartners, "\(call.name) begins in another call.")
    for partner in call.partners { bring(partner) }
    enter(.planning)
  }

  /// Makes the hierarchy of a coordinator that takes part in no other call take part in this one.
  private func bring(_ partner: AnyCoordinator) {
    let other = partner.isNew ? Hierarchy(ofNewcomer: partner) : partner.hierarchy
    if other !== self, !takesPart(other) { include(other) }
  }

  /// Enters `phase`, together with all partners.
  func enter(_ phase: Phase) {
    self.phase = phase
    if hasPartners { for partner in partners { partner.phase = phase } }
  }

  /// Ends `call`: all hierarchies that took part may be called again.
  func settle(_ call: some Call) {
    for partner in call.partners { keepOwn(partner) }
    if hasPartners { releasePartners() }
    phase = .idle
    assert(callObservers == nil && endedFlows.isEmpty, "\(call.name) has left something to report.")
    assert(
      successor == nil && leader == nil && !hasPartners,
      "\(call.name) ends in a hierarchy that has joined another one, or \(partners.count) partners."
    )
  }

  /// Makes the hierarchy of a partner that has stayed outside permanent.
  private func keepOwn(_ partner: AnyCoordinator) {
    if let other = partner.knownHierarchy, other !== self { other.keep(partner) }
  }

  /// Makes `other` take part in the running call.
  func include(_ other: Hierarchy) {
    let leader = leader ?? self
    assert(other !== leader && other.leader == nil, "A hierarchy takes part in two calls.")
    leader.partners.append(other)
    other.leader = leader
    other.phase = phase == .changingFlow ? .applying : phase
  }

  /// Makes the hierarchy of `coordinator` take part; throws if it is already in another call.
  ///
  /// - Returns: The hierarchy; `nil` if it took part already.
  func include(_ coordinator: AnyCoordinator, for call: String) throws(FlowError) -> Hierarchy? {
    let other = coordinator.hierarchy
    if other === self || takesPart(other) { return nil }
    guard other.phase == .idle else {
      throw .coordinatorBusy(coordinator: coordinator.ownerPath, call: call)
    }
    include(other)
    return other
  }

  /// Makes a coordinator that the running call has made take part in it; throws if it is already in another.
  func include(newcomer: AnyCoordinator, for call: String) throws(FlowError) {
    if newcomer.isNew {
      include(Hierarchy(ofNewcomer: newcomer))
    } else {
      _ = try include(newcomer, for: call)
    }
  }

  /// Ends the part of `partner` in what is planned here, which has ended.
  func release(_ partner: Hierarchy) {
    assert(
      partner.leader === leader ?? self,
      "A hierarchy is released by one that it did not join."
    )
    (leader ?? self).partners.removeAll { $0 === partner }
    partner.writeRefusedCalls()
    end(partner)
  }

  /// Whether `other` takes part in the call in which this one takes part, or which it runs.
  private func takesPart(_ other: Hierarchy) -> Bool {
    other.leader.map { $0 === leader ?? self } ?? false
  }

  private func releasePartners() {
    // Calls that listeners make now wait, as all others do, until all partners are released.
    for partner in partners where partner.successor == nil { partner.writeRefusedCalls() }
    for partner in partners { end(partner) }
    partners = []
  }

  /// Lets a partner be called again, and takes over the errors that are to be reported.
  private func end(_ partner: Hierarchy) {
    if !partner.pendingErrors.isEmpty {
      pendingErrors += partner.pendingErrors
      partner.pendingErrors = []
    }
    partner.leader = nil
    partner.phase = .idle
  }

  /// Queues `call` until the current call here has settled.
  func add(_ call: WaitingCall) {
    queue.waiting.append(call)
  }

  /// The hierarchy in which calls wait until the current call here has settled.
  private var queue: Hierarchy {
    let busy = leader ?? self
    return busy.runner ?? busy
  }

  /// The number of calls that wait for the current one.
  var waitingCount: Int { queue.waiting.count }

  /// Drops the waiting calls at `positions`.
  func dropWaiting(_ positions: Range<Int>) { queue.waiting.removeSubrange(positions) }
}

extension AnyCoordinator {
  /// Whether it has no owner, owns no other, and was never called.
  var isNew: Bool { knownHierarchy == nil && ownership == .none }

  /// Its hierarchy, if that takes part in a call.
  var busyHierarchy: Hierarchy? {
    if isNew { return nil }
    let hierarchy = hierarchy
    return hierarchy.phase == .idle ? nil : hierarchy
  }
}
