/// The way back that the front-most screen offers.
public struct BackButton: Hashable, Sendable {
  /// Whether the stage draws a back button in the screen's bar.
  public let isVisible: Bool

  /// The label of that button; `nil` if there is none.
  public let label: String?

  /// Whether the screen inherits that it can navigate back.
  public let canNavigateBack: Bool

  /// The effect of going back: `pop to home on app`; `nil` if there is nothing to go back to, or if a
  /// coordinator refuses to leave the screen.
  public let effect: String?

  /// Creates a way back, as a test expects it.
  public init(isVisible: Bool, label: String?, canNavigateBack: Bool, effect: String?) {
    self.isVisible = isVisible
    self.label = label
    self.canNavigateBack = canNavigateBack
    self.effect = effect
  }
}
