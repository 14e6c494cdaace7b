/// The size of a screen's title in its navigation bar.
public enum ScreenTitleMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the title of the screen below; on the root screen large unless the stack prefers otherwise.
  ///
  /// This is the default. The vendor documents the rule for both of its frameworks: a title inherits the mode
  /// of the previous one on the stack, and on the root screen it is large if the bar prefers large titles, as
  /// that of every `NavigationStack` does. The stacks in sheets and covers are no exception.
  case automatic

  /// In letters of 34 points in a separate row, which makes the bar 52 points higher.
  ///
  /// A window as low as that of a phone in landscape shows it like ``inline``, and so does every window once
  /// the content below the bar is scrolled.
  case large

  /// In the row of buttons.
  case inline
}

/// The end of a navigation bar at which a button is placed.
public enum BarButtonPlacement: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the leading end of the bar, after the back button.
  case leading

  /// At the trailing end of the bar.
  case trailing
}
