/// A button of an alert or a confirmation dialog that is up.
public struct ShownDialogButton: Hashable, Sendable {
  /// The words on it.
  public let label: String

  /// What it is for; `nil` for an ordinary action.
  public let purpose: ButtonPurpose?

  /// Whether it can be pressed.
  public let isEnabled: Bool

  /// A button as a test expects it.
  public init(_ label: String, purpose: ButtonPurpose? = nil, isEnabled: Bool = true) {
    self.label = label
    self.purpose = purpose
    self.isEnabled = isEnabled
  }
}
