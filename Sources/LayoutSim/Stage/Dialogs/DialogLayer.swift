/// A presentation of an element, as laid out in one pass.
@MainActor
struct DialogLayer {
  let key: LayerKey
  let kind: ShownDialog.Kind
  let title: String?
  let message: String?

  /// The buttons from top to bottom; those side by side in reading order.
  let buttons: [DialogButton]

  /// The screen on which it was presented, by route and by layer; `nil` if there is none.
  let screen: String
  let subject: LayerKey?

  /// The effect of a tap outside; `nil` if there is none.
  let tapOutside: (@MainActor () -> Void)?

  /// Whether its content prevents gestures from dismissing it.
  var isDismissDisabled = false

  /// The field that takes the focus when it is presented; `nil` if there is none.
  var firstField: FieldFocus?
}

/// A button of an alert or a dialog.
@MainActor
struct DialogButton {
  let label: String
  var tag: String?
  var purpose: ButtonPurpose?
  var isEnabled = true
  let action: @MainActor () -> Void
}

/// A field of an alert, with its current text.
@MainActor
struct DialogField {
  /// The semantics of the field, without a tap action.
  let semantics: Semantics

  /// The text in it, or its placeholder if it is empty.
  let shown: String
}
