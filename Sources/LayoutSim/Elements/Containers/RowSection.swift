/// Rows of a list that belong together, with a header above and a footer below them.
///
/// It adds no box of its own. Outside a list its parts are ordinary elements.
public struct RowSection<Header: Element, Content: Element, Footer: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let header: Header
  private let content: Content
  private let footer: Footer

  /// A section of the rows in `content`.
  public init(
    @ElementBuilder content: () -> Content,
    @ElementBuilder header: () -> Header = { EmptyElement() },
    @ElementBuilder footer: () -> Footer = { EmptyElement() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Adds the header, the rows and the footer.
  public func resolve(into resolver: inout Resolver) {
    let section = resolver.nextNumber()
    add(.header, section, to: &resolver) { resolver in
      resolver.child(header.textStyle(.footnote), at: 0)
    }
    add(.row, section, to: &resolver) { $0.child(content, at: 1) }
    add(.footer, section, to: &resolver) { resolver in
      resolver.child(footer.textStyle(.footnote), at: 2)
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
    let mark = ListRowMark(part: part, section: section)
    resolver.closeMark(telling: mark, for: ObjectIdentifier(ListRowKey.self))
  }
}

extension RowSection where Header == TextBlock, Footer == EmptyElement {
  /// A section with the given title.
  public init(_ title: String, @ElementBuilder content: () -> Content) {
    self.init(content: content) {
      TextBlock(title)
    } footer: {
      EmptyElement()
    }
  }
}
