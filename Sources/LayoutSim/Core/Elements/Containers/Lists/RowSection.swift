/// A section of a list, with a header above and a footer below its rows.
///
/// It adds no box itself. Outside a list its parts are ordinary elements.
public struct RowSection<Header: Element, Content: Element, Footer: Element>: PrimitiveElement {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Whether its rows are shown; `nil` for a section that cannot be folded.
  private let isExpanded: Bound<Bool>?

  /// Creates a section with the rows in `content`, which are shown as long as `isExpanded` is `true`.
  ///
  /// Only in a list with ``ListLook/sidebar`` does the header of a foldable section have a chevron, and fold it when
  /// tapped. It imitates SwiftUI's initializer of that form.
  public init(
    isExpanded: Bound<Bool>? = nil,
    @ElementBuilder content: () -> Content,
    @ElementBuilder header: () -> Header = { EmptyElement() },
    @ElementBuilder footer: () -> Footer = { EmptyElement() }
  ) {
    self.isExpanded = isExpanded
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Adds the header, the rows and the footer.
  public func resolve(into resolver: inout Resolver) {
    if resolver.inherited.isInMenu {
      let items = Column {
        header
        content
      }
      return items.control(Semantics(role: .section)).resolve(into: &resolver)
    }
    let section = resolver.nextNumber()
    let list = resolver.inherited.isInListRow ? resolver.inherited.listMetrics : nil
    let words = list == nil ? nil : resolver.inherited.headerWords
    add(.header, section, to: &resolver) { resolver in
      let header = header.font(words?.style ?? .footnote)
      // A `SectionTitle` makes its own text uppercase.
      if let words, words.isUppercase, Header.self != SectionTitle.self {
        resolver.child(header.textCase(.uppercase), at: 0)
      } else if let isExpanded, resolver.inherited.foldsSections {
        let header = header.fontWeight(words?.weight)
        resolver.child(FoldingHeader(header: header, isExpanded: isExpanded), at: 0)
      } else if let weight = words?.weight {
        resolver.child(header.fontWeight(weight), at: 0)
      } else {
        resolver.child(header, at: 0)
      }
    }
    if isExpanded?.wrappedValue != false {
      add(.row, section, to: &resolver) { $0.child(content, at: 1) }
    }
    add(.footer, section, to: &resolver) { resolver in
      resolver.child(footer.font(list?.footer.style ?? .footnote), at: 2)
    }
  }

  private func add(
    _ part: ListRowMark.Part,
    _ section: Int,
    to resolver: inout Resolver,
    _ resolve: (inout Resolver) -> Void
  ) {
    resolver.openMark()
    resolve(&resolver)
    let gap = resolver.inherited.listSectionGap
    let mark = ListRowMark(part: part, section: section, gap: gap)
    resolver.closeMark(publishing: mark, for: ObjectIdentifier(ListRowKey.self))
  }
}

extension RowSection where Header == SectionTitle, Footer == EmptyElement {
  /// Creates a section with the given title, whose rows are shown as long as `isExpanded` is `true`.
  public init(
    _ title: String,
    isExpanded: Bound<Bool>? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { SectionTitle(title) })
  }
}

/// The title of a section, in the style of the enclosing list.
///
/// In groups it is in capitals up to iOS 18; outlines print the original text.
public struct SectionTitle: Element {
  private let words: String

  @Inherited(\.self) private var inherited

  /// Creates a title with the text `words`.
  public init(_ words: String) {
    self.words = words
  }

  /// The text.
  public var body: some Element {
    if inherited.isInListRow {
      SectionWords(words: words, role: .text, metrics: inherited.headerWords)
    } else {
      TextBlock(words)
    }
  }
}

extension RowSection {
  /// Creates a section with the rows in `content` between a header and a footer.
  public init(header: Header, footer: Footer, @ElementBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension RowSection where Footer == EmptyElement {
  /// Creates a section with the rows in `content` below a header.
  public init(header: Header, @ElementBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension RowSection where Header == EmptyElement {
  /// Creates a section with the rows in `content` above a footer.
  public init(footer: Footer, @ElementBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyElement() }, footer: { footer })
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
    semantics.facts = [.isShown(isExpanded.wrappedValue)]
    if inherited.isEnabled { semantics.action = { isExpanded.wrappedValue.toggle() } }
    return semantics
  }
}

extension InheritedValues {
  /// Whether the headers of sections fold them.
  var foldsSections: Bool { isInListRow && listLook == .sidebar }
}

/// How much the header of a section stands out.
public enum HeaderProminence: String, Hashable, Codable, Sendable, CaseIterable {
  /// As on the platform.
  case standard

  /// In large text.
  case increased
}

extension Element {
  /// Makes the headers of the sections inside stand out: in large text, never in capitals.
  ///
  /// Their style is a guess, so they are `approximate`. It imitates SwiftUI's modifier of that name.
  public func headerProminence(_ prominence: HeaderProminence) -> some Element {
    environment(\.headerProminence, prominence)
  }
}

private struct HeaderProminenceKey: InheritedKey {
  static let defaultValue = HeaderProminence.standard
}

extension InheritedValues {
  /// How much the headers of sections stand out.
  var headerProminence: HeaderProminence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
