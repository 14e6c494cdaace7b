/// A value that a picker offers, with its label.
public struct ChoiceOption<Value: Hashable>: Hashable {
  /// The value.
  public var value: Value

  /// The label.
  public var label: String

  /// Creates an option for `value`, shown as `label`.
  public init(_ label: String, _ value: Value) {
    self.value = value
    self.label = label
  }
}

extension ChoiceOption: Sendable where Value: Sendable {}

/// The look of a picker.
public enum ChoiceLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The selected option alone, with the others in a menu.
  case menu

  /// All options side by side.
  case segmented

  /// Each option in a row, the selected one with a checkmark.
  case inline

  /// A wheel with the selected option in the middle.
  case wheel
}
