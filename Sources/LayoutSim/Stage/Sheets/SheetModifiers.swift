import FlowEngine

extension Element {
  /// Says whether the sheet that the content is in shows the short bar by which it is dragged.
  public func presentationDragIndicator(_ indicator: SheetIndicator) -> some Element {
    sheetConfiguration(SheetConfiguration(indicator: indicator))
  }

  /// Keeps a finger from dismissing the sheet or the popover that the content is in; code still can.
  ///
  /// - Parameter isDisabled: Whether it is kept from it; `false` leaves it to the rest of the content.
  /// - Returns: The content with that configuration.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some Element {
    sheetConfiguration(SheetConfiguration(isDismissDisabled: isDisabled))
  }

  /// Says whether what is behind the sheet that the content is in can be used while it is up.
  public func presentationBackgroundInteraction(
    _ interaction: BackdropInteraction
  ) -> some Element {
    sheetConfiguration(SheetConfiguration(backdrop: interaction))
  }

  /// Rounds the corners of the sheet that the content is in.
  ///
  /// - Parameter radius: The radius in points; `nil`, a negative one and one without end leave it to
  ///   the platform.
  /// - Returns: The content with that configuration.
  public func presentationCornerRadius(_ radius: Double?) -> some Element {
    sheetConfiguration(
      SheetConfiguration(cornerRadius: radius.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil })
    )
  }

  /// Says what an upward drag on scrolled content does to the sheet that the content is in.
  public func presentationContentInteraction(_ scrolling: SheetScrolling) -> some Element {
    sheetConfiguration(SheetConfiguration(scrolling: scrolling))
  }

  /// Sizes the sheet that the content is in where there is room for more than a phone's layout.
  public func presentationSizing(_ sizing: SheetSizing) -> some Element {
    sheetConfiguration(SheetConfiguration(sizing: sizing))
  }

  /// Says what the presentation that the content is in becomes where there is a phone's room only.
  public func presentationCompactAdaptation(_ adaptation: SheetAdaptation) -> some Element {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what the presentation that the content is in becomes in a narrow and in a low window.
  public func presentationCompactAdaptation(
    horizontal: SheetAdaptation,
    vertical: SheetAdaptation
  ) -> some Element {
    sheetConfiguration(
      SheetConfiguration(horizontalAdaptation: horizontal, verticalAdaptation: vertical)
    )
  }

  /// Completes the configuration of the content, where it says nothing itself.
  private func sheetConfiguration(_ configuration: SheetConfiguration) -> some Element {
    transformPreference(SheetConfigurationKey.self) {
      SheetConfigurationKey.reduce(value: &$0) { configuration }
    }
  }
}
