/// A destination of navigation, as a value.
///
/// Routes are compared by `==`; the identifier is what logs, errors and snapshots print. It matters in one
/// case only: a modal route that is not the root of any registered modal is shown by the first one whose root
/// has the same identifier, or else by the first whose root is of the same kind: the identifier up to its
/// first bracket, so that the modal registered with `about(1)` shows `about(3)`. Routes are usually enums,
/// and need not be `Sendable`.
public protocol Route: Hashable, Identifiable<String> {
  /// A short stable name of the destination: `shop.item(42)`.
  var identifier: String { get }

  /// Whether `other` is of the same type and equal, by the routes' own `==`.
  ///
  /// It need not be implemented: it is a requirement so that each route type has its own code for it, which
  /// is many times faster than generic code.
  func isEqual(to other: any Route) -> Bool

  /// Whether this is of the type that `type` identifies, and equal to the value of that type at
  /// `pointer`.
  ///
  /// It need not be implemented: ``isEqual(to:)`` calls it.
  func isEqual(toValueAt pointer: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool

  /// The style that the route declares; `nil` if it declares none.
  ///
  /// It need not be implemented: that of a ``StyledRoute`` is its style.
  var declaredPresentationStyle: TransitionPresentationStyle? { get }
}

extension Route {
  /// No style.
  public var declaredPresentationStyle: TransitionPresentationStyle? { nil }
}

extension Route {
  /// The identifier.
  public var id: String { identifier }

  /// The route as Swift prints it: the case's name with its values.
  ///
  /// Values of custom types are printed with their module and all their fields; define an identifier for such
  /// routes, or a description for those types.
  public var identifier: String { String(describing: self) }
}

extension Route {
  /// The identifier up to its first bracket: the name of an enum's case without its values.
  var kind: Substring {
    let identifier = identifier
    let bracket = identifier.utf8.firstIndex(of: UInt8(ascii: "(")) ?? identifier.endIndex
    return identifier[..<bracket]
  }
}

extension Route where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var identifier: String { rawValue }
}
