/// A badge that was set on a tab.
public struct TabBadge: Hashable, Sendable {
  /// The index of the tab.
  public let tab: Int

  /// The text of the badge.
  public let text: String

  /// Creates the badge `text` on the tab at the index `tab`.
  public init(tab: Int, text: String) {
    self.tab = tab
    self.text = text
  }
}
