import Observation

/// A two-way binding to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Bound<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Whether writing never changes the value.
  let isConstant: Bool

  /// Creates a binding that reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, isConstant: false)
  }

  /// Creates the binding `projectedValue`, for closures that accept it as `$item`.
  public init(projectedValue: Bound) {
    self = projectedValue
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, isConstant: Bool) {
    self.get = get
    self.set = set
    self.isConstant = isConstant
  }

  /// Creates a binding to a property of an `@Observable` model, like SwiftUI's `@Bindable`: `Bound(model,
  /// \.name)`.
  ///
  /// The binding retains the model.
  public init<Model: AnyObject & Observable>(
    _ model: Model,
    _ part: ReferenceWritableKeyPath<Model, Value>
  ) {
    self.init(get: { model[keyPath: part] }, set: { model[keyPath: part] = $0 }, isConstant: false)
  }

  /// A binding to `value` that ignores writes.
  public static func constant(_ value: Value) -> Bound {
    Bound(get: { value }, set: { _ in }, isConstant: true)
  }

  /// The bound value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on.
  public var projectedValue: Bound { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Bound<Part> {
    Bound<Part>(
      get: { wrappedValue[keyPath: part] },
      set: { wrappedValue[keyPath: part] = $0 },
      isConstant: isConstant
    )
  }
}
