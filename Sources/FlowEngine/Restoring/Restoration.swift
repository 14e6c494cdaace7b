/// The future state of a whole hierarchy, computed without changing anything.
@MainActor
final class Restoration {
  /// The parts that are left out, and why.
  let notices: [RestorationNotice]

  /// The coordinators of the restored hierarchy with their states, owners first.
  private var targets: [(coordinator: AnyCoordinator, state: CoordinatorState)] = []

  /// The flows and detours that are removed.
  private var leaving: [(coordinator: AnyCoordinator, owner: AnyCoordinator)] = []

  /// The flows and detours that are added, outermost first.
  private var coming: [(coordinator: AnyCoordinator, owner: AnyCoordinator, as: OwnerStep.Role)] =
    []

  /// The targets whose states change, owners first.
  private var differing: [(coordinator: AnyCoordinator, state: CoordinatorState)] = []

  /// The coordinators that will be in columns, by the serial number of their split coordinator.
  private let columns: [Int: [SplitColumn: AnyCoordinator]]

  /// The serial numbers of the split coordinators whose columns change.
  private var changedSplits: Set<Int> = []

  /// Finds out how the hierarchy of `root` gets to `states`.
  ///
  /// - Parameters:
  ///   - root: The coordinator at the top.
  ///   - states: The future states, by the serial numbers of their coordinators; `nil` for one about which nothing is
  ///     known. Those that are not listed will be as if never shown.
  ///   - columns: The coordinators that will be in columns, by the serial numbers of their split coordinators; one
  ///     that is not listed keeps its columns.
  ///   - notices: What is left out, and why.
  init(
    of root: AnyCoordinator,
    to states: [Int: CoordinatorState?],
    columns: [Int: [SplitColumn: AnyCoordinator]],
    leavingOut notices: [RestorationNotice]
  ) {
    self.notices = notices
    self.columns = columns
    collect(from: root, states)
    assert(
      Set(targets.map(\.coordinator)).count == targets.count,
      "One of \(targets.count) coordinators is restored twice."
    )
    let isReordered = isReordered
    differing = targets.filter { target in
      changedSplits.contains(target.coordinator.serial)
        || isReordered && !target.state.presentations.isEmpty
        || !target.state.isEqual(to: target.coordinator.baseRouter.current)
    }
  }

  /// Whether there is nothing to change and nothing to report.
  var isEmpty: Bool { differing.isEmpty && notices.isEmpty }

  /// Whether presentations that stay were made in another order.
  private var isReordered: Bool {
    let pairs = targets.flatMap { coordinator, state in
      zip(coordinator.baseRouter.current.presentations, state.presentations)
    }
    let former = pairs.sorted { $0.1.order < $1.1.order }.map(\.0.order)
    return zip(former, former.dropFirst()).contains { $0 > $1 }
  }

  /// Lists every coordinator of the restored hierarchy; those without an entry are reset.
  private func collect(from root: AnyCoordinator, _ states: [Int: CoordinatorState?]) {
    var pending = [(coordinator: root, ownerIsRestored: true)]
    while let (coordinator, ownerIsRestored) = pending.popLast() {
      let entry = states[coordinator.serial]
      // A coordinator without an entry, below a restored one, had no flow; one that is left out keeps its
      // flow, because nothing is known about it.
      let isRestored = entry.map { $0 != nil } ?? ownerIsRestored
      let untouched =
        isRestored
        ? CoordinatorState(root: coordinator.baseRouter.firstRoot)
        : coordinator.untouchedState
      let state = (entry ?? nil) ?? untouched
      targets.append((coordinator, state))

      let below = compare(coordinator, with: state)
      // A restored flow has an entry; nothing is known about another one, which stays.
      pending += below.reversed().map { ($0, isRestored && $0 !== state.flow) }
    }
  }

  /// Records which flows and detours of `coordinator` are added and removed, and returns what it will own.
  private func compare(
    _ coordinator: AnyCoordinator,
    with state: CoordinatorState
  ) -> [AnyCoordinator] {
    let flow = coordinator.flow
    var owned = coordinator.ownedCoordinators.children.filter {
      $0 !== flow && $0.ownership != .subflow
    }
    if let columns = columns[coordinator.serial] {
      owned = compare(coordinator, with: columns)
    }
    owned += coordinator.modalCoordinators
    owned += coordinator.ownedCoordinators.leavingModals
    if let flow, flow !== state.flow { leaving.append((flow, coordinator)) }
    if let new = state.flow {
      owned.append(new)
      if new !== flow { coming.append((new, coordinator, .flow)) }
    }
    var staying: Set<ObjectIdentifier> = []
    for (visitor, ownership) in state.visitors {
      owned.append(visitor)
      staying.insert(ObjectIdentifier(visitor))
      if visitor.parent !== coordinator { coming.append((visitor, coordinator, ownership)) }
    }
    for (old, _) in coordinator.baseRouter.current.visitors
    where !staying.contains(ObjectIdentifier(old)) {
      leaving.append((old, coordinator))
    }
    return owned
  }

  /// Records which columns of `split` are emptied and filled, and returns the coordinators that will be in them.
  private func compare(
    _ split: AnyCoordinator,
    with columns: [SplitColumn: AnyCoordinator]
  ) -> [AnyCoordinator] {
    var owned: [AnyCoordinator] = []
    for column in split.splitStyle.columns {
      let (old, new) = (split.coordinator(ofColumn: column), columns[column])
      if let new { owned.append(new) }
      if old === new { continue }
      changedSplits.insert(split.serial)
      if let old { leaving.append((old, split)) }
      if let new { coming.append((new, split, .column)) }
    }
    return owned
  }

  // MARK: - Applying

  /// Applies the state to the hierarchy, and returns whether anything changed.
  func apply() -> Bool {
    for (coordinator, owner) in leaving {
      coordinator.reset()
      if owner.flow === coordinator { owner.setFlow(nil) }
      if let column = coordinator.column { owner.replace(column, by: nil) }
      owner.detach(coordinator)
    }
    // The innermost first: each is then still at the top of a separate hierarchy, and found fast.
    for (coordinator, owner, ownership) in coming.reversed() {
      if ownership == .flow { owner.setFlow(coordinator) }
      if ownership == .column,
        let place = columns[owner.serial]?.first(where: { $0.value === coordinator })
      {
        owner.replace(place.key, by: coordinator)
      }
      owner.attach(coordinator, as: ownership)
    }
    for (coordinator, state) in targets {
      for (present, restored) in zip(
        coordinator.baseRouter.current.presentations,
        state.presentations
      ) {
        present.takePlace(of: restored)
      }
    }
    for (coordinator, state) in differing {
      coordinator.ownedCoordinators.children.removeAll { child in
        child.ownership == .subflow && !state.pushedChildren.contains(child)
      }
      for subflow in state.pushedChildren where subflow.ownership == .subflow {
        if !coordinator.ownedCoordinators.children.contains(where: { $0 === subflow }) {
          coordinator.ownedCoordinators.children.append(subflow)
        }
      }
      coordinator.baseRouter.become(state)
      coordinator.releaseLeavingModals()
    }
    for (coordinator, _) in targets {
      assert(coordinator.disagreement == nil, coordinator.disagreement ?? "")
    }
    return !differing.isEmpty
  }

  /// Notifies the observers of everything that changed below `root` and of their owners, lower ones first.
  func notifyBelow(_ root: AnyCoordinator, of change: Change, _ callObservers: CallObservers?) {
    guard let callObservers else { return }
    var affected: Set<ObjectIdentifier> = []
    for (coordinator, _) in differing {
      for here in coordinator.selfAndOwners {
        guard affected.insert(ObjectIdentifier(here)).inserted else { break }
      }
    }
    for (coordinator, _) in targets.reversed() where coordinator !== root {
      guard affected.contains(ObjectIdentifier(coordinator)) else { continue }
      callObservers.include(coordinator)
      coordinator.notifyOwnObservers(.changed(change))
    }
  }
}

extension AnyCoordinator {
  /// The state of this coordinator if it was never shown, with its flow.
  var untouchedState: CoordinatorState {
    var state = CoordinatorState(root: baseRouter.current.lastingRoot)
    state.flow = flow
    return state
  }
}
