/// Whether a confirmation dialog shows its title.
public enum DialogTitleVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default: hidden on phones and tablets, visible on a computer.
  case automatic

  /// Shown.
  case visible

  /// Hidden; the title still names the dialog.
  case hidden
}
