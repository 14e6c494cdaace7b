/// The design of a font.
public enum TextDesign: String, Hashable, Codable, Sendable, CaseIterable {
  /// The system font's own design.
  case standard

  /// A rounded design, measured as the standard one and flagged as approximate.
  case rounded

  /// A serif design, measured as the standard one and flagged as approximate.
  case serif

  /// A monospaced design with advances of 0.618 em.
  case monospaced
}
