import FlowEngine

/// One screen of the stack of an element.
@MainActor
final class StackEntry {
  /// The source of its content.
  enum Source {
    case root(AnyElement)

    /// The content of the tab with that number.
    case tab(Int)

    case value(AnyHashable)

    /// The destination of a link, with the slot of the link.
    case link(AnyElement, StateSlot)

    /// A destination that a binding shows, with the identity of its item.
    case presented(PresentedDestination, AnyHashable?)
  }

  var source: Source

  /// Its name in outlines.
  let name: String

  /// Whether no destination was declared for its value when it was last resolved.
  var lacksDestination = false

  /// The number of the last settling in which it followed its link.
  var followed = 0

  /// The declaration, and its run, whose content was last resolved.
  private var resolved: (declaration: WeakReference<StateSlot>, run: Int)?

  init(_ source: Source, named name: String) {
    self.source = source
    self.name = name
  }

  var value: AnyHashable? {
    if case .value(let value) = source { value } else { nil }
  }

  /// Whether a binding has pushed it.
  var isPresented: Bool {
    if case .presented = source { true } else { false }
  }

  /// Whether `declaration` has run since its content was last resolved, which is the case now.
  func isNew(in declaration: StateSlot?) -> Bool {
    guard let declaration else { return true }
    defer { resolved = (WeakReference(declaration), declaration.runs) }
    return resolved?.declaration.object !== declaration || resolved?.run != declaration.runs
  }

  /// The identity of the screen at its place.
  fileprivate var identity: AnyHashable {
    switch source {
    case .root: ObjectIdentifier(self)
    case .tab(let number): number
    case .value(let value): value
    case .link(_, let slot): ObjectIdentifier(slot)
    case .presented(let destination, let identity):
      [ObjectIdentifier(destination.slot) as AnyHashable, identity]
    }
  }
}

/// The route of a screen on the stack of an element.
struct StackRoute: Route {
  let identifier: String
  let entry: WeakReference<StackEntry>
  private let identity: AnyHashable

  @MainActor
  init(_ entry: StackEntry) {
    identifier = entry.name
    identity = entry.identity
    self.entry = WeakReference(entry)
  }

  static func == (lhs: StackRoute, rhs: StackRoute) -> Bool { lhs.identity == rhs.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The name of the screen of `value`: its description, or for a structure with an id its type and that.
  static func name(of value: AnyHashable) -> String {
    let base = value.base
    guard !(base is any CustomStringConvertible), let item = base as? any Identifiable,
      Mirror(reflecting: base).displayStyle != .enum
    else { return "\(base)" }
    return "\(type(of: base))(\(item.id))"
  }
}

/// The storage of the values of a stack, whatever their type.
@MainActor
struct StackPath {
  let values: () -> [AnyHashable]

  /// Adds a value, if it is of the type that is stored.
  let append: (AnyHashable) -> Void

  /// The name of the type that is stored, if values of the given type are not of it; `nil` if they are.
  let typeInPlace: (_ ofType: Any.Type) -> String?

  /// Removes the values after the first ones.
  let keepFirst: (_ count: Int) -> Void

  init<Data>(_ path: Bound<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
    }
    typeInPlace = { type in
      let isStored = type is Data.Element.Type || Data.Element.self == AnyHashable.self
      return isStored ? nil : "\(Data.Element.self)"
    }
    keepFirst = { count in
      let surplus = path.wrappedValue.count - count
      if surplus > 0 { path.wrappedValue.removeLast(surplus) }
    }
  }

  init(_ path: Bound<ScreenPath>) {
    values = { path.wrappedValue.values }
    append = { path.wrappedValue.values.append($0) }
    typeInPlace = { _ in nil }
    keepFirst = { count in
      let surplus = path.wrappedValue.count - count
      if surplus > 0 { path.wrappedValue.removeLast(surplus) }
    }
  }
}

/// The screens above the root of the stack of an element.
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
