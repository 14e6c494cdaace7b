/// Whether a confirmation dialog shows its title.
public enum DialogTitleVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform does it: hidden on phones and tablets, visible on a computer.
  case automatic

  /// Shown.
  case visible

  /// Not shown; the title still is what the dialog is called.
  case hidden
}
