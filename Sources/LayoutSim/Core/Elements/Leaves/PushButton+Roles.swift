extension PushButton {
  /// Creates a button for a purpose that shows `label` and performs `action`; a role is a purpose.
  public init(
    role: ButtonPurpose?,
    action: @escaping () -> Void,
    @ElementBuilder label: () -> Label
  ) {
    self.init(purpose: role, action: action, label: label)
  }
}

extension PushButton where Label == TextBlock {
  /// Creates a button for a purpose that shows `words` and performs `action`; a role is a purpose.
  public init(_ words: String, role: ButtonPurpose?, action: @escaping () -> Void) {
    self.init(words, purpose: role, action: action)
  }

  /// A button has a label.
  @available(
    *,
    unavailable,
    message: "give it a label: PushButton(\"Close\", icon: \"xmark\") { … }"
  )
  public init(role: ButtonPurpose, action: @escaping () -> Void) {
    self.init("", purpose: role, action: action)
  }
}

extension PushButton where Label == IconLabel {
  /// Creates a button for a purpose with the symbol `icon` and `words`; a role is a purpose.
  public init(_ words: String, icon: String, role: ButtonPurpose?, action: @escaping () -> Void) {
    self.init(words, icon: icon, purpose: role, action: action)
  }
}

extension ButtonPurpose {
  /// It is a symbol.
  @available(*, unavailable, message: "leave it out: PushButton(\"Close\", icon: \"xmark\") { … }")
  public static var close: ButtonPurpose { .cancel }

  /// It only draws.
  @available(*, unavailable, message: "it only draws: leave it out")
  public static var confirm: ButtonPurpose { .cancel }
}
