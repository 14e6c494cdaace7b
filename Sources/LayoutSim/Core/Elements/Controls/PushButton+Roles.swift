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
}

extension PushButton where Label == IconLabel {
  /// Creates a button for a purpose with the symbol `icon` and `words`; a role is a purpose.
  public init(_ words: String, icon: String, role: ButtonPurpose?, action: @escaping () -> Void) {
    self.init(words, icon: icon, purpose: role, action: action)
  }
}
