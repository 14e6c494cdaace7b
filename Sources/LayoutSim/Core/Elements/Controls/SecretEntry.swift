/// A single-line field for a secret text.
///
/// It shows a dot for each character, and so do outlines.
public struct SecretEntry: Element {
  @Bound private var words: String
  private let title: String
  private let prompt: String?
  private let look: FieldLook

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field with the label `title`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - words: The text.
  ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
  ///   - look: The look.
  public init(
    _ title: String,
    words: Bound<String>,
    prompt: String? = nil,
    look: FieldLook = .plain
  ) {
    _words = words
    self.title = title
    self.prompt = prompt
    self.look = look
  }

  /// The dots, or the title.
  public var body: some Element {
    FieldBox(
      shown: words.isEmpty ? inherited.translated(prompt ?? title) : SecretEntry.dots(words),
      look: look,
      lineLimit: 1,
      plainHeight: inherited.controls.plainSecretHeight(isEmpty: words.isEmpty)
    )
    .control(
      inherited.field(
        title,
        $words,
        kind: "secret",
        prompt: prompt,
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
