/// The screens above the root of a stack that an element is.
@MainActor
struct PushedScreens {
  /// The screens, the lowest first.
  private(set) var entries: [StackEntry] = []

  /// The values of those that show one.
  var values: [AnyHashable] { entries.compactMap(\.value) }

  /// Adds a screen on top.
  mutating func add(_ entry: StackEntry) { entries.append(entry) }

  /// Adds the screen of a value, below those that bindings have pushed.
  ///
  /// A value that is pushed while a destination for an item is on top is shown below it:
  /// chowple.com/en/blog/swiftui-navigation, one report.
  mutating func insert(_ value: AnyHashable) {
    let place = entries.lastIndex { !$0.isPresented }.map { $0 + 1 } ?? 0
    entries.insert(StackEntry(.value(value), named: StackRoute.name(of: value)), at: place)
  }

  /// Removes everything above the screen at `depth`.
  mutating func remove(above depth: Int) {
    assert((0...entries.count).contains(depth), "\(depth) of \(entries.count) screens remain.")
    entries.removeSubrange(depth...)
  }

  /// Shows the screens of destinations that bindings show now, with the identities of their items, and removes
  /// everything from the first screen on whose binding shows it no longer.
  mutating func show(_ destinations: [(destination: PresentedDestination, identity: AnyHashable?)])
  {
    let gone = entries.firstIndex { entry in
      guard case .presented(let shown, let identity) = entry.source else { return false }
      return !destinations.contains {
        $0.destination.slot === shown.slot && $0.identity == identity
      }
    }
    if let gone { entries.removeSubrange(gone...) }
    for (destination, identity) in destinations {
      if let entry = entries.first(where: { $0.isShown(by: destination) }) {
        entry.source = .presented(destination, identity)
      } else {
        entries.append(StackEntry(.presented(destination, identity), named: destination.name))
      }
    }
  }

  /// The depth of the screen of the `count`-th value, or of the root.
  func depth(ofValue count: Int) -> Int {
    let values = entries.indices.filter { entries[$0].value != nil }
    assert(count <= values.count, "There are \(values.count) values, not \(count).")
    return count == 0 ? 0 : values[count - 1] + 1
  }
}

extension StackEntry {
  /// Whether the binding of `destination` has pushed it.
  fileprivate func isShown(by destination: PresentedDestination) -> Bool {
    guard case .presented(let shown, _) = source else { return false }
    return shown.slot === destination.slot
  }
}
