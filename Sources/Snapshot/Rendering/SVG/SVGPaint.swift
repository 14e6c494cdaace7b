import LayoutSim

/// The colours of a picture, which are the platform's for each scheme.
enum SVGPaint: String, CaseIterable {
  case label, secondary, tint, destructive, on, inverse
  case background, grouped, card, bar, fill, separator, dim, display

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
    }
  }

  /// The colour for a purpose; `nil` for no colour.
  init?(_ ink: String) {
    switch Ink(ink) {
    case .clear: return nil
    case .primary: self = .label
    case .secondary: self = .secondary
    case .accent: self = .tint
    case .destructive: self = .destructive
    case .background: self = .background
    case .grouped: self = .grouped
    case .separator: self = .separator
    default: self = .fill
    }
  }
}

extension SVGPaint {
  /// The rules for all paints: light ones with dark ones by media query, or dark ones only.
  static func styleSheet(_ scheme: InkScheme) -> String {
    func rules(_ scheme: InkScheme) -> String {
      allCases.map {
        let colour = $0.colour(scheme)
        return ".\($0.rawValue){fill:\(colour);color:\(colour)}"
      }
      .joined()
    }
    let colours =
      scheme == .light
      ? rules(.light) + "@media(prefers-color-scheme:dark){\(rules(.dark))}" : rules(.dark)
    return "text{pointer-events:none;white-space:pre}" + colours
      + ".line{fill:none;stroke:currentColor}.area{fill:none;pointer-events:all}"
  }
}
