/// A symbol that goes with the text around it.
///
/// It is a square of 1.2 times the size of the letters, rounded up to a pixel: about what the
/// system's symbols measure at medium scale.
public struct Icon: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private static let side = 1.2

  private let name: String

  /// The symbol called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    let side = (resolver.inherited.font.pointSize * Icon.side)
      .roundedUp(toPixel: resolver.pixel)
    resolver.fixed(
      Size(width: side, height: side),
      label: .icon,
      semantics: Semantics(role: .icon, label: name)
    )
  }
}
