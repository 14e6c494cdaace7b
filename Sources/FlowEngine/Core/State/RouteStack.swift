/// The routes above a root, lowest first, and where each is found first.
///
/// Routes are kept without their type: code that is generic over it would be run by the language's
/// run time, many times slower. Long stacks are indexed, so that going to a screen costs the same on
/// any stack.
package struct RouteStack {
  package private(set) var routes: [any Route] = []

  /// Where each route stands first; `nil` while the stack is too short to be worth it.
  private var firstIndices: [Key: Int]?

  private static var longestScanned: Int { 16 }

  package var count: Int { routes.count }

  /// Where `route` is: on top, else at its first occurrence, else nowhere.
  ///
  /// The top first: being there already comes before going back to an earlier occurrence.
  func index(of route: any Route) -> Int? {
    let top = routes.count - 1
    guard top >= 0 else { return nil }
    if routes[top].isEqual(to: route) { return top }
    if let firstIndices { return firstIndices[Key(route: route)] }
    return routes.firstIndex { $0.isEqual(to: route) }
  }

  package mutating func append(_ route: any Route) {
    routes.append(route)
    if firstIndices != nil {
      note(route, at: routes.count - 1)
    } else if routes.count > Self.longestScanned {
      firstIndices = [:]
      for (index, route) in routes.enumerated() { note(route, at: index) }
    }
  }

  /// Removes all routes from the top until `count` are left.
  mutating func keep(_ count: Int) {
    // A plan that foresees this has a copy: a long stack is dropped rather than copied.
    if count == 0, firstIndices != nil { self = RouteStack() }
    while routes.count > count {
      let route = routes.removeLast()
      if firstIndices != nil { forget(route, at: routes.count) }
    }
    if routes.count <= Self.longestScanned / 2 { firstIndices = nil }
  }

  private mutating func note(_ route: any Route, at index: Int) {
    // One look-up; an earlier occurrence stays.
    firstIndices?[Key(route: route), default: index] += 0
  }

  private mutating func forget(_ route: any Route, at index: Int) {
    guard let place = firstIndices?.index(forKey: Key(route: route)),
      firstIndices?.values[place] == index
    else { return }
    firstIndices?.remove(at: place)
  }

  /// A route as the key of a dictionary.
  private struct Key: Hashable {
    let route: any Route

    static func == (lhs: Key, rhs: Key) -> Bool { lhs.route.isEqual(to: rhs.route) }

    func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
  }
}

/// A place on a coordinator's own stack.
enum StackPosition: Equatable {
  /// Below the stack.
  case root

  /// On the stack, counted from the bottom.
  case entry(Int)

  /// How many stack entries stay when everything above this place goes.
  var keptCount: Int {
    switch self {
    case .root: 0
    case .entry(let index): index + 1
    }
  }
}
