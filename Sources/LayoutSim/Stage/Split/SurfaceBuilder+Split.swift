import FlowEngine

extension SurfaceBuilder {
  /// The columns of a split coordinator that are in sight, side by side or over each other.
  func splitBox(_ split: LiveSplit, within bars: EnclosingBars) -> SplitBox {
    let arrangement = SplitArrangement(
      split.style,
      requesting: split.visibility,
      in: Size(width: width, height: stage.traits.window.height)
    )
    let first = arrangement.shown.first
    let shown = split.columns.filter { arrangement.shown.contains($0.column) }
    let widths = widths(of: shown, arrangement)
    let boxes = shown.map { column in
      let (width, flags) = widths[column.column] ?? (0, [])
      let place = ColumnPlace(
        width: width,
        // The vendor's columns before the detail are compact, and the detail has the size class of its window.
        sizeClass: column.column == .detail ? horizontalSizeClass : .compact,
        toggle: column.column == first && horizontalSizeClass != .compact
          ? toggle(split, arrangement) : nil
      )
      return box(of: column, in: split, arrangement, at: place, flags: flags, within: bars)
    }
    let count = arrangement.overlaid.count
    return SplitBox(
      hidden: split.columns.filter { !arrangement.shown.contains($0.column) }.map { column in
        Semantics(role: .splitColumn, route: column.column.rawValue, flags: .covered).asLayer
      },
      tiled: Array(boxes.dropFirst(count)),
      overlaid: Array(boxes.prefix(count)),
      hideOverlaid: { [weak owner = split.owner] in owner?.request(.detailOnly) }
    )
  }

  private func box(
    of column: LiveSplit.Column,
    in split: LiveSplit,
    _ arrangement: SplitArrangement,
    at place: ColumnPlace,
    flags: NodeFlags,
    within bars: EnclosingBars
  ) -> SplitBox.Column {
    let isDetail = column.column == .detail
    var builder = self
    builder.column = place
    var inside = bars
    inside.isBehindMore = false
    let isAtLeadingEdge =
      column.column == arrangement.tiled.first || column.column == arrangement.overlaid.first
    if !isAtLeadingEdge { inside.hasLeadingNeighbour = true }
    if !isDetail { inside.hasTrailingNeighbour = true }
    var semantics = Semantics(role: .splitColumn, route: column.column.rawValue, flags: flags)
    if column.coordinator == nil { semantics.flags.insert(.empty) }
    if column.column == split.front { semantics.flags.insert(.selected) }
    if !arrangement.overlaid.isEmpty, isDetail { semantics.flags.insert(.inert) }
    let height = stage.traits.window.height
    let insets = builder.insets(within: inside)
    return SplitBox.Column(
      semantics: semantics,
      width: place.width,
      content: AnyElement(
        builder.content(of: column, in: split, within: inside)
          .environment(
            \.containerBounds,
            ContainerBounds(
              window: Proposal(
                width: max(0, place.width - insets.horizontal),
                height: max(0, height - insets.vertical)
              )
            )
          )
      )
    )
  }

  /// The content of a column, or the placeholder of an empty one.
  private func content(
    of column: LiveSplit.Column,
    in split: LiveSplit,
    within bars: EnclosingBars
  ) -> AnyElement {
    if let content = column.content { return layer(for: content, within: bars) }
    let bar = self.column?.toggle.map { toggle in
      NavigationBar(title: nil, toggle: toggle, metrics: navigationBar, width: width)
    }
    var insets = insets(within: bars)
    if bar == nil { insets.top += bars.tabsAbove }
    let memory = stage.memories.memory(ofEmpty: column.column, in: split)
    return AnyElement(
      ScreenBox(
        ScreenBars(bar: bar, insets: insets, underlap: bars.tabsBelow ?? 0),
        content: AnyElement(
          StateScope(memory.state) { stage.screens.emptyColumn(of: split.owner) }
            .environment(\.horizontalSizeClass, horizontalSizeClass)
            .environment(\.coordinator, split.owner)
            .id(memory.number)
        )
      )
    )
  }

  // MARK: - Widths

  /// The widths of the shown columns, with their flags; the detail gets the remaining width.
  private func widths(of columns: [LiveSplit.Column], _ arrangement: SplitArrangement)
    -> [SplitColumn: (points: Double, flags: NodeFlags)]
  {
    var widths: [SplitColumn: (points: Double, flags: NodeFlags)] = [:]
    var left = width
    for column in columns where column.column != .detail {
      let usual = SplitMetrics.columnWidth
      let requested = requestedWidth(of: column)
      let points = requested.map { $0.width(in: width) } ?? min(width, usual.points)
      widths[column.column] = (points, requested == nil ? NodeFlags(of: [usual]) : [])
      if arrangement.tiled.contains(column.column) { left -= points }
    }
    widths[.detail] = (max(0, left), [])
    return widths
  }

  /// The width that the screen on top of a column requests, or else its root.
  private func requestedWidth(of column: LiveSplit.Column) -> ColumnWidth? {
    guard let stack = column.content?.stacksInSight.last else { return nil }
    return [stack.screens.last, stack.screens.first].lazy.compactMap(\.self)
      .compactMap { stage.memories.memory(of: $0).barConfiguration?.columnWidth }.first
  }

  // MARK: - The button for the sidebar

  private func toggle(_ split: LiveSplit, _ arrangement: SplitArrangement) -> BarButton {
    let isShown = arrangement.shown.contains(.sidebar)
    let next = arrangement.toggled(in: split.style)
    return BarButton(
      label: SidebarButton.label(hides: isShown),
      icon: SidebarButton.icon,
      action: { [weak owner = split.owner] in owner?.request(next) }
    )
  }
}
