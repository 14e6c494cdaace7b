// Styles of controls and columns that fingers type out of habit. None of them can be used.

extension Element {
  /// Menus have no indicator.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func menuIndicator(_ visibility: OtherStyle) -> some Element { self }

  /// There is one look of them.
  @available(*, unavailable, message: "FoldingSection has one style: leave it out")
  public func disclosureGroupStyle(_ style: OtherStyle) -> some Element { self }

  /// There is one look of them.
  @available(*, unavailable, message: "LabeledItem has one style: leave it out, or use a Row")
  public func labeledContentStyle(_ style: OtherStyle) -> some Element { self }

  /// There is one look of them.
  @available(*, unavailable, message: "TextArea has one style: leave it out")
  public func textEditorStyle(_ style: OtherStyle) -> some Element { self }

  /// There are no gauges.
  @available(*, unavailable, message: "use a Picture of its size for a gauge")
  public func gaugeStyle(_ style: OtherStyle) -> some Element { self }

  /// Groups of buttons are rows.
  @available(*, unavailable, message: "use a Row of PushButtons")
  public func controlGroupStyle(_ style: OtherStyle) -> some Element { self }

  /// Coordinators have stacks and columns.
  @available(*, unavailable, message: "use a Coordinator or a SplitCoordinator")
  public func navigationViewStyle(_ style: OtherStyle) -> some Element { self }

  /// An inspector is a column.
  @available(*, unavailable, message: "use frame(width:) of the column")
  public func inspectorColumnWidth(_ width: Double) -> some Element { self }

  /// An inspector is a column.
  @available(*, unavailable, message: "use frame(width:) of the column")
  public func inspectorColumnWidth(
    min: Double? = nil,
    ideal: Double,
    max: Double? = nil
  ) -> some Element { self }
}
