/// The routes above a root, lowest first, with the first position of each.
///
/// Routes are stored without their type, because code that is generic over it would go through the Swift
/// runtime, which is many times slower. Long stacks are indexed, so that going to a screen takes the same
/// time on any stack.
package struct RouteStack {
  package private(set) var routes: [any Route] = []

  /// The first position of each route; `nil` while the stack is too short to be indexed.
  private var firstIndices: [Key: Int]?

  private static var longestScanned: Int { 16 }

  package var count: Int { routes.count }

  /// The index of `route`: the top if it is there, otherwise its first occurrence; `nil` if there is none.
  ///
  /// The top has precedence, because staying there is preferred to going back to an earlier occurrence.
  func index(of route: any Route) -> Int? {
    let top = routes.count - 1
    guard top >= 0 else { return nil }
    if routes[top].isEqual(to: route) { return top }
    if let firstIndices {
      let index = firstIndices[Key(route: route)]
      assert(
        index ?? 0 <= top,
        "\(route.identifier) is at \(index ?? 0) of \(routes.count) screens."
      )
      return index
    }
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

  /// Inserts a route below others, all of which stay.
  mutating func insert(_ route: any Route, at index: Int) {
    let above = routes[index...]
    keep(index)
    append(route)
    for route in above { append(route) }
  }

  /// Removes all routes from the top until `count` are left.
  mutating func keep(_ count: Int) {
    assert((0...routes.count).contains(count), "More screens are kept than there are.")
    // The plan that computes this has a copy: a long stack is dropped rather than copied.
    if count == 0, firstIndices != nil { self = RouteStack() }
    while routes.count > count {
      let route = routes.removeLast()
      if firstIndices != nil { forget(route, at: routes.count) }
    }
    if routes.count <= Self.longestScanned / 2 { firstIndices = nil }
    assert(firstIndices?.count ?? 0 <= routes.count, "A screen that has gone is still indexed.")
  }

  private mutating func note(_ route: any Route, at index: Int) {
    // A single look-up; an earlier occurrence is kept.
    firstIndices?[Key(route: route), default: index] += 0
  }

  private mutating func forget(_ route: any Route, at index: Int) {
    guard let place = firstIndices?.index(forKey: Key(route: route)),
      firstIndices?.values[place] == index
    else { return }
    firstIndices?.remove(at: place)
  }

  /// A route as a dictionary key.
  private struct Key: Hashable {
    let route: any Route

    static func == (lhs: Key, rhs: Key) -> Bool { lhs.route.isEqual(to: rhs.route) }

    func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
  }
}

/// A position on a coordinator's own stack.
enum StackPosition: Equatable {
  /// The root, below the stack.
  case root

  /// An entry of the stack, counted from the bottom.
  case entry(Int)

  /// The number of stack entries that remain when everything above this position is removed.
  var keptCount: Int {
    switch self {
    case .root: 0
    case .entry(let index): index + 1
    }
  }
}
