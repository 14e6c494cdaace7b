/// A value or other content at the trailing end, with its label at the leading one.
///
/// Both are elements of their own. It imitates SwiftUI's view for labelled content in a list or a form; the distance of
/// both is that of the platform's controls from their labels.
public struct LabeledItem<Label: Element, Content: Element>: Element {
  private let label: Label
  private let content: Content

  /// Creates `content` with a `label`.
  public init(@ElementBuilder content: () -> Content, @ElementBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content.
  public var body: some Element {
    LabeledControl(label: label) { content }
  }
}

extension LabeledItem where Label == TextBlock {
  /// Creates `content` with the label `title`.
  public init(_ title: String, @ElementBuilder content: () -> Content) {
    self.init(content: content) { TextBlock(title) }
  }
}

extension LabeledItem where Label == TextBlock, Content == SecondaryText {
  /// Creates the text `value` in the secondary foreground style, with the label `title`.
  public init(_ title: String, value: String) {
    self.init(title) { SecondaryText(words: value) }
  }
}

/// A text in the secondary foreground style.
public struct SecondaryText: Element {
  let words: String

  /// The text.
  public var body: some Element { TextBlock(words).foregroundStyle(.secondary) }
}
