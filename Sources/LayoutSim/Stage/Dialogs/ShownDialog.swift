/// An alert, a confirmation dialog, a popover or a menu on a stage.
public struct ShownDialog: Hashable, Sendable {
  /// The kind of dialog.
  public let kind: Kind

  /// The title, even if it is not shown; `nil` if it has none of its own.
  public let title: String?

  /// The text below the title; `nil` if there is none.
  public let message: String?

  /// The buttons from top to bottom, those side by side in reading order; those of
  /// a menu that is open inside another one with its title first; empty for a popover, whose content
  /// is not searched.
  public let buttons: [ShownDialogButton]

  /// The route of the screen on which it was presented.
  public let screen: String

  /// The frame in the window, in points.
  public let frame: Rect

  /// The kinds of presentation that an element can request.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A message with buttons.
    case alert

    /// A choice of actions.
    case confirmation

    /// Content beside its anchor.
    case popover

    /// Actions beside what opened them.
    case menu
  }
}

extension ShownDialog {
  /// Describes `layer`, shown at `frame`.
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
