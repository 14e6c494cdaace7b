/// A field for many lines of words, as large as there is room.
///
/// The words stand 8 points below the upper edge and 5 from the sides, and scroll where there are
/// more than fit. Where no height is offered it is as high as its words need.
public struct TextArea: Element {
  @Bound private var words: String
  private let title: String

  @Inherited(\.self) private var inherited

  /// A field that is called `title`, which is not shown.
  public init(_ title: String, words: Bound<String>) {
    _words = words
    self.title = title
  }

  /// The words in their room.
  public var body: some Element {
    let controls = inherited.controls
    ScrollArea {
      TextBlock(words.isEmpty ? " " : words)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, controls.editorInset.points)
        .padding(.horizontal, controls.editorSideInset.points)
    }
    .control(
      inherited.field(
        title,
        $words,
        kind: "editor",
        metrics: [controls.editorInset, controls.editorSideInset]
      )
    )
  }
}
