// Sizes of titles and sheets that fingers type out of habit. None of them can be used.

extension ScreenTitleMode {
  /// A title is large or in the row of buttons.
  @available(*, unavailable, message: "use .large, or .inline for a title beside the buttons")
  public static var inlineLarge: ScreenTitleMode { .large }
}

extension SheetSizing {
  /// A sheet is fitted to its content on both axes.
  @available(*, unavailable, message: "use .fitted, .form or .page alone")
  public func fitted(horizontal: Bool, vertical: Bool) -> SheetSizing { self }

  /// A sheet does not remember that it was larger.
  @available(*, unavailable, message: "use .fitted, .form or .page alone")
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> SheetSizing { self }
}
