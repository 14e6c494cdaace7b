private struct KeyboardRiseKey: InheritedKey { static let defaultValue = 0.0 }

extension InheritedValues {
  /// The distance by which the keyboard raises the safe area's lower edge on a screen, in points.
  var keyboardRise: Double {
    get { self[KeyboardRiseKey.self] }
    set { self[KeyboardRiseKey.self] = newValue }
  }
}
