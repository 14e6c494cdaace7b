import TestSupport

/// What a generated app is made of: its coordinators, who shows which route how, and where the buttons lead.
struct GeneratedPlan {
  /// The place of a coordinator in the app.
  enum Place: Hashable {
    case root
    case tab(Int)
    case child(of: Int)
    case detour
    case flow(Int)
  }

  /// What stands before a route.
  enum Watch: Hashable {
    /// Nobody may see it.
    case refuses

    /// Another route is shown in its place.
    case redirects(to: Int)

    /// Another route is shown first, on which the app is opened.
    case waits(on: Int)
  }

  /// What a button does.
  enum Button: Hashable {
    case navigate(Int)
    case detour(Int)
    case flow(Int)

    /// Opens the app, for which some watches wait.
    case open
  }

  struct Screen: Hashable {
    /// The coordinator that shows it, among the parts.
    let owner: Int
    var isModal = false

    /// The routes that lie under it when it is reached from an empty stack, with itself as the last.
    var path: [Int]?
    var watch: Watch?
    var buttons: [Button] = []
  }

  /// The coordinators with stacks, each of which has the route of its number as root.
  let places: [Place]

  /// The screens, by the numbers of their routes.
  private(set) var screens: [Screen]

  init(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let shape = numbers.next(below: 3)
    var places: [Place] =
      switch shape {
      case 0: [.root]
      case 1: [.tab(0), .tab(1)]
      default: [.flow(0), .flow(1)]
      }
    let stacks = places.count
    if numbers.chance(50) { places.append(.child(of: numbers.next(below: stacks))) }
    if numbers.chance(40) { places.append(.detour) }
    self.places = places
    let count = places.count + 3 + numbers.next(below: 5)
    screens = (0..<count).map { route in
      Screen(owner: route < places.count ? route : numbers.next(below: places.count))
    }
    for route in places.count..<count {
      screens[route].isModal = numbers.chance(25)
      if numbers.chance(35) { screens[route].path = path(to: route, &numbers) }
      if numbers.chance(25) { screens[route].watch = watch(on: route, &numbers) }
    }
    for route in screens.indices { screens[route].buttons = buttons(on: route, &numbers) }
  }

  // MARK: - Generating

  /// One or two earlier screens of the same coordinator, then the route.
  private func path(to route: Int, _ numbers: inout SeededGenerator) -> [Int]? {
    let below = (places.count..<route).filter {
      screens[$0].owner == screens[route].owner && !screens[$0].isModal
    }
    guard !screens[route].isModal, let first = numbers.pickIfAny(below) else { return nil }
    let second = below.filter { $0 > first }.first
    return [first] + (second.map { [$0] } ?? []) + [route]
  }

  private func watch(on route: Int, _ numbers: inout SeededGenerator) -> Watch? {
    let kind = numbers.next(below: 3)
    if kind == 0 { return .refuses }
    let others = (places.count..<screens.count).filter {
      $0 != route && screens[$0].owner == screens[route].owner && screens[$0].watch == nil
    }
    guard let first = numbers.pickIfAny(others) else { return nil }
    return kind == 1 ? .redirects(to: first) : .waits(on: first)
  }

  /// One or two buttons, or one more on a root, to later routes only, so that every path ends.
  private func buttons(on route: Int, _ numbers: inout SeededGenerator) -> [Button] {
    var buttons: [Button] = []
    func add(_ button: Button) { if !buttons.contains(button) { buttons.append(button) } }
    let count = (route < places.count ? 2 : 1) + numbers.next(below: 2)
    for _ in 0..<count where route + 1 < screens.count {
      add(button(to: route + 1 + numbers.next(below: screens.count - route - 1), from: route))
    }
    if screens.contains(where: { $0.watch == .waits(on: route) }) { add(.open) }
    return buttons
  }

  private func button(to target: Int, from route: Int) -> Button {
    let (here, there) = (screens[route].owner, screens[target].owner)
    if places[there] == .detour, places[here] != .detour { return .detour(there) }
    if let flow = flow(of: there), flow != self.flow(of: here), places[here] != .detour {
      return .flow(flow)
    }
    return .navigate(target)
  }

  /// The flow in which a coordinator is; `nil` if it is in none.
  func flow(of part: Int) -> Int? {
    switch places[part] {
    case .flow(let number): number
    case .child(let parent): flow(of: parent)
    case .root, .tab, .detour: nil
    }
  }
}
