/// A symbol and a text with the same meaning.
///
/// The symbol is 8 points before the text. Both are one element to the user, named by the text, even if it is
/// not shown, as it is not in bars. Outlines print the symbol as `icon=…`.
public struct IconLabel: Element {
  private let words: String
  private let icon: String
  private let look: IconLabelLook

  @Inherited(\.self) private var inherited

  /// Creates a label with the symbol `icon` and `words`, or the part that `look` shows.
  public init(_ words: String, icon: String, look: IconLabelLook = .iconAndWords) {
    self.words = words
    self.icon = icon
    self.look = look
  }

  /// The symbol and the text.
  public var body: some Element {
    let styling = look == .iconAndWords ? inherited.labelStyling : nil
    var look = if case .look(let look) = styling { look } else { look }
    if styling == nil, look == .iconAndWords, inherited.barFace != nil { look = .icon }
    return LabelFace(styling: styling, words: words, icon: icon) { [look] in
      Row(spacing: inherited.controls.iconGap.points) {
        if look != .words { Icon(icon) }
        if look != .icon { TextBlock(words) }
      }
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

/// What of a label is seen, in a look of the platform or of the app.
private struct LabelFace<Platform: Element>: PrimitiveElement {
  let styling: LabelStyling?
  let words: String
  let icon: String
  @ElementBuilder let platform: () -> Platform

  func resolve(into resolver: inout Resolver) {
    guard case .design(let designer) = styling else {
      return platform().resolve(into: &resolver)
    }
    let parts = LabelParts(title: AnyElement(TextBlock(words)), icon: AnyElement(Icon(icon)))
    DesignedLabel(designer: designer, parts: parts).resolve(into: &resolver)
  }
}

/// The visible part of a label with a symbol.
public enum IconLabelLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// The symbol before the text.
  case iconAndWords

  /// The text alone.
  case words

  /// The symbol alone.
  case icon
}
