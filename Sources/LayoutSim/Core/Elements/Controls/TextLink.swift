/// A text link, as large as its text, or as the row of a list that contains it.
public struct TextLink: Element {
  private let words: String
  private let action: () -> Void

  /// Creates a link with the label `words` that performs `action`.
  public init(_ words: String, action: @escaping () -> Void) {
    self.words = words
    self.action = action
  }

  /// The text.
  public var body: some Element {
    PushButton(words, action: action).role(.link)
  }
}
