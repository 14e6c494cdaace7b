/// A multi-line field that fills the available space.
///
/// The text is 8 points below the upper edge and 5 from the sides, and scrolls if it does not fit. Without an
/// offered height it is as high as its text.
public struct TextArea: Element {
  @Bound private var words: String
  private let title: String

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field named `title`, which is not shown.
  public init(_ title: String, words: Bound<String>) {
    _words = words
    self.title = title
  }

  /// Creates a field without a name, which is found by its tag or by what it is.
  public init(text: Bound<String>) { self.init("", words: text) }

  /// The text with its insets.
  public var body: some Element {
    let controls = inherited.controls
    ScrollArea {
      TextBlock(verbatim: words.isEmpty ? " " : words)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, controls.editorInset.points)
        .padding(.horizontal, controls.editorSideInset.points)
    }
    .scrollDismissesKeyboard(dismissal)
    .control(
      inherited.field(
        title,
        $words,
        kind: "editor",
        metrics: [controls.editorInset, controls.editorSideInset],
        focus: focus,
        breaksLines: true
      )
    )
  }

  private var dismissal: KeyboardDismissal {
    inherited.keyboardDismissal == .automatic ? .interactively : inherited.keyboardDismissal
  }
}
