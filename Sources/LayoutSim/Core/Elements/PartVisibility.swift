/// Whether a part of the screen is shown, such as a bar, its background or the separator of a row.
public enum PartVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// The default.
  case automatic

  /// Shown.
  case visible

  /// Not shown.
  case hidden
}
