/// Coordinators' states as they will be, laid over the states as they are.
///
/// Only what a plan touches is copied. Each coordinator marks where its copy is, so that looking it
/// up costs nothing; a mark holds for one overlay, and the latest overlay is the one that counts.
@MainActor
struct PlanOverlay {
  /// One coordinator's state to come.
  struct State {
    /// How many entries of the present stack stay.
    var kept = 0

    /// The entries that come on top of those.
    var added: [any Route] = []

    var pushed: [UnownedCoordinator] = []
    var presentations: [UnownedPresentation] = []
    var selectedTab = 0

    var stackCount: Int { kept + added.count }

    /// Begins with the state that `coordinator` is in, in the memory of another.
    @MainActor
    mutating func begin(with coordinator: UnownedCoordinator) {
      kept = coordinator.stackCount
      selectedTab = coordinator.selectedTab
      empty()
      for index in 0..<coordinator.pushedCount { pushed.append(coordinator.pushed(index)) }
      for index in 0..<coordinator.presentationCount {
        presentations.append(coordinator.presentation(index))
      }
    }

    mutating func empty() {
      added.empty()
      pushed.empty()
      presentations.empty()
    }
  }

  private var number: UInt

  /// The states to come, and after them unused ones whose memory is used again.
  private var states: [State] = []
  private var count = 0

  /// Whom a look at the hierarchy has yet to come to.
  var pending: [UnownedCoordinator] = []

  /// An overlay that holds nothing: the states as they are.
  static var none: PlanOverlay { PlanOverlay(number: .max) }

  /// An overlay for a plan; `number` is one that no earlier overlay over these coordinators had.
  init(number: UInt) {
    self.number = number
  }

  /// Begins anew, with a new number.
  mutating func begin(number: UInt) {
    self.number = number
    clear()
  }

  /// Lets go of everything but the memory.
  mutating func clear() {
    while count > 0 {
      count -= 1
      states[count].empty()
    }
  }

  /// Where the state that `coordinator` will be in is; `nil` if it is the one that it is in.
  private func index(of coordinator: UnownedCoordinator) -> Int? {
    let mark = coordinator.draft
    return mark.number == number ? mark.index : nil
  }

  /// Changes the state that `coordinator` will be in.
  mutating func change(_ coordinator: UnownedCoordinator, _ body: (inout State) -> Void) {
    if let index = index(of: coordinator) { return body(&states[index]) }
    coordinator.draft = DraftMark(number: number, index: count)
    if count == states.count { states.append(State()) }
    states[count].begin(with: coordinator)
    body(&states[count])
    count += 1
  }

  /// The memory for a look at the hierarchy, without what another look has left in it.
  mutating func takePending() -> [UnownedCoordinator] {
    var taken: [UnownedCoordinator] = []
    swap(&taken, &pending)
    taken.empty()
    return taken
  }

  // MARK: - What will be

  func pushedCount(on coordinator: UnownedCoordinator) -> Int {
    if let index = index(of: coordinator) { return states[index].pushed.count }
    return coordinator.pushedCount
  }

  func pushed(on coordinator: UnownedCoordinator, at place: Int) -> UnownedCoordinator {
    if let index = index(of: coordinator) { return states[index].pushed[place] }
    return coordinator.pushed(place)
  }

  /// Where `child` will be among the children that are pushed on `coordinator`.
  func place(of child: UnownedCoordinator, on coordinator: UnownedCoordinator) -> Int? {
    for place in 0..<pushedCount(on: coordinator) where pushed(on: coordinator, at: place) == child
    {
      return place
    }
    return nil
  }

  func presentationCount(of coordinator: UnownedCoordinator) -> Int {
    if let index = index(of: coordinator) { return states[index].presentations.count }
    return coordinator.presentationCount
  }

  func presentation(of coordinator: UnownedCoordinator, at place: Int) -> UnownedPresentation {
    if let index = index(of: coordinator) { return states[index].presentations[place] }
    return coordinator.presentation(place)
  }

  /// Where the presentation of `presented` will be among those of `coordinator`.
  func place(ofPresented presented: UnownedCoordinator, by coordinator: UnownedCoordinator) -> Int?
  {
    for place in 0..<presentationCount(of: coordinator)
    where presentation(of: coordinator, at: place).coordinator == presented {
      return place
    }
    return nil
  }

  /// Whether `coordinator` will show anything but its own stack.
  func showsMoreThanStack(_ coordinator: UnownedCoordinator) -> Bool {
    coordinator.isContainer || presentationCount(of: coordinator) > 0
      || pushedCount(on: coordinator) > 0
  }

  func stackCount(of coordinator: UnownedCoordinator) -> Int {
    if let index = index(of: coordinator) { return states[index].stackCount }
    return coordinator.stackCount
  }

  func selectedTab(of coordinator: UnownedCoordinator) -> Int {
    if let index = index(of: coordinator) { return states[index].selectedTab }
    return coordinator.selectedTab
  }

  /// The route on top of `coordinator`'s own stack.
  func topRoute(of coordinator: UnownedCoordinator) -> any Route {
    let router = coordinator.coordinator.baseRouter
    guard let index = index(of: coordinator) else { return router.topRoute }
    if let added = states[index].added.last { return added }
    return router.route(under: states[index].kept)
  }

  /// Takes everything away that makes `coordinator` differ from one that was never shown.
  mutating func reset(_ coordinator: UnownedCoordinator) {
    guard showsMoreThanStack(coordinator) else {
      if stackCount(of: coordinator) > 0 {
        change(coordinator) {
          $0.kept = 0
          $0.added = []
        }
      }
      return
    }
    var pending = takePending()
    defer { self.pending = pending }
    pending.append(coordinator)
    while let next = pending.popLast() {
      for place in 0..<pushedCount(on: next) { pending.append(pushed(on: next, at: place)) }
      for place in 0..<presentationCount(of: next) {
        pending.append(presentation(of: next, at: place).coordinator)
      }
      if next.isContainer {
        for index in 0..<next.childCount { pending.append(next.child(index)) }
      }
      change(next) {
        $0.kept = 0
        $0.empty()
      }
    }
  }
}

/// Where the latest overlay keeps a coordinator's state to come.
struct DraftMark {
  var number: UInt = 0
  var index = 0
}
