/// The bars between what is built and the edges of its surface.
struct EnclosingBars {
  /// What an app's own tab screen leaves of what is not safe; `nil` where none stands around.
  var own: Insets?

  /// Whether a navigation bar with a way back from tabs that were pushed keeps the distance from the
  /// upper edge.
  var isBelowBar = false

  /// What a tab bar at the upper edge takes from screens without a navigation bar.
  var tabsAbove = 0.0

  /// What tab bars and the home indicator take at the lower edge; `nil` where no tab bar stands
  /// there.
  ///
  /// What is built ends where the bar begins, and its screens' content reaches under the bar.
  var tabsBelow: Double?

  /// Whether the tab around what is built has no button of its own, so that a way back leads to the list
  /// behind “More”.
  var isBehindMore = false

  /// No bars.
  static let none = EnclosingBars()
}
