import Observation

/// A two-way link to a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Bound<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Whether nothing that is written can change the value.
  let isConstant: Bool

  /// A link that reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, isConstant: false)
  }

  private init(get: @escaping () -> Value, set: @escaping (Value) -> Void, isConstant: Bool) {
    self.get = get
    self.set = set
    self.isConstant = isConstant
  }

  /// A link to `part` of an `@Observable` model, as SwiftUI's `@Bindable` makes it: `Bound(model, \.name)`.
  ///
  /// The link keeps the model alive.
  public init<Model: AnyObject & Observable>(
    _ model: Model,
    _ part: ReferenceWritableKeyPath<Model, Value>
  ) {
    self.init(get: { model[keyPath: part] }, set: { model[keyPath: part] = $0 }, isConstant: false)
  }

  /// A link to `value` that ignores what is written.
  public static func constant(_ value: Value) -> Bound {
    Bound(get: { value }, set: { _ in }, isConstant: true)
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The link itself, to hand on.
  public var projectedValue: Bound { self }

  /// A link to one part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Bound<Part> {
    Bound<Part>(
      get: { wrappedValue[keyPath: part] },
      set: { wrappedValue[keyPath: part] = $0 },
      isConstant: isConstant
    )
  }
}
