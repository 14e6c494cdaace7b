extension Stage {
  /// Rotates the device.
  public func rotate(to orientation: Orientation) {
    traits.orientation = orientation
  }

  /// Sets the user's text size, as in the system's settings.
  public func setTypeSize(_ typeSize: TypeSize) {
    traits.typeSize = typeSize
  }

  /// Shows the keyboard without giving a field the focus, which ``tap(_:)`` on one does.
  ///
  /// Whatever it covers is out of reach. Content keeps its height free at the lower edge, and a sheet in front moves up
  /// for it, to the greatest of its heights, as it does for a field in it; bars at the lower edge stay where they are,
  /// behind it.
  public func showKeyboard() {
    traits.keyboard = .shown
  }

  /// Hides the keyboard, and takes the focus from the field that has it.
  public func hideKeyboard() {
    focus.request = .nothing
    traits.keyboard = .hidden
    // Without a keyboard on the screen nothing but the focus changes.
    isStale = true
    settleAfterChange()
  }
}

extension Traits {
  /// The name of the keyboard in errors.
  static let keyboardWords = "the keyboard"
}
