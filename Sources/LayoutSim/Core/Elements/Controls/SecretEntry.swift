/// A single-line field for a secret text.
///
/// It shows a dot for each character, and so do outlines.
public struct SecretEntry: Element {
  @Bound private var words: String
  private let title: String
  private let look: FieldLook

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field with the label `title`, which is shown while it is empty.
  public init(_ title: String, words: Bound<String>, look: FieldLook = .plain) {
    _words = words
    self.title = title
    self.look = look
  }

  /// The dots, or the title.
  public var body: some Element {
    FieldBox(
      shown: words.isEmpty ? inherited.translated(title) : SecretEntry.dots(words),
      look: look,
      lineLimit: 1
    )
    .control(
      inherited.field(
        title,
        $words,
        kind: "secret",
        shown: SecretEntry.dots,
        metrics: look.metrics(inherited.controls),
        focus: focus
      )
    )
  }

  private static func dots(_ words: String) -> String {
    String(repeating: "•", count: words.count)
  }
}
