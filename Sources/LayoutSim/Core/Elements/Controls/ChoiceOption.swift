/// One of the values that a picker offers, with its words.
public struct ChoiceOption<Value: Hashable>: Hashable {
  /// What is chosen.
  public var value: Value

  /// The words that are shown for it.
  public var label: String

  /// The choice of `value`, shown as `label`.
  public init(_ label: String, _ value: Value) {
    self.value = value
    self.label = label
  }
}

extension ChoiceOption: Sendable where Value: Sendable {}

/// How a picker shows what there is to choose from.
public enum ChoiceLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The chosen option alone, with the others in a menu.
  case menu

  /// All options side by side.
  case segmented

  /// Each option on a row of its own, the chosen one with a mark.
  case inline

  /// A wheel with the chosen option in the middle.
  case wheel
}
