/// The bars between content and the edges of its surface.
struct EnclosingBars {
  /// The insets that the app's own tab screen leaves; `nil` if the content is in none.
  var own: Insets?

  /// Whether a navigation bar with a way back from pushed tabs already keeps the distance from the upper
  /// edge.
  var isBelowBar = false

  /// The height that a tab bar at the upper edge takes from screens without a navigation bar.
  var tabsAbove = 0.0

  /// The height that tab bars and the home indicator take at the lower edge; `nil` without a tab bar there.
  ///
  /// The content's frame ends where the bar begins, but its screens extend under the bar.
  var tabsBelow: Double?

  /// Whether the tab bar at the lower edge takes the place of the screens' own bars there.
  var tabsTakeBottomBar = false

  /// Whether a column is between the content and the leading edge.
  var hasLeadingNeighbour = false

  /// Whether a column is between the content and the trailing edge.
  var hasTrailingNeighbour = false

  /// Whether the enclosing tab has no button of its own, so that a way back leads to the list behind “More”.
  var isBehindMore = false

  /// No bars.
  static let none = EnclosingBars()
}
