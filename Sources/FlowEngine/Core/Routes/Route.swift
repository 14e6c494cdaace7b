/// A destination: where a user can be taken, as a value.
///
/// Routes are compared by `==`; the identifier is what logs, errors and snapshots print. It decides
/// in one case only: a modal route that no registered modal has as its root is shown by the first one
/// whose root has the same identifier, or else by the first whose root is of the same kind: the identifier
/// up to its first bracket, so that the modal registered with `about(1)` shows `about(3)`.
/// Enums are the usual shape. Routes need not be `Sendable`.
public protocol Route: Hashable, Identifiable<String> {
  /// A short stable name of the destination: `shop.item(42)`.
  var identifier: String { get }

  /// Whether `other` is of the same type and equal, by the routes' own `==`.
  ///
  /// There is nothing to implement: it is a requirement so that each route type has code of its own
  /// for it, which is many times faster than code for any type.
  func isEqual(to other: any Route) -> Bool

  /// Whether this is of the type that `type` identifies, and equal to the value of that type at
  /// `pointer`.
  ///
  /// There is nothing to implement: ``isEqual(to:)`` asks it.
  func isEqual(toValueAt pointer: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool
}

extension Route {
  /// The identifier.
  public var id: String { identifier }

  /// The route as Swift prints it: the case's name with its values.
  ///
  /// Values of types of your own are printed with their module and all their fields; give such routes
  /// an identifier of their own, or let those types describe themselves.
  public var identifier: String { String(describing: self) }
}

extension Route {
  /// The identifier up to its first bracket: what is left of an enum's case without its values.
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
