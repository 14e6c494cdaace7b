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

  private init(_ link: Bound<Bool>?, name: String?, label: Label, content: Content) {
    self.link = link
    self.name = name
    self.label = label
    self.content = content
  }

  /// Creates content below `label`, which is shown while `isShown` is `true`.
  public init(
    isShown: Bound<Bool>,
    @ElementBuilder content: () -> Content,
    @ElementBuilder label: () -> Label
  ) {
    self.init(isShown, name: nil, label: label(), content: content())
  }

  /// Creates content below `label`, which is hidden until the label is tapped.
  public init(@ElementBuilder content: () -> Content, @ElementBuilder label: () -> Label) {
    self.init(nil, name: nil, label: label(), content: content())
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
  /// Creates content with the title `title`, which is shown while `isShown` is `true`.
  public init(_ title: String, isShown: Bound<Bool>, @ElementBuilder content: () -> Content) {
    self.init(isShown, name: title, label: TextBlock(title), content: content())
  }

  /// Creates content with the title `title`, which is hidden until the title is tapped.
  public init(_ title: String, @ElementBuilder content: () -> Content) {
    self.init(nil, name: title, label: TextBlock(title), content: content())
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
