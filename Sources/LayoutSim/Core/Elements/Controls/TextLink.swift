/// A text link, as large as its text, or as the row of a list that contains it.
public struct TextLink: Element {
  private let words: String

  /// The element that is shown in place of the text.
  private let label: AnyElement?

  private let action: (() -> Void)?

  /// The address that it opens outside the app; `nil` if it performs an action instead.
  private let destination: String?

  @Inherited(\.self) private var inherited

  /// Creates a link with the label `words` that performs `action`.
  public init(_ words: String, action: @escaping () -> Void) {
    self.words = words
    label = nil
    self.action = action
    destination = nil
  }

  /// Creates a link with the label `words` that opens the address `destination`, a text or a URL, outside the app.
  ///
  /// `Stage.openedLinks` lists the opened addresses.
  public init(_ words: String, destination: some CustomStringConvertible) {
    self.words = words
    label = nil
    action = nil
    self.destination = destination.description
  }

  /// Creates a link that shows `label` and opens `destination`, such as a URL, outside the app.
  public init(
    destination: some CustomStringConvertible,
    @ElementBuilder label: () -> some Element
  ) {
    words = ""
    self.label = AnyElement(label())
    action = nil
    self.destination = destination.description
  }

  /// The text.
  public var body: some Element {
    button.annotated { [destination] in
      $0.role = .link
      if let destination { $0.facts.append(Fact("opens", destination)) }
    }
  }

  @ElementBuilder private var button: some Element {
    if let label {
      PushButton(action: press) { label }
    } else {
      PushButton(words) { press() }
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
