/// The shapes that letters are drawn in.
public enum TextDesign: String, Hashable, Codable, Sendable, CaseIterable {
  /// The system's own shapes.
  case standard

  /// Shapes with round ends, measured as the standard ones and marked as approximate.
  case rounded

  /// Shapes with serifs, measured as the standard ones and marked as approximate.
  case serif

  /// Letters that are all equally wide: 0.618 of their size.
  case monospaced
}
