/// The look of the rows and sections of a list.
public enum ListLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// Rows from edge to edge, with section headers.
  case plain

  /// Rows from edge to edge in groups with gaps between them.
  case grouped

  /// Rows on cards with margins.
  case insetGrouped

  /// The rows of a sidebar, with large titles that fold their sections (``RowSection/init(isExpanded:content:header:)``):
  /// on cards on a phone, without separators on a tablet.
  ///
  /// None of its lengths was measured. They are those of ``insetGrouped``, and the list is `approximate`.
  case sidebar
}
