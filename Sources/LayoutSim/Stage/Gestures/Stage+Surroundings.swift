extension Stage {
  /// Turns the device.
  public func rotate(to orientation: Orientation) {
    traits.orientation = orientation
  }

  /// Sets the user's text size, as in the system's settings.
  public func setTypeSize(_ typeSize: TypeSize) {
    traits.typeSize = typeSize
  }

  /// Lets the keyboard come up, as a tap into a field does on the platform.
  ///
  /// What it covers is out of reach. Content keeps its height free at the lower edge, and a sheet moves up
  /// for it unless it is large; bars at the lower edge stay where they are, behind it.
  public func showKeyboard() {
    traits.keyboard = .shown
  }

  /// Lets the keyboard go.
  public func hideKeyboard() {
    traits.keyboard = .hidden
  }
}

extension Traits {
  /// What the keyboard is called where it is in the way.
  static let keyboardWords = "the keyboard"
}
