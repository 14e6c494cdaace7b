/// A symbol and words that mean the same.
///
/// The symbol stands 8 points before the words. It is one thing to the user, known by its words,
/// also where they are not shown. Outlines print the symbol as `icon=…`.
public struct IconLabel: Element {
  private let words: String
  private let icon: String
  private let look: IconLabelLook

  @Inherited(\.self) private var inherited

  /// The symbol `icon` and `words`, or what `look` leaves of them.
  public init(_ words: String, icon: String, look: IconLabelLook = .iconAndWords) {
    self.words = words
    self.icon = icon
    self.look = look
  }

  /// The symbol and the words.
  public var body: some Element {
    Row(spacing: inherited.controls.iconGap.points) {
      if look != .words { Icon(icon) }
      if look != .icon { TextBlock(words) }
    }
    .control(
      Semantics(
        role: look == .icon ? .icon : .label,
        label: words,
        flags: NodeFlags(of: look == .iconAndWords ? [inherited.controls.iconGap] : []),
        facts: look == .words ? [] : [Fact("icon", icon)],
        combines: .drawing
      )
    )
  }
}

/// What of a label with a symbol is shown.
public enum IconLabelLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The symbol before the words.
  case iconAndWords

  /// The words alone.
  case words

  /// The symbol alone.
  case icon
}
