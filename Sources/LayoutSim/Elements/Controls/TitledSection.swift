/// Content with words above and below it, as in a list whose look is handed down.
///
/// The header of a grouped list is in capitals up to iOS 18; outlines print the words as they were
/// given. It has no gaps of its own between its rows, header and footer.
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
    let metrics = inherited.listMetrics
    Column(alignment: .leading, spacing: 0) {
      if let header {
        SectionWords(words: header, role: .heading, metrics: metrics.header(at: .later))
      }
      content
      if let footer { SectionWords(words: footer, role: .text, metrics: metrics.footer) }
    }
    .control(Semantics(role: .section, label: header))
  }
}

/// The words above or below a section, in the room that the list's look gives them.
struct SectionWords: Element {
  let words: String
  let role: Role
  let metrics: ListMetrics.Words

  @Inherited(\.self) private var inherited

  var body: some Element {
    TextBlock(metrics.isUppercase ? words.uppercased() : words)
      .textStyle(metrics.style)
      .weight(metrics.weight)
      .annotated { semantics in
        semantics.role = role
        semantics.label = words
        semantics.flags.formUnion(NodeFlags(of: [metrics.top, metrics.bottom]))
      }
      .padding(insets)
  }

  private var insets: Insets {
    // The width of the list is not known here; words keep the distance of a narrow one.
    let side = inherited.listMetrics.rowHorizontalInset(in: 0).points
    return Insets(
      top: metrics.top.points,
      leading: side,
      bottom: metrics.bottom.points,
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
