/// Content with words above and below it, as in a list whose look is handed down.
///
/// The header of a grouped list is in capitals up to iOS 18; outlines print the words as they were
/// given. In a ``RowList`` it is a section of the list, as a ``RowSection`` is; elsewhere it has no gaps
/// of its own between its rows, header and footer.
public struct TitledSection<Content: Element>: Element {
  private let header: String?
  private let footer: String?
  private let content: Content

  @Inherited(\.self) private var inherited

  /// Content below the words of `header` and above those of `footer`.
  public init(
    _ header: String? = nil,
    footer: String? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  /// The header, the content, the footer.
  public var body: some Element {
    if inherited.isInListRow {
      RowSection {
        content
      } header: {
        if let header { headerWords(header) }
      } footer: {
        if let footer { footerWords(footer) }
      }
    } else {
      Column(alignment: .leading, spacing: 0) {
        if let header { headerWords(header).padding(inherited.insets(of: metrics.header)) }
        content
        if let footer { footerWords(footer).padding(inherited.insets(of: metrics.footer)) }
      }
      .control(Semantics(role: .section, label: header))
    }
  }

  private var metrics: ListMetrics { inherited.listMetrics }

  private func headerWords(_ words: String) -> some Element {
    SectionWords(words: words, role: .heading, metrics: metrics.header)
  }

  private func footerWords(_ words: String) -> some Element {
    SectionWords(words: words, role: .text, metrics: metrics.footer)
  }
}

/// The words above or below a section, without the room around them.
struct SectionWords: Element {
  let words: String
  let role: Role
  let metrics: ListMetrics.Words

  var body: some Element {
    TextBlock(metrics.isUppercase ? words.uppercased() : words)
      .textStyle(metrics.style)
      .weight(metrics.weight)
      .annotated { semantics in
        semantics.role = role
        semantics.label = words
        semantics.flags.formUnion(NodeFlags(of: [metrics.top, metrics.bottom]))
      }
  }
}

extension InheritedValues {
  /// The room around words above or below a section outside a list.
  fileprivate func insets(of words: ListMetrics.Words) -> Insets {
    // The width of the list is not known there; words keep the distance of a narrow one.
    let side = listMetrics.rowHorizontalInset(in: 0).points
    return Insets(
      top: words.top.points,
      leading: side,
      bottom: words.bottom.points,
      trailing: side
    )
  }
}

private struct ListLookKey: InheritedKey { static let defaultValue = ListLook.insetGrouped }

extension InheritedValues {
  /// How the list around an element looks; a list of cards unless said otherwise.
  public var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The measures of the list around an element.
  package var listMetrics: ListMetrics {
    ListMetrics(listLook, platform: platform, idiom: idiom)
  }
}

extension Element {
  /// Gives the sections and rows inside the measures of a list that looks like `look`.
  public func listLook(_ look: ListLook) -> some Element {
    inherited(\.listLook, look)
  }
}
