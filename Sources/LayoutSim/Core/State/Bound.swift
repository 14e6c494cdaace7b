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

  /// The place of the value, for comparison; empty if only the closures have it.
  let location: [BoundStep]

  /// Creates a binding that reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, isConstant: false)
  }

  /// Creates the binding `projectedValue`, for closures that accept it as `$item`.
  public init(projectedValue: Bound) {
    self = projectedValue
  }

  init(
    get: @escaping () -> Value,
    set: @escaping (Value) -> Void,
    isConstant: Bool = false,
    location: [BoundStep] = []
  ) {
    self.get = get
    self.set = set
    self.isConstant = isConstant
    self.location = location
  }

  /// Creates a binding to a property of an `@Observable` model, like SwiftUI's `@Bindable`: `Bound(model,
  /// \.name)`.
  ///
  /// The binding retains the model.
  public init<Model: AnyObject & Observable>(
    _ model: Model,
    _ part: ReferenceWritableKeyPath<Model, Value>
  ) {
    self.init(
      get: { model[keyPath: part] },
      set: { model[keyPath: part] = $0 },
      location: [.object(model), .part(part)]
    )
  }

  /// A binding to `value` that ignores writes.
  public static func constant(_ value: Value) -> Bound {
    Bound(get: { value }, set: { _ in }, isConstant: true)
  }

  /// The bound value.
  public var wrappedValue: Value {
    get {
      // State is observed by itself.
      if case .state = location.first { return get() }
      return Evaluation.inEveryPass(get)
    }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on.
  public var projectedValue: Bound { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Bound<Part> {
    // A property of a model changes without the state that has the model.
    let isOfModel = part is ReferenceWritableKeyPath<Value, Part>
    return Bound<Part>(
      get: {
        isOfModel
          ? Evaluation.inEveryPass { wrappedValue[keyPath: part] } : wrappedValue[keyPath: part]
      },
      set: { wrappedValue[keyPath: part] = $0 },
      isConstant: isConstant,
      location: location.isEmpty ? [] : location + [.part(part)]
    )
  }
}

/// One step to the place of a bound value.
enum BoundStep {
  case state(AnyObject)
  case object(AnyObject)
  case part(AnyKeyPath)
  case item(AnyHashable)

  fileprivate func isSame(as other: BoundStep) -> Bool {
    switch (self, other) {
    case (.state(let first), .state(let second)), (.object(let first), .object(let second)):
      first === second
    case (.part(let first), .part(let second)): first == second
    case (.item(let first), .item(let second)): first == second
    default: false
    }
  }
}

extension Bound: LocatedValue {
  /// Whether both are bindings to one place, or constants of one value.
  func isSame(as other: Bound, for purpose: ValueComparison.Purpose) -> Bool {
    // Whoever reads it reads it in every pass.
    if purpose == .appearance { return true }
    guard location.isEmpty else {
      return location.count == other.location.count
        && zip(location, other.location).allSatisfy { $0.isSame(as: $1) }
    }
    guard !isConstant else {
      return other.isConstant
        && MemberCatalogue.shared.comparison(of: Value.self, for: purpose)
          .areEqual(get(), other.get())
    }
    let closures = MemberCatalogue.shared.comparison(of: type(of: (get, set)))
    return other.location.isEmpty && closures.areEqual((get, set), (other.get, other.set))
  }
}
