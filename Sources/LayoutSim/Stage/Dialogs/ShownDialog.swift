/// An alert, a confirmation dialog or a popover on a stage.
public struct ShownDialog: Hashable, Sendable {
  /// What it is.
  public let kind: Kind

  /// Its title, also if it is not shown; `nil` if it has none.
  public let title: String?

  /// The words below the title; `nil` if there are none.
  public let message: String?

  /// Its buttons from top to bottom, those side by side in the direction of reading; a popover's
  /// content is not looked through for any.
  public let buttons: [ShownDialogButton]

  /// The route of the screen on which it was presented.
  public let screen: String

  /// Where it is in the window, in points.
  public let frame: Rect

  /// What an element can present.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A message with buttons.
    case alert

    /// A choice of actions.
    case confirmation

    /// Content beside the thing that it belongs to.
    case popover
  }
}

extension ShownDialog {
  /// What `layer` shows at `frame`.
  @MainActor
  init(_ layer: DialogLayer, at frame: Rect) {
    kind = layer.kind
    title = layer.title
    message = layer.message
    buttons = layer.buttons.map {
      ShownDialogButton($0.label, purpose: $0.purpose, isEnabled: $0.isEnabled)
    }
    screen = layer.screen
    self.frame = frame
  }
}
