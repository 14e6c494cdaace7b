/// A button of a presented alert or confirmation dialog.
public struct ShownDialogButton: Hashable, Sendable {
  /// The label.
  public let label: String

  /// The purpose; `nil` for an ordinary action.
  public let purpose: ButtonPurpose?

  /// Whether it can be tapped.
  public let isEnabled: Bool

  /// Creates a button, as a test expects it.
  public init(_ label: String, purpose: ButtonPurpose? = nil, isEnabled: Bool = true) {
    self.label = label
    self.purpose = purpose
    self.isEnabled = isEnabled
  }
}
