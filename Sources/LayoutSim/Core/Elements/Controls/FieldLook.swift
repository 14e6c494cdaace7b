/// The look of a single-line field, which determines the space around its text.
public enum FieldLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The text alone: 22 points high at the default text size.
  case plain

  /// A rounded border 7 points beside the text: 34 points high at the default text size.
  case rounded
}

extension FieldLook {
  /// The metrics of the field's border.
  func metrics(_ controls: ControlMetrics) -> [PlatformMetric] {
    switch self {
    case .plain: [controls.plainFieldHeight]
    case .rounded: [controls.roundedFieldHeight, controls.roundedFieldInset]
    }
  }

  /// The insets of the text in a field that is `plain` points high without a border.
  ///
  /// The vertical ones are half of the height that a line of 20.5 points leaves, which is the tallest body
  /// text on any display.
  func insets(_ controls: ControlMetrics, plain: PlatformMetric) -> Insets {
    switch self {
    case .plain:
      let free = max(0, (plain.points - 20.5) / 2)
      return Insets(top: free, bottom: free)
    case .rounded:
      let free = (controls.roundedFieldHeight.points - 20.5) / 2
      let side = controls.roundedFieldInset.points
      return Insets(top: free, leading: side, bottom: free, trailing: side)
    }
  }

  /// The minimum height of the field.
  func height(_ controls: ControlMetrics, plain: PlatformMetric) -> Double {
    switch self {
    case .plain: plain.points
    case .rounded: controls.roundedFieldHeight.points
    }
  }
}
