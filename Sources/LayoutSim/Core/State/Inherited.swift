/// Reads an inherited value.
///
/// It has the value of the place where the element was last resolved.
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

  init(path: KeyPath<InheritedValues, Value>) {
    self.path = path
  }

  var value: Value { inherited[keyPath: path] }

  override func bind(to slot: StateSlot, index: Int, inherited: InheritedValues) {
    super.bind(to: slot, index: index, inherited: inherited)
    self.inherited = inherited
  }

  override func fresh() -> MemberBox { InheritedBox(path: path) }
}
