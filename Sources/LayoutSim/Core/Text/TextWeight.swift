/// The weight of a font, from the thinnest to the heaviest.
///
/// Four weights have their own widths. Lighter ones are measured as regular and heavier ones as bold, and
/// their texts are flagged as approximate.
public enum TextWeight: String, Hashable, Codable, Sendable, CaseIterable {
  /// The thinnest weight, measured as regular.
  case ultraLight

  /// The second thinnest weight, measured as regular.
  case thin

  /// Slightly lighter than running text, measured as regular.
  case light

  /// The weight of running text.
  case regular

  /// Slightly heavier.
  case medium

  /// The weight of headlines.
  case semibold

  /// The heaviest weight with exact widths.
  case bold

  /// Heavier than bold, and measured as bold.
  case heavy

  /// The heaviest weight, measured as bold.
  case black
}

extension TextWeight {
  /// The weight with the system's setting for bold text, which is assumed: it is not documented.
  var emboldened: TextWeight {
    switch self {
    case .ultraLight, .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }

  /// The weight whose widths are used for this one.
  var measured: TextWeight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .heavy, .black: .bold
    case .regular, .medium, .semibold, .bold: self
    }
  }
}
