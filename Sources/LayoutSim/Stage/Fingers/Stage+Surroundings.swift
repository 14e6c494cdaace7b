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
  public func showKeyboard() {
    traits.keyboard = .shown
  }

  /// Lets the keyboard go.
  public func hideKeyboard() {
    traits.keyboard = .hidden
  }
}
