/// A symbol in the size of the surrounding text.
///
/// At medium scale it is a square of 1.2 times the font size, rounded up to a pixel, which approximates the
/// system's symbols. A ``resizable()`` one fills its offer instead.
public struct Icon: PrimitiveElement {
  let name: String
  private var isResizable = false

  /// Creates the symbol `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// Adds a square box.
  public func resolve(into resolver: inout Resolver) {
    let inherited = resolver.inherited
    var side = Icon.side(beside: resolver.setting().font)
    var flags: NodeFlags = []
    if inherited.imageScale != .medium {
      let factor = inherited.controls.iconFactor(inherited.imageScale)
      side *= factor.points
      flags = NodeFlags(of: [factor])
    }
    let length = side.roundedUp(toPixel: resolver.pixel)
    let size = Size(width: length, height: length)
    let ink = resolver.setting().inherited.ink.map { Fact("ink", .ink(resolver.shown($0))) }
    if isResizable {
      var semantics = Semantics(role: .icon, label: name, flags: flags)
      if let ink { semantics.looks.append(ink) }
      Fill(.clear).stretching(from: size).control(semantics).resolve(into: &resolver)
    } else {
      resolver.icon(size, name: name, flags: flags)
      if let ink { resolver.describeLast { $0.looks.append(ink) } }
    }
  }

  /// The same symbol, stretched to its offer; on an axis without an offer it has its own length.
  public func resizable() -> Icon {
    var icon = self
    icon.isResizable = true
    return icon
  }

  /// The unrounded length of a symbol's sides next to text in `font`.
  nonisolated static func side(beside font: TextFont) -> Double { 1.2 * font.pointSize }
}

extension Resolver {
  /// Adds a box for a symbol of a fixed size.
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

/// The size of a symbol relative to the surrounding text.
public enum IconScale: String, Hashable, Codable, Sendable, CaseIterable {
  /// About three quarters of ``medium``.
  case small

  /// The platform's default.
  case medium

  /// About five quarters of ``medium``.
  case large
}

private struct IconScaleKey: InheritedKey { static let defaultValue = IconScale.medium }

extension InheritedValues {
  /// The size of symbols relative to the surrounding text; the default is medium.
  public var imageScale: IconScale {
    get { self[IconScaleKey.self] }
    set { self[IconScaleKey.self] = newValue }
  }
}

extension Element {
  /// Shows the symbols inside at `scale`.
  public func imageScale(_ scale: IconScale) -> some Element {
    environment(\.imageScale, scale)
  }
}

/// The size of the chevron at the end of a row that navigates or folds.
///
/// Rows `list.disclosure_chevron`: it was measured from iOS 26 on in body text of 17, 23 and 33 points;
/// between those sizes it is interpolated, beyond them it is proportional to the text.
enum Chevron {
  private static let measured: [(letters: Double, width: Double, height: Double)] = [
    (17, 31.0 / 3, 14), (23, 14, 19.5), (33, 20, 28.5),
  ]

  /// The size next to text in `font`.
  static func size(beside font: TextFont) -> Size {
    let letters = font.pointSize
    guard let above = measured.firstIndex(where: { letters <= $0.letters }) else {
      return share(of: measured[measured.count - 1], letters)
    }
    guard above > 0 else { return share(of: measured[0], letters) }
    let (low, high) = (measured[above - 1], measured[above])
    let part = (letters - low.letters) / (high.letters - low.letters)
    return Size(
      width: low.width + part * (high.width - low.width),
      height: low.height + part * (high.height - low.height)
    )
  }

  /// The confidence in it.
  static func metric(_ platform: PlatformProfile) -> PlatformMetric {
    PlatformMetric(
      14,
      platform.isGlass ? .medium : .proposed,
      "list.disclosure_chevron"
    )
  }

  private static func share(
    of mark: (letters: Double, width: Double, height: Double),
    _ letters: Double
  ) -> Size {
    Size(
      width: mark.width * letters / mark.letters,
      height: mark.height * letters / mark.letters
    )
  }
}

/// The chevron at the end of a row that navigates or folds.
struct ChevronMark: PrimitiveElement {
  let name: String

  func resolve(into resolver: inout Resolver) {
    let metric = Chevron.metric(resolver.inherited.platform)
    resolver.icon(
      Chevron.size(beside: resolver.setting().font),
      name: name,
      flags: NodeFlags(of: [metric])
    )
  }
}
