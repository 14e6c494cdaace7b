/// A badge that was set on a tab.
public struct TabBadge: Hashable, Sendable {
  /// The index of the tab.
  public let tab: Int

  /// The text of the badge.
  public let text: String
}
