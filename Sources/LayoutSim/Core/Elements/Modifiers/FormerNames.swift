// Former names of modifiers. None of them can be used.

extension Element {
  /// It is called `listStyle` here.
  @available(*, unavailable, renamed: "listStyle(_:)")
  public func listLook(_ look: ListLook) -> some Element { self }

  /// It is called `foregroundStyle` here.
  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public func ink(_ ink: Ink?) -> some Element { self }

  /// It is called `fontWeight` here.
  @available(*, unavailable, renamed: "fontWeight(_:)")
  public func weight(_ weight: TextWeight?) -> some Element { self }

  /// It is called `fontDesign` here.
  @available(*, unavailable, renamed: "fontDesign(_:)")
  public func textDesign(_ design: TextDesign?) -> some Element { self }

  /// It is called `monospacedDigit` here.
  @available(*, unavailable, renamed: "monospacedDigit()")
  public func monospacedDigits() -> some Element { self }

  /// It is called `multilineTextAlignment` here.
  @available(*, unavailable, renamed: "multilineTextAlignment(_:)")
  public func multilineAlignment(_ alignment: LineAlignment) -> some Element { self }

  /// It is called `truncationMode` here.
  @available(*, unavailable, renamed: "truncationMode(_:)")
  public func truncation(_ place: TextTruncation) -> some Element { self }

  /// It is called `minimumScaleFactor` here.
  @available(*, unavailable, renamed: "minimumScaleFactor(_:)")
  public func minimumScale(_ share: Double) -> some Element { self }
}

extension TextFont {
  /// It is an initializer here.
  @available(*, unavailable, message: "use textFont(TextFont(pointSize:weight:))")
  public static func system(
    size: Double,
    weight: TextWeight? = nil,
    design: TextDesign? = nil
  ) -> TextFont {
    TextFont(pointSize: size)
  }
}
