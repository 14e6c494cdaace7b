/// How a field for one line of words looks, and so how much room it takes around them.
public enum FieldLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The words alone: 22 points high at the default text size.
  case plain

  /// A rounded border 7 points beside the words: 34 points high at the default text size.
  case rounded
}

extension FieldLook {
  /// The measures of the field's border around its words.
  func metrics(_ controls: ControlMetrics) -> [PlatformMetric] {
    switch self {
    case .plain: [controls.plainFieldHeight]
    case .rounded: [controls.roundedFieldHeight, controls.roundedFieldInset]
    }
  }

  /// What the field keeps free around its words.
  ///
  /// Above and below it is half of what a line of 20.5 points, as tall as body text gets on any
  /// display, leaves of the height.
  func insets(_ controls: ControlMetrics) -> Insets {
    switch self {
    case .plain:
      let free = (controls.plainFieldHeight.points - 20.5) / 2
      return Insets(top: free, bottom: free)
    case .rounded:
      let free = (controls.roundedFieldHeight.points - 20.5) / 2
      let side = controls.roundedFieldInset.points
      return Insets(top: free, leading: side, bottom: free, trailing: side)
    }
  }

  /// The least height of the field.
  func height(_ controls: ControlMetrics) -> Double {
    switch self {
    case .plain: controls.plainFieldHeight.points
    case .rounded: controls.roundedFieldHeight.points
    }
  }
}
