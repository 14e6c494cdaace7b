import Observation

/// Reads an inherited value.
///
/// It has the value of the place where the element was last resolved. With `\.self` it is all values, and a change
/// counts if the element has read the value that changed, as on a device (objc.io, Swift Talk 409, printed).
@propertyWrapper
@MainActor
public struct Inherited<Value>: StateMember {
  let box: MemberBox

  /// Reads the inherited value at `path`.
  public init(_ path: KeyPath<InheritedValues, Value>) {
    box = InheritedBox(path: path)
  }

  /// The inherited value, or the key's default.
  public var wrappedValue: Value { unsafeDowncast(box, to: InheritedBox<Value>.self).value }
}

/// The storage of ``Inherited``.
final class InheritedBox<Value>: MemberBox {
  private let path: KeyPath<InheritedValues, Value>
  private var inherited = InheritedValues()

  /// The values that are read, if the path leads to all of them and the body runs for changes; `nil` otherwise.
  private var reads: InheritedReads?

  init(path: KeyPath<InheritedValues, Value>) {
    self.path = path
  }

  var value: Value { (reads.map(inherited.noting) ?? inherited)[keyPath: path] }

  override func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    super.bind(to: slot, index: index, inherited: inherited)
    self.inherited = inherited
    if Value.self == InheritedValues.self, slot.readings != nil { reads = InheritedReads() }
  }

  override func isCurrent(under inherited: InheritedValues) -> Bool {
    if self.inherited.isCopy(of: inherited) { return true }
    if let reads {
      return reads.keys.map { self.inherited.isSame(as: inherited, for: $0) }
        ?? self.inherited.isSame(as: inherited)
    }
    return MemberCatalogue.shared.comparison(of: Value.self)
      .areEqual(value, inherited[keyPath: path])
  }

  override func fresh() -> MemberBox { InheritedBox(path: path) }
}

/// The place of a model of a type among the inherited values.
struct ModelType<Model: AnyObject>: Hashable {}

private enum ModelKey<Model: AnyObject>: InheritedKey {
  // Models belong to the main actor, like everything that reads them here.
  struct Storage: @unchecked Sendable { let model: Model? }

  static var defaultValue: Storage { Storage(model: nil) }
}

extension InheritedValues {
  /// The model of a type; `nil` if none was passed on.
  subscript<Model: AnyObject>(optional type: ModelType<Model>) -> Model? {
    get { self[ModelKey<Model>.self].model }
    set { self[ModelKey<Model>.self] = ModelKey<Model>.Storage(model: newValue) }
  }

  /// The model of a type, which must have been passed on.
  subscript<Model: AnyObject>(required type: ModelType<Model>) -> Model {
    guard let model = self[optional: type] else {
      preconditionFailure(
        "No \(Model.self) is inherited here. Use .environment(model) around the element, or pass it to the stage: "
          + "Stage(…, inheriting: { $0.set(model) })."
      )
    }
    return model
  }

  /// Passes on `model` to everything inside, which reads it with `@Inherited(Model.self)`.
  public mutating func set<Model: AnyObject & Observable>(_ model: Model) {
    self[optional: ModelType<Model>()] = model
  }
}

extension Inherited {
  /// Reads the inherited model of type `Value`, such as `@Inherited(Cart.self) private var cart`.
  ///
  /// It is a programming error if none was passed on; declare the member as optional if that can happen.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: ModelType<Value>()])
  }

  /// Reads the inherited model of type `Model`; `nil` if none was passed on.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    self.init(\.[optional: ModelType<Model>()])
  }
}

extension Element {
  /// Passes on an `@Observable` model to everything inside, which reads it with `@Inherited(Model.self)`.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func environment<Model: AnyObject & Observable>(_ model: Model) -> some Element {
    environment(\.[optional: ModelType<Model>()], model)
  }
}
