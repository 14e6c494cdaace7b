/// What the front-most screen offers as a way back.
public struct BackButton: Hashable, Sendable {
  /// Whether the stage draws a back button in the screen's bar.
  public let isVisible: Bool

  /// The words on that button, or `nil` if there is none.
  public let label: String?

  /// Whether the screen inherits that there is something to go back to.
  public let canNavigateBack: Bool

  /// What going back would do: `pop to home on app`; `nil` where there is nothing to go back to, or
  /// where a coordinator does not let the screen go.
  public let effect: String?

  /// A way back as a test expects it.
  public init(isVisible: Bool, label: String?, canNavigateBack: Bool, effect: String?) {
    self.isVisible = isVisible
    self.label = label
    self.canNavigateBack = canNavigateBack
    self.effect = effect
  }
}
