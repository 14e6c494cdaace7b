/// Something to press.
///
/// Its label is one thing to the user: the words inside, joined. A disabled button is shown and
/// cannot be pressed.
public struct PushButton<Label: Element>: Element {
  private let look: ButtonLook
  private let action: @MainActor () -> Void
  private let label: Label

  @Inherited(\.isEnabled) private var isEnabled

  /// A button that shows `label` and performs `action`.
  public init(
    look: ButtonLook = .plain,
    action: @escaping @MainActor () -> Void,
    @ElementBuilder label: () -> Label
  ) {
    self.look = look
    self.action = action
    self.label = label()
  }

  /// The label in the room that the look leaves around it.
  public var body: some Element {
    Annotated(
      content: Dressed(look: look, content: label),
      semantics: Semantics(
        role: .button,
        flags: isEnabled ? [] : .disabled,
        action: isEnabled ? action : nil,
        combines: true
      ),
      label: .group
    )
  }
}

extension PushButton where Label == TextBlock {
  /// A button that shows `words` and performs `action`.
  public init(
    _ words: String,
    look: ButtonLook = .plain,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(look: look, action: action) { TextBlock(words) }
  }
}

/// The room and the surface around a button's label.
private struct Dressed<Content: Element>: Element {
  let look: ButtonLook
  let content: Content

  var body: some Element {
    if let insets = look.insets, let surface = look.surface {
      content.padding(insets).background(surface)
    } else {
      content
    }
  }
}
