/// What dragging scrolled content does to the keyboard, as SwiftUI's mode of that purpose says.
public enum KeyboardDismissal: String, Hashable, Codable, Sendable, CaseIterable {
  /// A drag hides the keyboard, but in a text editor only one towards it.
  case automatic

  /// A drag hides the keyboard as it begins.
  case immediately

  /// A drag towards the keyboard hides it.
  case interactively

  /// The keyboard stays.
  case never
}

extension Element {
  /// Sets what dragging scrolled content inside does to the keyboard that a field has raised.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func scrollDismissesKeyboard(_ dismissal: KeyboardDismissal) -> some Element {
    environment(\.keyboardDismissal, dismissal)
  }
}

private struct KeyboardDismissalKey: InheritedKey {
  static let defaultValue = KeyboardDismissal.automatic
}

extension InheritedValues {
  /// What dragging scrolled content does to the keyboard.
  var keyboardDismissal: KeyboardDismissal {
    get { self[KeyboardDismissalKey.self] }
    set { self[KeyboardDismissalKey.self] = newValue }
  }

  /// The gestures of a scroll area whose content `refresh` loads again, besides scrolling; `nil` if there are none.
  @MainActor
  func scrollGestures(refresh: (@MainActor () -> Void)?) -> GestureActions? {
    let gestures = GestureActions(
      refresh: refresh,
      keyboardDismissal: keyboardDismissal == .automatic ? nil : keyboardDismissal,
      scrollPosition: scrollPosition,
      scrollAnchors: scrollAnchors,
      scrollSnapping: scrollSnapping,
      isScrollDisabled: isScrollDisabled
    )
    return gestures.isAboutScrolling || scrollAnchors[.alignment] != nil || refresh != nil
      || keyboardDismissal != .automatic
      ? gestures : nil
  }
}
