/// Places the rows of a list in a column, with the separators between them.
struct ListRowsLayout: ContainerLayout {
  let metrics: ListDimensions

  /// The dimensions without the list's own distances, from which sections with other distances start.
  let platform: ListDimensions

  /// The title below which the first row has no gap if the title is large; `nil` if the list's distance is its own.
  let titleAbove: TitleAbove?

  /// The thickness of a separator.
  let line: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    var size = Size(width: proposal.width ?? 0, height: 0)
    let offer = offer(proposal.width)
    forEachRow(children, offer) { row, top, height in
      if proposal.width == nil {
        size.width = max(size.width, row.size(offer).width + 2 * metrics.sideMargin.asLength)
      }
      size.height = top + height + (metrics.bottomMargin ?? metrics.topMargin).asLength
    }
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    let offer = offer(size.width)
    let side = metrics.sideMargin.asLength
    var rows: [(leading: Double, bottom: Double)] = []
    let spinner = Proposal(width: size.width, height: RefreshControl.height)
    spinnerAbove(children)?.place(at: .zero, proposal: spinner)
    forEachRow(children, offer) { row, top, height in
      row.place(at: Point(x: side, y: top), proposal: offer)
      rows.append((side + metrics.insets(of: row).leading, top + height))
    }
    for line in children {
      guard let above = line.value(ListSeparatorKey.self), rows.indices.contains(above) else {
        continue
      }
      // At the end of the row, from its content to the end of the group.
      let row = rows[above]
      let end = side + metrics.separatorTrailingInset.asLength
      line.place(
        at: Point(x: row.leading, y: row.bottom - self.line),
        proposal: Proposal(width: max(0, size.width - end - row.leading), height: self.line)
      )
    }
  }

  private func spinnerAbove(_ children: LayoutChildren) -> LayoutChild? {
    children.first.flatMap { $0.value(RefreshControlKey.self) ? $0 : nil }
  }

  private func offer(_ width: Double?) -> Proposal {
    Proposal(width: width.map { max(0, $0 - 2 * metrics.sideMargin.asLength) }, height: nil)
  }

  /// The distance between the sections of two rows, one below the other.
  private func gap(between above: ListRowMark, and below: ListRowMark) -> Double {
    func length(_ gap: SectionGap?) -> Double {
      (gap.map(platform.spaced(by:)) ?? metrics)
        .gap(belowFooter: above.part == .footer, aboveHeader: below.part == .header)
    }
    return above.gap == below.gap ? length(above.gap) : min(length(above.gap), length(below.gap))
  }

  private func forEachRow(
    _ children: LayoutChildren,
    _ offer: Proposal,
    _ visit: (_ row: LayoutChild, _ top: Double, _ height: Double) -> Void
  ) {
    let start = spinnerAbove(children) == nil ? 0 : RefreshControl.height
    var top = start
    var above: ListRowMark?
    for child in children
    where child.value(ListSeparatorKey.self) == nil && !child.value(RefreshControlKey.self) {
      let mark = child.value(ListRowKey.self)
      if let above {
        if mark.section != above.section {
          top += gap(between: above, and: mark)
        } else if mark.part == .row, above.part == .row {
          top += max(0, metrics.rowSpacing.asLength)
        }
      } else {
        let margin = mark.part == .header ? metrics.topHeaderMargin : nil
        let isBelowTitle = titleAbove?.isLarge ?? false
        top = start + (margin ?? (isBelowTitle ? 0 : metrics.topMargin)).asLength
      }
      above = mark
      let height = child.size(offer).height
      visit(child, top, height)
      top += height
    }
  }
}

/// Whether a child of a list is the spinner above its rows.
struct RefreshControlKey: ContainerValueKey { static let defaultValue = false }

/// Lays out one row of a list: content at the leading side, centred in the row's height.
///
/// Whether guides inside the content count is undocumented; here they do not.
struct ListRowLayout: ContainerLayout {
  let metrics: ListDimensions

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    guard let content = children.first else { return .zero }
    let insets = insets(around: content)
    let size = content.size(inner(proposal.width, insets))
    return Size(
      width: proposal.width ?? max(0, size.width + insets.horizontal),
      height: max(size.height + insets.vertical, metrics.minimumHeight(of: content), 0)
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    guard let content = children.first else { return }
    let insets = insets(around: content)
    let offer = inner(size.width, insets)
    let free = size.height - insets.vertical - content.size(offer).height
    content.place(
      at: Point(x: insets.leading, y: insets.top + free / 2),
      proposal: offer
    )
  }

  private func insets(around content: LayoutChild) -> Insets {
    content.value(RevealedRowKey.self) ? .zero : metrics.insets(of: content)
  }

  private func inner(_ width: Double?, _ insets: Insets) -> Proposal {
    Proposal(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }
}
