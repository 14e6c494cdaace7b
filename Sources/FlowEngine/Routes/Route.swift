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

  /// The identifier.
  public var id: String { identifier }

  /// The route as Swift prints it: the case's name with its values.
  ///
  /// Values of custom types are printed with their module and all their fields; define an identifier for such
  /// routes, or a description for those types.
  public var identifier: String { String(describing: self) }

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

extension Route {
  /// Whether `other` is of the same type and equal, by the routes' own `==`.
  @inlinable
  public func isEqual(to other: any Route) -> Bool {
    // A cast gives the same result at several times the cost; see the benchmark push-pop.
    let isSame = withUnsafePointer(to: self) {
      other.isEqual(toValueAt: $0, of: ObjectIdentifier(Self.self))
    }
    if isSame { return true }
    // Objects may be of a subclass.
    guard MemoryLayout<Self>.size == MemoryLayout<UnsafeRawPointer>.size,
      Self.self is AnyObject.Type, let other = other as? Self
    else { return false }
    return self == other
  }

  /// Whether this is of the type that `type` identifies, and equal to the value of that type at
  /// `pointer`.
  @inlinable
  public func isEqual(toValueAt pointer: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool {
    guard type == ObjectIdentifier(Self.self) else { return false }
    return pointer.assumingMemoryBound(to: Self.self).pointee == self
  }
}

/// A route as it appears in plans, errors and snapshots: its type's name and its identifier.
public struct RouteDescription: Hashable, Sendable, Codable {
  /// The name of the route's type, without its module: `ShopRoute`.
  public let type: String

  /// The route's identifier: `shop.item(42)`.
  public let identifier: String

  init(type: String, identifier: String) {
    self.type = type
    self.identifier = identifier
  }

  /// Describes `route`.
  public init(_ route: any Route) {
    type = _typeName(Swift.type(of: route), qualified: false)
    identifier = route.identifier
  }
}

extension RouteDescription: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// How a coordinator shows one of its routes.
///
/// ```swift
/// override func navigationType(for route: any Route) -> NavigationType {
///   route as? LineRoute == .map ? .modal : .push
/// }
/// ```
public enum NavigationType: String, Hashable, Sendable, Codable, CaseIterable {
  /// On top of the stack, with a way back to the screen below.
  case push

  /// On the stack in place of the top screen; on an empty stack like ``push``.
  case replace

  /// In a separate surface, by the modal coordinator that is registered for the route.
  case modal

  /// In the style that the coordinator's `presentationStyle(for:)` returns, which is the route's own by
  /// default.
  case styled
}
