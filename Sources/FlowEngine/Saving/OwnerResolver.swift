/// Finds the coordinator of each entry of a saved state, or requests it from the app.
///
/// Children, tabs and registered modals are part of the app: if one is missing, the state is refused. An
/// existing flow or detour with the same name and the same root is kept; an orchestrator among them may have
/// another root, because that changes with its flows. A coordinator in a column is kept if it has the same name. All
/// others are requested from the app: from the owner first, then from its owners upwards.
@MainActor
struct OwnerResolver {
  let entries: [SavedCoordinator]

  /// The coordinators by the index of their entries; `nil` for those that the app did not create, and all
  /// below.
  private(set) var found: [AnyCoordinator?] = []

  /// The coordinators at the top of a tree, with the index of their entry.
  private var tops: [ObjectIdentifier: Int] = [:]

  /// The coordinators that others own now, by the index of the owner's entry.
  private var owned: [Int: [OwnerStep: AnyCoordinator]] = [:]

  /// The routes for which the flows and detours were shown, by their indices.
  private var shownFor: [Int: SavedRoute] = [:]

  private var orchestrators: Set<Int> = []

  /// The coordinators of columns, by the serial numbers of their split coordinators.
  private(set) var columns: [Int: [SplitColumn: AnyCoordinator]] = [:]

  /// The paths of coordinators that were requested from the app, which may be part of the paths of others.
  private var paths: [Int: OwnerPath] = [:]

  init(_ entries: [SavedCoordinator]) {
    self.entries = entries
    for entry in entries {
      for presentation in entry.presentations
      where presentation.kind == .detour || presentation.kind == .subflow {
        shownFor[presentation.coordinator] = presentation.route
      }
    }
    for (index, entry) in entries.enumerated() {
      guard let place = entry.place, place.role == .flow else { continue }
      shownFor[index] = entries[place.owner].root
      orchestrators.insert(place.owner)
    }
  }

  /// Resolves all entries against the hierarchy of `root`; throws the difference if they do not match.
  mutating func resolve(in root: AnyCoordinator) throws(FlowError) {
    for (index, entry) in entries.enumerated() {
      found.append(nil)
      if let place = entry.place {
        guard found[place.owner] != nil else { continue }
        found[index] = try coordinator(at: place, entry, index)
      } else {
        guard entry.name == root.ownerName else {
          throw .savedStateRefused(.otherRoot(saved: entry.name, current: root.ownerName))
        }
        found[index] = root
        tops[ObjectIdentifier(root)] = index
      }
      guard let coordinator = found[index] else { continue }
      try check(entry, at: index, against: coordinator)
      // A column without an entry was empty.
      if coordinator.kind == .split { columns[coordinator.serial] = [:] }
    }
  }

  /// The path of the coordinator at `index`, as it was when it was saved.
  func path(of index: Int) -> OwnerPath {
    var way: [OwnerStep] = []
    var current = index
    while paths[current] == nil, let step = entries[current].step,
      let place = entries[current].place
    {
      way.append(step)
      current = place.owner
    }
    let start = paths[current] ?? OwnerPath(rootName: entries[0].name)
    return way.reversed().reduce(start) { $0.appending($1) }
  }

  private func ownerPath(of index: Int) -> OwnerPath {
    path(of: entries[index].place?.owner ?? 0)
  }

  // MARK: - One coordinator

  private mutating func coordinator(
    at place: SavedCoordinator.Place,
    _ entry: SavedCoordinator,
    _ index: Int
  ) throws(FlowError) -> AnyCoordinator? {
    guard let owner = found[place.owner] else { return nil }
    switch place.role {
    case .child, .tab, .modal:
      if let coordinator = owned(by: owner, place.owner, at: entry.step) { return coordinator }
    case .column where owner.kind == .split:
      guard let column = SplitColumn(index: place.index),
        owner.splitStyle.columns.contains(column)
      else { break }
      return try coordinator(of: column, in: owner, entry, index)
    case .flow where owner.kind == .flows && place.index == 0:
      return try keepOrAsk(for: index, current: owner.flow)
    case .detour, .subflow:
      return try keepOrAsk(for: index, current: owned(by: owner, place.owner, at: entry.step))
    case .screen:
      return owner.plainScreen(
        owned(by: owner, place.owner, at: entry.step),
        for: owner.baseRouter.decode(entry.root)
      )
    case .flow, .column: break
    }
    throw .savedStateRefused(.ownerMissing(path(of: index)))
  }

  /// The coordinator of `column`: the one that is there, if it has the saved name, or else one that the app makes.
  private mutating func coordinator(
    of column: SplitColumn,
    in split: AnyCoordinator,
    _ entry: SavedCoordinator,
    _ index: Int
  ) throws(FlowError) -> AnyCoordinator? {
    let current = split.coordinator(ofColumn: column)
    if let current, current.ownerName == entry.name {
      columns[split.serial, default: [:]][column] = current
      return current
    }
    let made = try keepOrAsk(for: index, current: nil)
    if let made { try split.checkSplit(made, as: .column) }
    columns[split.serial, default: [:]][column] = made ?? current
    return made
  }

  /// The coordinator that `owner`, whose entry is at `index`, owns at `step`; `nil` if there is none.
  private mutating func owned(
    by owner: AnyCoordinator,
    _ index: Int,
    at step: OwnerStep?
  ) -> AnyCoordinator? {
    if owned[index] == nil {
      owned[index] = Dictionary(
        owner.owned.compactMap { owned in owned.ownerPath.lastStep.map { ($0, owned) } },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return step.flatMap { owned[index]?[$0] }
  }

  private func isSame(_ coordinator: AnyCoordinator, _ entry: SavedCoordinator) -> Bool {
    guard coordinator.ownerName == entry.name else { return false }
    return coordinator.kind == .flows
      || coordinator.baseRouter.decode(entry.root)?.isEqual(to: coordinator.baseRouter.current.root)
        == true
  }

  private mutating func keepOrAsk(
    for index: Int,
    current: AnyCoordinator?
  ) throws(FlowError) -> AnyCoordinator? {
    let entry = entries[index]
    if let current, isSame(current, entry) { return current }
    guard let place = entry.place else { return nil }
    let path = path(of: index)
    paths[index] = path
    let owner = SavedOwner(
      path: path,
      role: place.role,
      root: entry.root,
      route: shownFor[index] ?? entry.root
    )
    var asked: Int? = place.owner
    while let here = asked {
      if let coordinator = found[here]?.coordinator(restoring: owner) {
        guard coordinator.ownerName == path.name else {
          throw .savedStateRefused(.otherName(made: coordinator.ownerName, for: path))
        }
        if coordinator !== current { try take(coordinator, for: index) }
        return coordinator
      }
      asked = entries[here].place?.owner
    }
    return nil
  }

  private mutating func take(
    _ coordinator: AnyCoordinator,
    for index: Int
  ) throws(FlowError) {
    try coordinator.checkRouter()
    if coordinator.parent != nil {
      throw .alreadyOwned(coordinator: coordinator.ownerPath, refusedFor: ownerPath(of: index))
    }
    if let other = tops[ObjectIdentifier(coordinator)] {
      guard other > 0 else {
        throw .circularReference(owner: ownerPath(of: index), coordinator: coordinator.ownerName)
      }
      throw .alreadyOwned(coordinator: path(of: other), refusedFor: ownerPath(of: index))
    }
    tops[ObjectIdentifier(coordinator)] = index
    // Calls on it are refused until it is part of the hierarchy.
    _ = try found[0]?.hierarchy.include(coordinator, for: "restore")
  }

  private func check(
    _ entry: SavedCoordinator,
    at index: Int,
    against coordinator: AnyCoordinator
  ) throws(FlowError) {
    let hasTabs = coordinator.kind == .tabs
    let count = hasTabs ? coordinator.children.count : 0
    guard entry.selectedTab == 0 || (0..<count).contains(entry.selectedTab) else {
      throw .savedStateRefused(.noTab(path(of: index), index: entry.selectedTab, count: count))
    }
    // Whether an orchestrator shows a flow is determined by the saved state.
    let showsOthers = hasTabs || coordinator.kind == .split || orchestrators.contains(index)
    guard !showsOthers || (entry.stack.isEmpty && entry.pushed.isEmpty) else {
      throw .savedStateRefused(.containerHasStack(path(of: index)))
    }
  }
}
