/// A symbol that goes with the text around it.
///
/// It is a square of 1.2 times the size of the letters, rounded up to a pixel: about what the
/// system's symbols measure at medium scale.
public struct Icon: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let name: String

  /// The symbol called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    let side = Icon.side(beside: resolver.setting().font).roundedUp(toPixel: resolver.pixel)
    resolver.fixed(Size(width: side, height: side), label: .icon, name: name)
  }

  /// The unrounded length of a symbol's sides beside words set in `font`.
  nonisolated static func side(beside font: TextFont) -> Double { 1.2 * font.pointSize }
}
