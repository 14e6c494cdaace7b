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

  /// What the return key does, if a bar says so.
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
    let height = height ?? inherited.controls.searchFieldHeight(at: inherited.typeSize)
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
