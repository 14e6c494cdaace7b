extension Stage {
  /// Rotates the device.
  public func rotate(to orientation: Orientation) {
    traits.orientation = orientation
  }

  /// Sets the user's text size, as in the system's settings.
  public func setTypeSize(_ typeSize: TypeSize) {
    traits.typeSize = typeSize
  }

  /// Shows the keyboard, as a tap on a field does on the platform.
  ///
  /// Whatever it covers is out of reach. Content keeps its height free at the lower edge, and a sheet moves
  /// up for it unless it is large; bars at the lower edge stay where they are, behind it.
  public func showKeyboard() {
    traits.keyboard = .shown
  }

  /// Hides the keyboard.
  public func hideKeyboard() {
    traits.keyboard = .hidden
  }
}

extension Traits {
  /// The name of the keyboard in errors.
  static let keyboardWords = "the keyboard"
}
