/// How the rows and sections of a list stand on the screen.
public enum ListLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// Rows from edge to edge, sections under a line of words.
  case plain

  /// Rows from edge to edge in groups with gaps between them.
  case grouped

  /// Rows on cards that keep a distance from the edges.
  case insetGrouped
}
