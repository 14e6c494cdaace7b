/// A field for words to search for, as wide as there is room.
///
/// It is 36 points high up to iOS 18 and 44 from iOS 26 on, and grows with body text.
public struct SearchEntry: Element {
  @Bound private var words: String
  private let title: String

  /// The height where it is not that of the platform's own fields.
  var height: PlatformMetric?

  @Inherited(\.self) private var inherited

  /// A field called `title`, which it shows as long as it is empty.
  public init(_ title: String = "Search", words: Bound<String>) {
    _words = words
    self.title = title
  }

  /// A symbol and the words, or the title.
  public var body: some Element {
    let height = height ?? inherited.controls.searchFieldHeight(at: inherited.typeSize)
    Row(spacing: SearchEntry.gap) {
      Icon("magnifyingglass")
      TextBlock(words.isEmpty ? title : words)
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
      if !words.isEmpty { Icon("xmark.circle.fill") }
    }
    .padding(.horizontal, SearchEntry.inset)
    .frame(height: height.points)
    .control(inherited.field(title, $words, kind: "search", metrics: [height]))
  }

  // Proposed: what is inside of the field changes nothing about its size.
  private static let gap = 6.0
  private static let inset = 8.0
}
