/// Content below a title that folds it away and shows it again.
///
/// The content is laid out only while it is shown. Outlines print `value=shown` or `value=folded`.
public struct FoldingSection<Content: Element>: Element {
  @Bound private var isShown: Bool
  private let title: String
  private let content: Content

  @Inherited(\.self) private var inherited

  /// Content called `title`, which is there while `isShown` is true.
  public init(_ title: String, isShown: Bound<Bool>, @ElementBuilder content: () -> Content) {
    _isShown = isShown
    self.title = title
    self.content = content()
  }

  /// The title with a mark at its end, and the content below it.
  public var body: some Element {
    Column(alignment: .leading) {
      Row {
        TextBlock(title).frame(maxWidth: .infinity, alignment: .leading)
        ChevronMark(name: isShown ? "chevron.down" : "chevron.forward")
      }
      .control(semantics)
      if isShown { content }
    }
  }

  private var semantics: Semantics {
    var semantics = Semantics(role: .disclosure, label: title, combines: .drawing)
    semantics.flags = inherited.flags(of: [Chevron.metric(inherited.platform)])
    semantics.facts = [Fact("value", isShown ? "shown" : "folded")]
    if inherited.isEnabled { semantics.action = { isShown.toggle() } }
    return semantics
  }
}
