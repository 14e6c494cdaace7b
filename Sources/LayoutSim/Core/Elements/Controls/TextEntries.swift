/// A single-line field for a secret text.
///
/// It shows a dot for each character, and so do outlines.
public struct SecretEntry: Element {
  @Bound private var words: String
  private let title: String
  private let prompt: String?

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field with the label `title`.
  ///
  /// - Parameters:
  ///   - title: The name of the field.
  ///   - words: The text.
  ///   - prompt: The text that is shown while the field is empty; `nil` for the title.
  public init(
    _ title: String,
    words: Bound<String>,
    prompt: String? = nil
  ) {
    _words = words
    self.title = title
    self.prompt = prompt
  }

  /// The dots, or the title.
  public var body: some Element {
    FieldBox(
      shown: words.isEmpty ? inherited.translated(prompt ?? title) : SecretEntry.dots(words),
      look: inherited.fieldLook,
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
        metrics: inherited.fieldLook.metrics(inherited.controls),
        focus: focus
      )
    )
  }

  private static func dots(_ words: String) -> String {
    String(repeating: "•", count: words.count)
  }
}

/// A search field that fills the available width.
///
/// It is 36 points high up to iOS 18 and 44 from iOS 26 on, and grows with body text.
public struct SearchEntry: Element {
  @Bound private var words: String
  private let title: String

  /// The height, if it differs from that of the platform's own fields.
  var height: PlatformMetric?

  /// The focus, if a bar keeps it.
  var focusInBar: FieldFocus?

  /// The action of the return key, if a bar sets one.
  var submit: (@MainActor () -> Void)?

  @Inherited(\.self) private var inherited
  @Local private var focus = FieldFocus()

  /// Creates a field with the label `title`, which is shown while it is empty.
  public init(_ title: String = "Search", words: Bound<String>) {
    _words = words
    self.title = title
  }

  /// A symbol and the text, or the title.
  public var body: some Element {
    let height =
      height
      ?? inherited.controls.searchFieldHeight(at: inherited.dynamicTypeSize)
      .corrected(.searchFieldHeight, by: inherited.corrections)
    Row(spacing: SearchEntry.gap) {
      Icon("magnifyingglass")
      TextBlock(verbatim: words.isEmpty ? inherited.translated(title) : words)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
      if !words.isEmpty { Icon("xmark.circle.fill") }
    }
    .padding(.horizontal, SearchEntry.inset)
    .frame(height: height.points)
    .control(semantics(height))
  }

  private func semantics(_ height: PlatformMetric) -> Semantics {
    var semantics = inherited.field(
      title,
      $words,
      kind: "search",
      metrics: [height],
      focus: focusInBar ?? focus
    )
    if let submit, semantics.hasGestures {
      semantics.addGestures { $0.returnKey = .submits(submit) }
    }
    return semantics
  }

  // Proposed: the content of the field does not affect its size.
  private static let gap = 6.0
  private static let inset = 8.0
}

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

  /// Creates a field without a name, which is found by its tag or its role.
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
