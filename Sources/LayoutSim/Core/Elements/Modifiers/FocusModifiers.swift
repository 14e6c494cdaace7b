extension Element {
  /// Links the focus of the field with `isFocused`: it is `true` as long as the field has the focus, and setting it gives
  /// the field the focus or takes it away.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func focused(_ isFocused: FocusBinding<Bool>) -> some Element {
    focused(isFocused, by: true)
  }

  /// Links the focus of the field with `focus`: it is `value` as long as the field has the focus, and setting it to
  /// `value` gives the field the focus.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func focused<Value: Hashable>(
    _ focus: FocusBinding<Value?>,
    equals value: Value
  ) -> some Element {
    focused(focus, by: value)
  }

  private func focused<Value: Hashable>(
    _ focus: FocusBinding<Value>,
    by value: Value
  ) -> some Element {
    let link = FocusLink(
      state: ObjectIdentifier(focus.storage),
      isClaiming: { focus.wrappedValue == value },
      claim: { focus.wrappedValue = value },
      release: { if focus.wrappedValue == value { focus.wrappedValue = focus.nothing } }
    )
    return annotated { $0.addGestures { $0.focusLinks.append(link) } }
  }
}
