import LayoutSim

/// The colours of a picture, which are the platform's for each scheme.
enum SVGPaint: Hashable {
  case label, secondary, tint, destructive, on, inverse
  case background, grouped, card, bar, fill, separator, dim, display

  /// An ink of the picture's own, by its number.
  case ink(Int)

  /// The platform's colours, which every picture has.
  static let platform: [SVGPaint] = [
    .label, .secondary, .tint, .destructive, .on, .inverse, .background, .grouped, .card, .bar,
    .fill, .separator, .dim, .display,
  ]

  /// The class of elements that are drawn with it.
  var rawValue: String {
    switch self {
    case .label: "label"
    case .secondary: "secondary"
    case .tint: "tint"
    case .destructive: "destructive"
    case .on: "on"
    case .inverse: "inverse"
    case .background: "background"
    case .grouped: "grouped"
    case .card: "card"
    case .bar: "bar"
    case .fill: "fill"
    case .separator: "separator"
    case .dim: "dim"
    case .display: "display"
    case .ink(let number): "ink\(number)"
    }
  }

  /// The colour in a scheme, as CSS.
  func colour(_ scheme: InkScheme) -> String {
    let isLight = scheme == .light
    return switch self {
    case .label: isLight ? "#000" : "#fff"
    case .secondary: isLight ? "#3c3c4399" : "#ebebf599"
    case .tint: isLight ? "#007aff" : "#0a84ff"
    case .destructive: isLight ? "#ff3b30" : "#ff453a"
    case .on: isLight ? "#34c759" : "#30d158"
    case .inverse: "#fff"
    case .background: isLight ? "#fff" : "#000"
    case .grouped: isLight ? "#f2f2f7" : "#1c1c1e"
    case .card: isLight ? "#fff" : "#2c2c2e"
    case .bar: isLight ? "#f9f9f9f0" : "#1d1d1df0"
    case .fill: isLight ? "#7878801f" : "#7878803d"
    case .separator: isLight ? "#3c3c4349" : "#54545899"
    case .dim: isLight ? "#00000033" : "#0000007a"
    case .display: isLight ? "#8e8e93" : "#636366"
    case .ink: "none"
    }
  }

  /// The platform's colour for a purpose; `nil` if there is none of that name.
  init?(purpose ink: Ink) {
    switch ink {
    case .primary: self = .label
    case .secondary: self = .secondary
    case .accent: self = .tint
    case .destructive: self = .destructive
    case .background: self = .background
    case .grouped: self = .grouped
    case .card: self = .card
    case .separator: self = .separator
    case .bar, .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial,
      .ultraThickMaterial:
      self = .bar
    default: return nil
    }
  }
}

extension SVGPaint {
  /// The rules for all paints, and for the inks of a picture: light ones with dark ones by media query, or dark ones
  /// only.
  static func styleSheet(_ scheme: InkScheme, _ inks: SVGInks) -> String {
    let dark = darkRules + inks.rules(.dark)
    let colours =
      scheme == .light
      ? lightRules + inks.rules(.light) + "@media(prefers-color-scheme:dark){\(dark)}" : dark
    return "text{pointer-events:none;white-space:pre}" + colours
      + ".line{fill:none;stroke:currentColor}.area{fill:none;pointer-events:all}"
  }

  private static let lightRules = platformRules(.light)
  private static let darkRules = platformRules(.dark)

  private static func platformRules(_ scheme: InkScheme) -> String {
    platform.map { ".\($0.rawValue){\(SVGColour(css: $0.colour(scheme)).declarations)}" }.joined()
  }
}
