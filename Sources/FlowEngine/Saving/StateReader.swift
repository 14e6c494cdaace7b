/// Reads the routes of a saved state, from the lowest screen to the top-most surface.
///
/// A route that no longer decodes is left out, and so is everything that follows in this order, because it is above.
/// Only the content of an unselected tab, of a column that is not in front, or of a coordinator that is not shown has
/// nothing above it: each is a separate scope, and a cut ends with its scope.
@MainActor
struct StateReader {
  private enum Visit {
    case screens(Int, in: Edge, scope: Int)
    case surfaces(Int, scope: Int)
    case presentation(of: Int, position: Int, scope: Int)
  }

  private enum Edge {
    case tab
    case flow(of: Int)
    case pushed(by: Int)
  }

  private let entries: [SavedCoordinator]
  private let resolver: OwnerResolver

  /// The states of the restored coordinators, by index; `nil` for those left out.
  private(set) var states: [CoordinatorState?]

  private(set) var notices: [RestorationNotice] = []

  /// The indices of the tabs, or of the columns, of a coordinator.
  private var tabs: [Int: [Int]] = [:]
  private var flows: [Int: Int] = [:]
  private var isShown: [Bool]
  private var isCut: [Bool]

  /// The indices of the children to be pushed again.
  private var pushed: [Int: [Int]] = [:]

  private var pending: [Visit] = []

  init(_ resolver: OwnerResolver) {
    self.resolver = resolver
    entries = resolver.entries
    states = Array(repeating: nil, count: entries.count)
    isShown = Array(repeating: false, count: entries.count)
    isCut = isShown
    for (index, entry) in entries.enumerated() {
      for shown in entry.pushed + entry.presentations.map(\.coordinator) { isShown[shown] = true }
      guard let place = entry.place else { continue }
      switch place.role {
      case .tab, .column: tabs[place.owner, default: []].append(index)
      case .flow: flows[place.owner] = index
      case .child, .modal, .detour, .screen, .subflow: continue
      }
      isShown[index] = true
    }
  }

  /// The states by the serial numbers of their coordinators; `nil` for what is left out.
  var statesBySerial: [Int: CoordinatorState?] {
    var bySerial: [Int: CoordinatorState?] = [:]
    for (coordinator, state) in zip(resolver.found, states) {
      if let coordinator { bySerial[coordinator.serial] = .some(state) }
    }
    assert(
      bySerial.count == resolver.found.count { $0 != nil },
      "\(entries.count) entries are of \(bySerial.count) coordinators."
    )
    return bySerial
  }

  /// Reads the shown coordinators, and then those that are attached but not shown.
  ///
  /// - Parameter surfaces: The indices of the presented coordinators, lowest first, if they were saved.
  mutating func read(inOrderOf surfaces: [Int]) {
    for index in entries.indices where !isShown[index] {
      if let place = entries[index].place, states[place.owner] == nil { continue }
      readSurface(of: index, scope: index)
      while let visit = pending.popLast() { read(visit) }
    }
    for index in surfaces where entries.indices.contains(index) {
      guard let owner = entries[index].place?.owner, let coordinator = resolver.found[index] else {
        continue
      }
      states[owner]?.presentations.last { $0.coordinator === coordinator }?.comeLast()
    }
  }

  private mutating func read(_ visit: Visit) {
    switch visit {
    case .screens(let index, let edge, let scope):
      let isRead = readScreens(of: index, scope: scope)
      switch edge {
      case .tab: break
      case .flow(let owner):
        if isRead {
          states[owner]?.flow = resolver.found[index]
        } else if let orchestrator = resolver.found[owner] {
          states[owner] = orchestrator.untouchedState
        }
      case .pushed(let owner):
        guard isRead, let child = resolver.found[index] else { return }
        states[owner]?.pushedChildren.append(child)
        pushed[owner, default: []].append(index)
      }
    case .surfaces(let index, let scope): readSurfaces(over: index, scope: scope)
    case .presentation(let owner, let position, let scope):
      read(entries[owner].presentations[position], of: owner, scope: scope)
    }
  }

  /// Reads the screens of the coordinator at `index`, and then the surfaces above them.
  private mutating func readSurface(of index: Int, scope: Int) {
    // Last in, first out: what is above the screens is pushed first.
    pending.append(.surfaces(index, scope: scope))
    if !readScreens(of: index, scope: scope) { pending.removeLast() }
  }

  /// Reads the root and the stack of the coordinator at `index`, and returns whether it is restored.
  private mutating func readScreens(of index: Int, scope: Int) -> Bool {
    guard !isCut[scope] else { return false }
    guard let coordinator = resolver.found[index] else {
      cut(scope, .ownerIsGone(resolver.path(of: index)))
      return false
    }
    assert(states[index] == nil, "Entry \(index) is read twice.")
    let entry = entries[index]
    let router = coordinator.baseRouter
    guard let root = route(entry.root, of: router, index, scope) else { return false }
    // The root of an orchestrator belongs to its flow; that of others is as the app created it.
    var lastingRoot = coordinator.kind == .flows ? root : router.firstRoot
    if let lasting = entry.lastingRoot {
      guard let lasting = route(lasting, of: router, index, scope) else { return false }
      lastingRoot = lasting
    }
    var state = CoordinatorState(root: root, lastingRoot: lastingRoot)
    state.selectedTab = entry.selectedTab
    if coordinator.kind == .split { state.split = entry.splitState(in: coordinator.splitStyle) }
    for saved in entry.stack {
      guard let route = route(saved, of: router, index, scope) else { break }
      state.stack.append(route)
    }
    states[index] = state

    for child in entry.pushed.reversed() {
      pending.append(.screens(child, in: .pushed(by: index), scope: scope))
    }
    if let flow = flows[index] {
      pending.append(.screens(flow, in: .flow(of: index), scope: scope))
    }
    for tab in tabsFromTop(of: index) {
      pending.append(.screens(tab, in: .tab, scope: isSelected(tab) ? scope : tab))
    }
    return true
  }

  private mutating func readSurfaces(over index: Int, scope: Int) {
    for position in entries[index].presentations.indices.reversed() {
      pending.append(.presentation(of: index, position: position, scope: scope))
    }
    for child in (pushed[index] ?? []).reversed() {
      pending.append(.surfaces(child, scope: scope))
    }
    if let flow = flows[index], states[flow] != nil {
      pending.append(.surfaces(flow, scope: scope))
    }
    for tab in tabsFromTop(of: index) where states[tab] != nil {
      pending.append(.surfaces(tab, scope: isSelected(tab) ? scope : tab))
    }
  }

  private mutating func read(_ saved: SavedPresentation, of owner: Int, scope: Int) {
    guard !isCut[scope], let host = resolver.found[owner] else { return }
    let index = saved.coordinator
    if saved.kind == .screen, route(saved.route, of: host.baseRouter, owner, scope) == nil {
      return
    }
    guard let coordinator = resolver.found[index] else {
      cut(scope, .ownerIsGone(resolver.path(of: index)))
      return
    }
    // Modals and plain screens have routes of their host's type; others have their own.
    let isOfHost = saved.kind == .modal || saved.kind == .screen
    let (router, reader) = isOfHost ? (host.baseRouter, owner) : (coordinator.baseRouter, index)
    guard let route = route(saved.route, of: router, reader, scope) else { return }
    readSurface(of: index, scope: scope)
    guard states[index] != nil else { return }
    states[owner]?.present(
      LivePresentation(
        kind: saved.kind,
        coordinator: coordinator,
        route: route,
        detents: saved.detents,
        style: saved.style
      )
    )
  }

  /// The tabs or columns of the coordinator at `index`, the selected one first, because it is above the others.
  private func tabsFromTop(of index: Int) -> [Int] {
    let tabs = (tabs[index] ?? []).reversed()
    return tabs.filter(isSelected) + tabs.filter { !isSelected($0) }
  }

  private func isSelected(_ tab: Int) -> Bool {
    guard let place = entries[tab].place else { return false }
    let owner = entries[place.owner]
    return place.role == .column
      ? (owner.compactColumn ?? .sidebar).index == place.index : owner.selectedTab == place.index
  }

  /// Decodes `saved`; if that fails, everything that follows in the scope is left out.
  private mutating func route(
    _ saved: SavedRoute,
    of router: AnyRouter,
    _ index: Int,
    _ scope: Int
  ) -> (any Route)? {
    if let route = router.decode(saved) { return route }
    cut(scope, .routeIsGone(saved.description, owner: resolver.path(of: index)))
    return nil
  }

  private mutating func cut(_ scope: Int, _ notice: RestorationNotice) {
    isCut[scope] = true
    notices.append(notice)
  }
}

extension AnyRouter {
  /// Decodes `saved`; `nil` if it is not a route of this router's type.
  func decode(_ saved: SavedRoute) -> (any Route)? {
    func decode<R: Route>(as type: R.Type) -> (any Route)? { saved.decoded(as: type) }
    return decode(as: routeMetatype)
  }
}
