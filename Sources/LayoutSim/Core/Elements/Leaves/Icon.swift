/// A symbol that goes with the text around it.
///
/// At medium scale it is a square of 1.2 times the size of the letters, rounded up to a pixel: about
/// what the system's symbols measure.
public struct Icon: PrimitiveElement {
  private let name: String

  /// The symbol called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    let inherited = resolver.inherited
    var side = Icon.side(beside: resolver.setting().font)
    var flags: NodeFlags = []
    if inherited.iconScale != .medium {
      let factor = inherited.controls.iconFactor(inherited.iconScale)
      side *= factor.points
      flags = NodeFlags(of: [factor])
    }
    let length = side.roundedUp(toPixel: resolver.pixel)
    resolver.icon(Size(width: length, height: length), name: name, flags: flags)
    resolver.dye(resolver.setting().inherited.ink)
  }

  /// The unrounded length of a symbol's sides beside words set in `font`.
  nonisolated static func side(beside font: TextFont) -> Double { 1.2 * font.pointSize }
}

extension Resolver {
  /// Adds a box for a symbol of a size that no offer changes.
  mutating func icon(_ size: Size, name: String, flags: NodeFlags) {
    if flags.isEmpty {
      fixed(size, label: .icon, name: name)
    } else {
      fixed(
        size,
        label: .icon,
        semantics: Semantics(role: .icon, label: name, flags: flags)
      )
    }
  }
}

/// How large a symbol is beside the words around it.
public enum IconScale: String, Hashable, Codable, Sendable, CaseIterable {
  /// About three quarters of ``medium``.
  case small

  /// As the platform shows symbols unless the app says otherwise.
  case medium

  /// About five quarters of ``medium``.
  case large
}

private struct IconScaleKey: InheritedKey { static let defaultValue = IconScale.medium }

extension InheritedValues {
  /// How large symbols are beside the words around them; medium unless said otherwise.
  public var iconScale: IconScale {
    get { self[IconScaleKey.self] }
    set { self[IconScaleKey.self] = newValue }
  }
}

extension Element {
  /// Shows the symbols inside at `scale`.
  public func iconScale(_ scale: IconScale) -> some Element {
    inherited(\.iconScale, scale)
  }
}
