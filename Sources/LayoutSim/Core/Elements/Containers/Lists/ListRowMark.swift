/// The place of a row in its list.
struct ListRowMark: Equatable {
  enum Part { case header, row, footer }

  var part = Part.row

  /// The section in the list; `nil` for rows outside sections.
  var section: Int?

  /// The distance between its section and the neighbouring sections; `nil` follows the list.
  var gap: SectionGap?
}

/// The place of a row in its list.
enum ListRowKey: ContainerValueKey {
  static var defaultValue: ListRowMark { ListRowMark() }
}

/// The insets of a row's content; `nil` follows the list.
enum ListRowInsetsKey: ContainerValueKey {
  static var defaultValue: Insets? { nil }
}

/// Whether a separator is drawn below a row, unless it is the last.
enum ListRowSeparatorKey: ContainerValueKey {
  static var defaultValue: Bool { true }
}

/// The row above a separator; `nil` for a row.
enum ListSeparatorKey: ContainerValueKey {
  static var defaultValue: Int? { nil }
}

extension ListDimensions {
  /// The insets of `row`.
  func insets(of row: LayoutChild) -> Insets {
    switch row.value(ListRowKey.self).part {
    case .header: headerInsets.finite
    case .row: (row.value(ListRowInsetsKey.self) ?? rowInsets).finite
    case .footer: footerInsets.finite
    }
  }

  /// The minimum height of `row`.
  func minimumHeight(of row: LayoutChild) -> Double {
    switch row.value(ListRowKey.self).part {
    case .header: minimumHeaderHeight.asLength
    case .row: minimumRowHeight.asLength
    case .footer: 0
    }
  }
}

extension Insets {
  /// The insets with non-finite values replaced by zero.
  fileprivate var finite: Insets {
    Insets(
      top: top.asLength,
      leading: leading.asLength,
      bottom: bottom.asLength,
      trailing: trailing.asLength
    )
  }
}

extension TreeBuilder {
  /// Gives rows their touch actions, removes row semantics from the boxes of headers and footers, and adds separators
  /// of thickness `line`; none if that is `nil`.
  @MainActor
  mutating func completeRows(from start: Int, line: Double?) {
    var rows: [(mark: ListRowMark, hasLine: Bool)] = []
    for box in boxes(from: start) {
      // Most rows set nothing for their list.
      guard nodes[box + 1].containerValues >= 0 else {
        rows.append((ListRowMark(), ListRowSeparatorKey.defaultValue))
        continue
      }
      let mark = containerValue(ListRowKey.self, of: box + 1)
      // The rows' layout reads the value from the rows, which enclose the element that has it.
      setContainerValue(ListRowKey.self, mark, of: box)
      let insets = containerValue(ListRowInsetsKey.self, of: box + 1)
      setContainerValue(ListRowInsetsKey.self, insets, of: box)
      if mark.part != .row { nodes[box].semantics = -1 }
      let leading = containerValue(LeadingSwipeKey.self, of: box + 1)
      let trailing = containerValue(TrailingSwipeKey.self, of: box + 1)
      let touch = containerValue(RowTouchKey.self, of: box + 1)
      let takesTouches = leading != nil || trailing != nil || touch != nil
      // How much of an app's custom distance headers and footers take is a guess.
      let isGuessed = mark.gap ?? .default != .default
      if mark.part == .row, takesTouches || isGuessed {
        var row = takesTouches ? .row(leading, trailing, touch) : Semantics(role: .row)
        if isGuessed { row.flags.insert(.approximate) }
        nodes[box].semantics = tables.semantics.add(row)
      }
      rows.append((mark, containerValue(ListRowSeparatorKey.self, of: box + 1)))
    }
    guard let line else { return }
    for (index, pair) in zip(rows, rows.dropFirst()).enumerated()
    where pair.0.hasLine && pair.0.mark == pair.1.mark && pair.0.mark.part == .row {
      var node = Node.line(along: .horizontal, thickness: line)
      node.semantics = tables.semantics.add(Semantics(role: .separator, detail: .layout))
      leaf(node)
      setContainerValue(ListSeparatorKey.self, index, of: nodes.count - 1)
    }
  }
}

extension Semantics {
  /// A row that receives touches.
  @MainActor
  fileprivate static func row(
    _ leading: SwipeActions?,
    _ trailing: SwipeActions?,
    _ touch: RowTouch?
  ) -> Semantics {
    let gestures = GestureActions(leadingSwipe: leading, trailingSwipe: trailing, row: touch)
    var row = Semantics(role: .row, gestureHolder: GestureHolder(gestures))
    guard let touch else { return row }
    if touch.isSelected { row.flags.insert(.selected) }
    row.action = touch.select
    if touch.isWhole { row.combines = .contents }
    return row
  }
}
