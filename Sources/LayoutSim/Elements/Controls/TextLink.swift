/// Words to press that lead elsewhere: as large as the words.
public struct TextLink: Element {
  private let words: String
  private let action: @MainActor () -> Void

  /// A link called `words` that performs `action`.
  public init(_ words: String, action: @escaping @MainActor () -> Void) {
    self.words = words
    self.action = action
  }

  /// The words.
  public var body: some Element {
    PushButton(words, look: .borderless, action: action).role(.link)
  }
}
