/// Content with text above and below it, in the inherited look of a list.
///
/// The header of a grouped list is in capitals up to iOS 18; outlines print the original text. In a
/// ``RowList`` it is a section of the list, as a ``RowSection`` is; elsewhere it has no gaps between its
/// rows, header and footer.
public struct TitledSection<Content: Element>: Element {
  private let header: String?
  private let footer: String?
  private let content: Content

  @Inherited(\.self) private var inherited

  /// Creates content below the text of `header` and above that of `footer`.
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
    SectionWords(words: words, role: .heading, metrics: inherited.headerWords)
  }

  private func footerWords(_ words: String) -> some Element {
    SectionWords(words: words, role: .text, metrics: metrics.footer)
  }
}

/// The text above or below a section, without insets.
struct SectionWords: Element {
  let words: String
  let role: Role
  let metrics: ListMetrics.Words

  @Inherited(\.strings) private var strings

  var body: some Element {
    let shown = strings?.translation(of: words) ?? words
    TextBlock(verbatim: metrics.isUppercase ? shown.uppercased() : shown)
      .font(metrics.style)
      .fontWeight(metrics.weight)
      .annotated { semantics in
        semantics.role = role
        semantics.label = shown
        semantics.flags.formUnion(NodeFlags(of: [metrics.top, metrics.bottom]))
      }
  }
}

extension InheritedValues {
  /// The metrics of the text above a section: in capitals only if its letter case was not set.
  var headerWords: ListMetrics.Words {
    var words = headerProminence == .increased ? listMetrics.prominentHeader : listMetrics.header
    if words.isUppercase, setsTextCase { words.isUppercase = false }
    return words
  }

  /// The insets of the text above or below a section outside a list.
  fileprivate func insets(of words: ListMetrics.Words) -> Insets {
    // The width of the list is unknown there; the text keeps the distance of a narrow one.
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
  /// The look of the enclosing list; the default is a list of cards.
  public var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The metrics of the enclosing list.
  package var listMetrics: ListMetrics {
    ListMetrics(listLook, platform: platform, idiom: idiom, corrections: corrections)
  }
}

extension Element {
  /// Gives the lists inside the look `look`, and the sections and rows inside its metrics.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func listStyle(_ look: ListLook) -> some Element {
    environment(\.listLook, look)
  }
}
