extension RowSection where Footer == EmptyElement {
  /// Creates a section whose rows are there as long as `isExpanded` is `true`.
  ///
  /// In a list with ``ListLook/sidebar``, and there alone, the header has a chevron, and a tap on it folds the section.
  /// It imitates SwiftUI's initializer of that form.
  public init(
    isExpanded: Bound<Bool>,
    @ElementBuilder content: () -> Content,
    @ElementBuilder header: () -> Header
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension RowSection where Header == SectionTitle, Footer == EmptyElement {
  /// Creates a section with the given title whose rows are there as long as `isExpanded` is `true`.
  public init(_ title: String, isExpanded: Bound<Bool>, @ElementBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { SectionTitle(title) }
  }
}

/// The header of a section in a sidebar, which folds it.
struct FoldingHeader<Header: Element>: Element {
  let header: Header
  let isExpanded: Bound<Bool>

  @Inherited(\.self) private var inherited

  var body: some Element {
    Row {
      header.frame(maxWidth: .infinity, alignment: .leading)
      ChevronMark(name: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
    }
    .control(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(role: .disclosure, combines: .contents)
    semantics.flags = inherited.flags(of: [Chevron.metric(inherited.platform)])
    if isExpanded.isConstant { semantics.flags.insert(.constant) }
    semantics.facts = [Fact("value", isExpanded.wrappedValue ? "shown" : "folded")]
    if inherited.isEnabled { semantics.action = { isExpanded.wrappedValue.toggle() } }
    return semantics
  }
}

extension InheritedValues {
  /// Whether the headers of sections fold them.
  var foldsSections: Bool { isInListRow && listLook == .sidebar }
}
