/// A text link, as large as its text, or as the row of a list that contains it.
public struct TextLink: Element {
  private let words: String
  private let action: (() -> Void)?

  /// What it opens outside the app; `nil` if it performs an action instead.
  private let destination: String?

  @Inherited(\.self) private var inherited

  /// Creates a link with the label `words` that performs `action`.
  public init(_ words: String, action: @escaping () -> Void) {
    self.words = words
    self.action = action
    destination = nil
  }

  /// Creates a link with the label `words` that opens the address `destination` outside the app.
  ///
  /// `Stage.openedLinks` has what was opened.
  public init(_ words: String, destination: String) {
    self.words = words
    action = nil
    self.destination = destination
  }

  /// The text.
  public var body: some Element {
    PushButton(words) { press() }
      .annotated { [destination] in
        $0.role = .link
        if let destination { $0.facts.append(Fact("opens", destination)) }
      }
  }

  private func press() {
    if let action {
      action()
    } else if let destination {
      inherited.openURL(destination)
    }
  }
}
