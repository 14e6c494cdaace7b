/// A scrolling list of rows.
///
/// Each element is a row: its content is offered the width of the row less the insets, is aligned to the
/// leading side, and centred vertically. The list fills its offer, or measures 10 points without one, so no
/// sheet can take its height from its list; the rows may be longer than it. ``RowSection`` groups rows. It imitates
/// SwiftUI's list, as far as its dimensions are known.
public struct RowList<Content: Element>: PrimitiveElement {
  private let look: ListLook?
  private let metrics: ListDimensions?
  private let selection: RowSelection?
  private let content: Content

  /// Creates a list with the platform's dimensions, or with the given `metrics`.
  public init(metrics: ListDimensions? = nil, @ElementBuilder content: () -> Content) {
    self.init(nil, metrics: metrics, content: content)
  }

  /// Creates a list whose look the inherited one does not replace, unless it is `nil`.
  init(
    _ look: ListLook?,
    metrics: ListDimensions? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.look = look
    self.metrics = metrics
    selection = nil
    self.content = content()
  }

  /// Creates a list in which a tap selects one row: `selection` is the id of its item in an ``Each``.
  public init<ID: Hashable>(
    selection: Bound<ID?>,
    metrics: ListDimensions? = nil,
    @ElementBuilder content: () -> Content
  ) {
    look = nil
    self.metrics = metrics
    self.selection = RowSelection(one: selection)
    self.content = content()
  }

  /// Creates a list in which taps select any number of rows while it is edited: `selection` contains the ids of
  /// their items in an ``Each``.
  public init<ID: Hashable>(
    selection: Bound<Set<ID>>,
    metrics: ListDimensions? = nil,
    @ElementBuilder content: () -> Content
  ) {
    look = nil
    self.metrics = metrics
    self.selection = RowSelection(several: selection)
    self.content = content()
  }

  /// Adds a box that contains a row for each element.
  public func resolve(into resolver: inout Resolver) {
    let look = look ?? resolver.inherited.listLook
    let platform = dimensions(look, resolver.inherited)
    let metrics = platform.spaced(by: resolver.inherited)
    let flags = resolver.inherited.listFlags(look)
    let hasOwnTop = self.metrics != nil || resolver.inherited.contentMargins?.top != nil
    let title = hasOwnTop ? nil : resolver.inherited.titleAbove
    // The space above a header scrolls away.
    let padding =
      self.metrics == nil
      ? ListMetrics(look, platform: resolver.inherited.platform).headerTopPadding.points : 0
    let line = metrics.separatorThickness?.asLength ?? resolver.lineThickness
    resolver.builder.tables.flags.insert(.createsRows)
    resolver.sizingContainer(Self.self) { resolver, room, slot in
      let refresh = slot.refreshing(in: resolver.inherited)
      if let selection, !selection.isOfSeveral { slot.store?.keep(selection, of: slot) }
      resolver.container(
        ListWindowLayout(room: room),
        label: .list,
        axis: .stack(.vertical),
        semantics: Semantics(
          role: .list,
          flags: flags,
          gestureHolder: GestureHolder(resolver.inherited.scrollGestures(refresh: refresh)),
          scrollSlot: slot
        ),
        isWindow: true
      ) { resolver in
        resolver.container(
          ListRowsLayout(metrics: metrics, platform: platform, titleAbove: title, line: line),
          label: .scroll,
          axis: .unchanged,
          semantics: Semantics(role: .scroll, detail: .layout)
        ) { resolver in
          if refresh != nil, slot.isRefreshing {
            RefreshControl().containerValue(RefreshControlKey.self, true).resolve(into: &resolver)
          }
          resolver.openMark()
          resolver.wrapper(
            ListRowLayout(metrics: metrics),
            label: .listRow,
            semantics: Semantics(role: .row)
          ) { resolver in
            let outer = resolver.rowLevel.beginRows()
            resolver.inheriting {
              $0.isInListRow = true
              $0.listLook = look
              $0.listDimensions = metrics
              if $0.contentMargins != nil { $0.contentMargins = nil }
              if $0.listSectionGap != nil { $0.listSectionGap = nil }
              if selection != nil || $0.rowSelection != nil { $0.rowSelection = selection }
            } content: { resolver in
              resolver.rows(selection) { $0.scrolledContent { content.resolve(into: &$0) } }
            }
            resolver.rowLevel = outer
          }
          resolver.closeMark {
            $0.completeRows(from: $1, line: metrics.hasLines(look) ? line : nil)
            guard look == .plain else { return }
            $0.pin(.sectionHeaders, from: $1, along: .vertical, inset: padding, isOpaque: true)
          }
        }
      }
    }
  }

  /// The dimensions of the list without its inherited distances.
  private func dimensions(_ look: ListLook, _ inherited: InheritedValues) -> ListDimensions {
    metrics
      ?? .standard(
        look,
        platform: inherited.platform,
        idiom: inherited.idiom,
        typeSize: inherited.dynamicTypeSize,
        width: inherited.containerBounds?.length(along: .horizontal),
        corrections: inherited.corrections
      )
  }
}

extension ListDimensions {
  /// Whether there are separators in a list with `look`: cards with a distance between them have none.
  fileprivate func hasLines(_ look: ListLook) -> Bool {
    hasSeparators && (look == .plain || rowSpacing.asLength <= 0)
  }
}

extension Element {
  /// Sets the insets of this row of a list; `nil` follows the list.
  public func listRowInsets(_ insets: Insets?) -> some Element {
    containerValue(ListRowInsetsKey.self, insets)
  }

  /// Shows or hides the separator below this row of a list.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func listRowSeparator(_ visibility: PartVisibility) -> some Element {
    containerValue(ListRowSeparatorKey.self, visibility != .hidden)
  }
}

/// Controls in groups: a list with the platform's look for forms.
public struct EntryForm<Content: Element>: Element {
  private let metrics: ListDimensions?
  private let content: Content

  /// Creates a form with the platform's dimensions, or with the given `metrics`.
  public init(metrics: ListDimensions? = nil, @ElementBuilder content: () -> Content) {
    self.metrics = metrics
    self.content = content()
  }

  /// The underlying list.
  public var body: some Element {
    RowList(.insetGrouped, metrics: metrics) { content }
  }
}

/// The viewport of a list, which fills its offer regardless of its rows.
struct ListWindowLayout: ContainerLayout {
  /// The offer of the previous pass, and that of the current one.
  let room: Assumption<Proposal>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(
      width: proposal.width ?? ReaderLayout.idealLength,
      height: proposal.height ?? ReaderLayout.idealLength
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    room.found = proposal
    children.first?.place(at: .zero, proposal: Proposal(width: size.width, height: nil))
  }
}
