/// How large the title of a screen is shown in its navigation bar.
public enum ScreenTitleMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the screen below shows its own; on the lowest screen large unless the stack prefers otherwise.
  ///
  /// This is what a screen has that says nothing. The vendor documents the rule for both of its
  /// frameworks: a title inherits the way of the previous one on the stack, and on the lowest screen
  /// it is large where the bar prefers large titles, as that of every `NavigationStack` does. The
  /// stacks in sheets and covers are no exception.
  case automatic

  /// In letters of 34 points in a row of its own, which makes the bar 52 points higher.
  ///
  /// A window as low as that of a phone on its side shows it like ``inline``, and so does every window
  /// once what is below the bar is scrolled.
  case large

  /// In the row of the buttons.
  case inline
}

/// The end of a navigation bar at which a button stands.
public enum BarButtonPlacement: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the beginning of the bar, after the way back.
  case leading

  /// At the end of the bar.
  case trailing
}
