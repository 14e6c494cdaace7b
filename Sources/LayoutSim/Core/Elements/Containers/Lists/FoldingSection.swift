/// Content below a title that hides and shows it.
///
/// The content is laid out only while it is shown. Outlines print `value=shown` or `value=folded`. In a list
/// the title is a row that can be tapped anywhere, and so is each element of the content, as in SwiftUI; the
/// indentation of these rows on a device was not measured, and here they are not indented.
public struct FoldingSection<Label: Element, Content: Element>: Element {
  private let link: Bound<Bool>?
  private let name: String?
  private let label: Label
  private let content: Content

  @Local private var isOpen = false
  @Inherited(\.self) private var inherited

  /// Creates content below `label`, which is shown while `isShown` is `true`; without it, until the label is tapped, it is
  /// hidden.
  public init(
    isShown: Bound<Bool>? = nil,
    @ElementBuilder content: () -> Content,
    @ElementBuilder label: () -> Label
  ) {
    link = isShown
    name = nil
    self.label = label()
    self.content = content()
  }

  /// The title with an indicator at its end, and the content below it.
  public var body: some Element {
    Folding(
      row: header(isRow: true),
      title: header(isRow: false),
      content: isShown.wrappedValue ? content : nil
    )
  }

  private var isShown: Bound<Bool> { link ?? $isOpen }

  private func header(isRow: Bool) -> some Element {
    Row {
      label.frame(maxWidth: .infinity, alignment: .leading)
      ChevronMark(name: isShown.wrappedValue ? "chevron.down" : "chevron.forward")
    }
    .control(semantics(isRow: isRow))
  }

  private func semantics(isRow: Bool) -> Semantics {
    var semantics = Semantics(role: .disclosure, label: name)
    // A title is drawn by the platform; other labels consist of the app's elements.
    semantics.combines = name == nil ? .contents : .drawing
    semantics.flags = inherited.flags(of: [Chevron.metric(inherited.platform)])
    if isShown.isConstant { semantics.flags.insert(.constant) }
    semantics.facts = [.isShown(isShown.wrappedValue)]
    semantics.pressesRow = isRow && inherited.rowsArePressed
    if inherited.isEnabled { semantics.action = { isShown.wrappedValue.toggle() } }
    return semantics
  }
}

extension FoldingSection where Label == TextBlock {
  /// Creates content with the title `title`, which is shown while `isShown` is `true`; without it, until the title is
  /// tapped, it is hidden.
  public init(
    _ title: String,
    isShown: Bound<Bool>? = nil,
    @ElementBuilder content: () -> Content
  ) {
    link = isShown
    name = title
    label = TextBlock(title)
    self.content = content()
  }
}

/// A title and its content: separate rows in a list, and one box elsewhere.
private struct Folding<Title: Element, Content: Element>: PrimitiveElement {
  /// The title as a row of a list.
  let row: Title

  /// The title elsewhere.
  let title: Title

  /// The content below the title; `nil` while it is hidden.
  let content: Content?

  func resolve(into resolver: inout Resolver) {
    guard resolver.rowLevel.isOfRows else {
      let whole = Column(alignment: .leading) {
        title
        content
      }
      return resolver.child(whole, at: 0)
    }
    resolver.child(row, at: 0)
    resolver.child(content, at: 1)
  }
}
