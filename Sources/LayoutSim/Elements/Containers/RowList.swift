/// Rows one below the other in a window of their own, which scrolls.
///
/// Each element is a row: its content is offered the width of the row less the insets and stands at
/// the leading side, centred in the height. The list takes the room that it is offered, 10 points
/// where nothing is, so that no sheet can be as high as its list; the rows may be longer than it.
/// ``RowSection`` groups rows. It imitates SwiftUI's list, as far as its measures are known.
public struct RowList<Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let look: ListLook
  private let metrics: ListMetrics?
  private let content: Content

  /// A list of `look` with the measures of the platform, or with the given `metrics`.
  public init(
    _ look: ListLook = .insetGrouped,
    metrics: ListMetrics? = nil,
    @ElementBuilder content: () -> Content
  ) {
    self.look = look
    self.metrics = metrics
    self.content = content()
  }

  /// Adds a box with a row for each element in it.
  public func resolve(into resolver: inout Resolver) {
    let metrics =
      metrics
      ?? .standard(look, width: resolver.inherited.containerRoom?.length(along: .horizontal))
    let pixel = resolver.pixel
    resolver.sizingContainer(Self.self) { resolver, room in
      resolver.container(
        ListWindowLayout(room: room),
        label: .list,
        axis: .stack(.vertical),
        semantics: Semantics(role: .list)
      ) { resolver in
        resolver.container(
          ListRowsLayout(metrics: metrics, pixel: pixel),
          label: .scroll,
          axis: .unchanged,
          semantics: Semantics(role: .scroll, detail: .layout)
        ) { resolver in
          let start = resolver.store.nodes.count
          resolver.wrapper(
            ListRowLayout(metrics: metrics),
            label: .listRow,
            semantics: Semantics(role: .row)
          ) {
            content.resolve(into: &$0)
          }
          resolver.completeRows(from: start, separators: metrics.hasSeparators)
        }
      }
    }
  }
}

extension Resolver {
  /// Takes the meaning of a row from the boxes of headers and footers, and adds the lines.
  fileprivate mutating func completeRows(from start: Int, separators: Bool) {
    var rows: [(mark: ListRowMark, hasLine: Bool)] = []
    var boxes: [Int] = []
    store.forEachBox(in: start..<store.nodes.count) { boxes.append($0) }
    for box in boxes {
      let mark = store.containerValue(of: box + 1, ListRowKey.self)
      // The layout of the rows asks the rows, and these stand around what knows.
      store.tell(ListRowKey.self, mark, of: box)
      let insets = store.containerValue(of: box + 1, ListRowInsetsKey.self)
      store.tell(ListRowInsetsKey.self, insets, of: box)
      if mark.part != .row { store.nodes[box].semantics = -1 }
      rows.append((mark, store.containerValue(of: box + 1, ListRowSeparatorKey.self)))
    }
    guard separators else { return }
    for (index, pair) in zip(rows, rows.dropFirst()).enumerated()
    where pair.0.hasLine && pair.0.mark == pair.1.mark && pair.0.mark.part == .row {
      let line = store.nodes.count
      Separator().resolve(into: &self)
      store.nodes[line].axis = .horizontal
      store.semantics[store.nodes[line].semantics].detail = .layout
      store.tell(ListSeparatorKey.self, index, of: line)
    }
  }
}

extension Element {
  /// Leaves `insets` free around the content of this row of a list; `nil` follows the list.
  public func listRowInsets(_ insets: Insets?) -> some Element {
    containerValue(ListRowInsetsKey.self, insets)
  }

  /// Draws no line below this row of a list.
  public func listRowSeparatorHidden(_ isHidden: Bool = true) -> some Element {
    containerValue(ListRowSeparatorKey.self, !isHidden)
  }
}
