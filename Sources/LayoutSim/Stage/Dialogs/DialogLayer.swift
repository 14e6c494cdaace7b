/// Something that an element presents, as it is laid out in one pass.
@MainActor
struct DialogLayer {
  let key: LayerKey
  let kind: ShownDialog.Kind
  let title: String?
  let message: String?

  /// The buttons from top to bottom, and in their direction of reading where they stand side by side.
  let buttons: [DialogButton]

  /// The screen on which it was presented: its route, and its layer; `nil` if that is none.
  let screen: String
  let subject: LayerKey?

  /// What a tap outside does; `nil` where it does nothing.
  let tapOutside: (@MainActor () -> Void)?

  /// Whether its content keeps a finger from doing that.
  var isDismissDisabled = false
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

/// A field of an alert, as it is now.
@MainActor
struct DialogField {
  /// What the field means to the user; a press is not among it.
  let semantics: Semantics

  /// The words in it, or what it is called where there are none.
  let shown: String
}
