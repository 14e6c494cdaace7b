/// The look of the rows and sections of a list.
public enum ListLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// Rows from edge to edge, with section headers.
  case plain

  /// Rows from edge to edge in groups with gaps between them.
  case grouped

  /// Rows on cards with margins.
  case insetGrouped
}
