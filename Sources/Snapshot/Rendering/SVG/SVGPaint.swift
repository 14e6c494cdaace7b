import LayoutSim

/// The colours of a picture, which are the platform's for each scheme.
struct SVGPaint: Hashable {
  /// The class of elements that are drawn with it.
  let rawValue: String

  /// The platform's colours, as CSS, which every picture has.
  private static let platform: [(name: String, light: String, dark: String)] = [
    ("label", "#000", "#fff"),
    ("secondary", "#3c3c4399", "#ebebf599"),
    ("tint", "#007aff", "#0a84ff"),
    ("destructive", "#ff3b30", "#ff453a"),
    ("on", "#34c759", "#30d158"),
    ("inverse", "#fff", "#fff"),
    ("background", "#fff", "#000"),
    ("grouped", "#f2f2f7", "#1c1c1e"),
    ("card", "#fff", "#2c2c2e"),
    ("bar", "#f9f9f9f0", "#1d1d1df0"),
    ("fill", "#7878801f", "#7878803d"),
    ("separator", "#3c3c4349", "#54545899"),
    ("dim", "#00000033", "#0000007a"),
    ("display", "#8e8e93", "#636366"),
  ]

  static let label = SVGPaint(rawValue: "label")
  static let secondary = SVGPaint(rawValue: "secondary")
  static let tint = SVGPaint(rawValue: "tint")
  static let destructive = SVGPaint(rawValue: "destructive")
  static let on = SVGPaint(rawValue: "on")
  static let inverse = SVGPaint(rawValue: "inverse")
  static let background = SVGPaint(rawValue: "background")
  static let grouped = SVGPaint(rawValue: "grouped")
  static let card = SVGPaint(rawValue: "card")
  static let bar = SVGPaint(rawValue: "bar")
  static let fill = SVGPaint(rawValue: "fill")
  static let separator = SVGPaint(rawValue: "separator")
  static let dim = SVGPaint(rawValue: "dim")

  /// An ink of the picture's own, by its number.
  static func ink(_ number: Int) -> SVGPaint { SVGPaint(rawValue: "ink\(number)") }

  /// The colour in a scheme; black if it is not one of the platform's.
  func colour(_ scheme: InkScheme) -> SVGColour {
    let colours = SVGPaint.platform.first { $0.name == rawValue }
    return SVGColour(css: (scheme == .light ? colours?.light : colours?.dark) ?? "")
  }
}

extension SVGPaint {
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
    platform.map { ".\($0.name){\(SVGPaint(rawValue: $0.name).colour(scheme).declarations)}" }
      .joined()
  }
}
