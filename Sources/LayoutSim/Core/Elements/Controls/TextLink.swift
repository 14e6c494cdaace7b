/// Words to press that lead elsewhere: as large as the words, or the row of a list that they are in.
public struct TextLink: Element {
  private let words: String
  private let action: () -> Void

  /// A link called `words` that performs `action`.
  public init(_ words: String, action: @escaping () -> Void) {
    self.words = words
    self.action = action
  }

  /// The words.
  public var body: some Element {
    PushButton(words, action: action).role(.link)
  }
}
