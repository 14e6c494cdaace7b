/// A key for a value that everything inside an element inherits, with its default.
///
/// ```swift
/// struct BadgeLimitKey: InheritedKey { static let defaultValue = 99 }
/// extension InheritedValues {
///   var badgeLimit: Int {
///     get { self[BadgeLimitKey.self] }
///     set { self[BadgeLimitKey.self] = newValue }
///   }
/// }
/// ```
public protocol InheritedKey {
  /// The type of the value, which belongs to the main actor, as everything that reads it does.
  associatedtype Value

  /// The value if no enclosing element sets one.
  static var defaultValue: Value { get }
}

/// The values that an element inherits from the enclosing elements.
public struct InheritedValues: Sendable {
  /// The values that were set, each key once.
  ///
  /// There are few, and every element reads some, so that a scan costs less than hashing.
  private var entries: [Entry] = []

  /// Creates the default values.
  public init() {}

  /// The value for `key`, or its default.
  public subscript<Key: InheritedKey>(key: Key.Type) -> Key.Value {
    get {
      let wanted = ObjectIdentifier(key)
      // A plain loop, because every element reads some: a search costs many times as much without optimization.
      return entries.withUnsafeBufferPointer { entries in
        var index = 0
        if entries.count > 0, entries[0].key == ObjectIdentifier(InheritedReads.self) {
          unsafeDowncast(entries[0].value, to: HeldValue<InheritedReads>.self).value.note(wanted)
          index = 1
        }
        while index < entries.count {
          if entries[index].key == wanted {
            return unsafeDowncast(entries[index].value, to: HeldValue<Key.Value>.self).value
          }
          index += 1
        }
        return Key.defaultValue
      }
    }
    set { set(Entry(key: ObjectIdentifier(key), value: HeldValue(newValue))) }
  }

  /// The values, whose reads are noted in `reads`.
  func noting(_ reads: InheritedReads) -> InheritedValues {
    var noting = self
    let entry = Entry(key: ObjectIdentifier(InheritedReads.self), value: HeldValue(reads))
    noting.entries.insert(entry, at: 0)
    return noting
  }

  /// Lets no more reads be noted: of values that are passed on, all count as read.
  mutating func stopNotingReads() {
    guard let first = entries.first, first.key == ObjectIdentifier(InheritedReads.self) else {
      return
    }
    unsafeDowncast(first.value, to: HeldValue<InheritedReads>.self).value.note(nil)
    entries.removeFirst()
  }

  /// Whether both have equal values for `keys`.
  @MainActor
  func isSame(as other: InheritedValues, for keys: Set<ObjectIdentifier>) -> Bool {
    keys.allSatisfy { key in
      let first = entries.first { $0.key == key }?.value
      let second = other.entries.first { $0.key == key }?.value
      guard let first, let second else { return first == nil && second == nil }
      return first === second || first.isSame(as: second)
    }
  }

  /// Replaces the values by those that are set in `others`.
  mutating func take(_ others: InheritedValues) {
    for entry in others.entries { set(entry) }
  }

  /// Whether both are copies of one value, neither of which was changed.
  func isCopy(of other: InheritedValues) -> Bool {
    entries.withUnsafeBufferPointer { first in
      other.entries.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
    }
  }

  /// Whether both have equal values, in the same order; the values for `ignored` may differ.
  @MainActor
  func isSame(as other: InheritedValues, ignoring ignored: Any.Type? = nil) -> Bool {
    guard entries.count == other.entries.count else { return false }
    let ignored = ignored.map { ObjectIdentifier($0) }
    for (entry, other) in zip(entries, other.entries) {
      guard entry.key == other.key,
        entry.value === other.value || entry.key == ignored || entry.value.isSame(as: other.value)
      else { return false }
    }
    return true
  }

  private mutating func set(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// A value of a key, whose type only the key has.
  private struct Entry: Sendable {
    let key: ObjectIdentifier
    let value: AnyHeldValue
  }
}

/// Which of all inherited values are read.
final class InheritedReads: Sendable {
  private let noted = Locked<Set<ObjectIdentifier>?>([])

  /// The keys of the values that were read so far; `nil` for all of them.
  var keys: Set<ObjectIdentifier>? { noted.withLock { $0 } }

  /// Notes that the value for `key` is read, or any value if that is `nil`.
  fileprivate func note(_ key: ObjectIdentifier?) {
    noted.withLock { if let key { $0?.insert(key) } else { $0 = nil } }
  }
}

/// A value whatever its type.
private class AnyHeldValue: @unchecked Sendable {
  /// Whether `other`, which has a value of the same key, has an equal one.
  @MainActor
  func isSame(as other: AnyHeldValue) -> Bool { false }
}

/// A value that never changes, so that copies of inherited values share it.
// Elements read it, which are on the main actor; what is set for the whole stage is sendable.
private final class HeldValue<Value>: AnyHeldValue, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isSame(as other: AnyHeldValue) -> Bool {
    MemberCatalogue.shared.comparison(of: Value.self)
      .areEqual(value, unsafeDowncast(other, to: HeldValue.self).value)
  }
}

private struct HorizontalSizeClassKey: InheritedKey { static let defaultValue = SizeClass.compact }
private struct VerticalSizeClassKey: InheritedKey { static let defaultValue = SizeClass.regular }
private struct HasHomeIndicatorKey: InheritedKey { static let defaultValue = false }
private struct ReducesMotionKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// The horizontal size class of the window.
  public var horizontalSizeClass: SizeClass {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of the window.
  public var verticalSizeClass: SizeClass {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether motion is reduced.
  public var accessibilityReduceMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }

  /// Whether the device has a home indicator instead of a home button.
  var hasHomeIndicator: Bool {
    get { self[HasHomeIndicatorKey.self] }
    set { self[HasHomeIndicatorKey.self] = newValue }
  }
}

/// Asynchronous code that was started for an element.
@MainActor
protocol StartedTask: AnyObject {
  func cancel()
}

/// Starts the asynchronous code of elements.
struct TaskStarter: Sendable {
  /// The reason for which code is started.
  enum Cause {
    /// A user's action: its navigations take the time of their transitions while the code runs.
    case action

    /// The presence of an element, for which the code works in the background.
    case presence
  }

  /// Starts code with the label of its element; returns `nil` where nothing could follow the code.
  let start:
    @MainActor @Sendable (
      Cause, _ label: String, @escaping @MainActor () async -> Void
    ) -> (any StartedTask)?

  /// Records the links that are opened; `nil` where nothing opens them.
  var links: OpenedLinks?

  /// Starts actions outside a stage, where elements neither appear nor disappear.
  static let detached = TaskStarter { cause, _, code in
    if cause == .action { Task { await code() } }
    return nil
  }
}

private struct TaskStarterKey: InheritedKey { static let defaultValue = TaskStarter.detached }

extension InheritedValues {
  /// Starts the asynchronous code of elements.
  var tasks: TaskStarter {
    get { self[TaskStarterKey.self] }
    set { self[TaskStarterKey.self] = newValue }
  }

  /// Starts the asynchronous code of a user's action.
  @MainActor
  func startAction(_ label: String, _ code: @escaping @MainActor () async -> Void) {
    _ = tasks.start(.action, label, code)
  }
}
