/// Lays out cells in rows; a column is as wide as its widest cell, and a row as high as its highest.
///
/// The sharing of width among columns, and of height among rows, is undocumented. Here they share it as the
/// children of a row and of a column do, regardless of the offer on the other axis.
struct EagerGridLayout: ContainerLayout {
  let alignment: Anchoring
  let columnGap: Double?
  let rowGap: Double?

  /// The facts about the children, and the latest tracks.
  struct Cache {
    let plan: GridPlan
    var last: Solution?
  }

  struct Solution {
    let proposal: Proposal
    var widths: [Double] = []
    var heights: [Double] = []
  }

  func makeCache(for children: LayoutChildren) -> Cache {
    Cache(plan: GridPlan(children, columnGap: columnGap, rowGap: rowGap))
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Cache) -> Size {
    guard !children.isEmpty else { return .zero }
    let solution = solve(proposal, children, &cache)
    return Size(
      width: max(0, (solution.widths + cache.plan.columnGaps).reduce(0, +)),
      height: max(0, (solution.heights + cache.plan.rowGaps).reduce(0, +))
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) {
    guard !children.isEmpty else { return }
    let solution = solve(proposal, children, &cache)
    let plan = cache.plan
    let columns = starts(solution.widths, plan.columnGaps)
    let rows = starts(solution.heights, plan.rowGaps)
    for (row, cells) in plan.rows.enumerated() {
      let height = solution.heights[row]
      let offers = plan.cells[cells].map { cell in
        Proposal(width: width(of: cell, solution, plan), height: height)
      }
      let guide = plan.rowAlignments[row] ?? alignment.vertical
      let line = guide.line(
        in: height,
        through: zip(plan.cells[cells], offers).lazy.map { cell, offer in
          children[cell.child].position(of: guide, in: offer)
        }
      )
      for (cell, offer) in zip(plan.cells[cells], offers) {
        let child = children[cell.child]
        let guides = Anchoring(
          horizontal: plan.columnAlignments[cell.column] ?? alignment.horizontal,
          vertical: guide
        )
        var point = Point(x: columns[cell.column], y: rows[row])
        point.x += (cell.anchor ?? guides).horizontal.position(in: offer.width ?? 0)
        if let anchor = cell.anchor {
          point.y += anchor.vertical.position(in: height)
          child.place(at: point, anchor: anchor, proposal: offer)
        } else {
          point.y += line
          child.place(at: point, meeting: guides, proposal: offer)
        }
      }
    }
  }

  private func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
    var starts = [0.0]
    for (length, gap) in zip(lengths, gaps) {
      starts.append(starts[starts.count - 1] + length + gap)
    }
    return starts
  }

  private func width(of cell: GridPlan.Cell, _ solution: Solution, _ plan: GridPlan) -> Double {
    var width = solution.widths[cell.column..<cell.end].reduce(0, +)
    width += plan.columnGaps[cell.column..<cell.end - 1].reduce(0, +)
    return max(0, width)
  }
}

// MARK: - Solving

extension EagerGridLayout {
  private func solve(
    _ proposal: Proposal,
    _ children: LayoutChildren,
    _ cache: inout Cache
  ) -> Solution {
    if let last = cache.last, last.proposal == proposal { return last }
    let plan = cache.plan
    var solution = Solution(proposal: proposal)
    solution.widths = columns(plan, children, height: proposal.height)
      .lengths(in: proposal.width)
    let widths = plan.cells.map { width(of: $0, solution, plan) }
    solution.heights = rows(plan, children, widths: widths).lengths(in: proposal.height)
    assert(
      solution.widths.count == plan.columnCount && solution.heights.count == plan.rows.count,
      "\(plan.columnCount) columns have \(solution.widths.count) widths, "
        + "\(plan.rows.count) rows \(solution.heights.count) heights."
    )
    cache.last = solution
    return solution
  }

  private func columns(
    _ plan: GridPlan,
    _ children: LayoutChildren,
    height: Double?
  ) -> TrackShares {
    let sized = plan.cells.filter { !$0.unsizedAxes.contains(.horizontal) }
    var single: [[Int]] = Array(repeating: [], count: plan.columnCount)
    for cell in sized where cell.span == 1 { single[cell.column].append(cell.child) }
    func width(of child: Int, _ offer: Double?) -> Double {
      children[child].size(Proposal(width: offer, height: height)).width
    }
    return TrackShares(
      gaps: plan.columnGaps,
      spans: sized.filter { $0.span > 1 }.sorted { ($0.span, $0.child) < ($1.span, $1.child) }
        .map { TrackSpan(start: $0.column, count: $0.span, child: $0.child) },
      track: { column, offer in
        single[column].reduce(0) { max($0, width(of: $1, offer)) }
      },
      span: { width(of: $0.child, $1) }
    )
  }

  private func rows(
    _ plan: GridPlan,
    _ children: LayoutChildren,
    widths: [Double?]
  ) -> TrackShares {
    TrackShares(
      gaps: plan.rowGaps,
      spans: [],
      track: { row, offer in
        let guide = plan.rowAlignments[row] ?? alignment.vertical
        // Cells aligned by a text baseline need space above it and below it.
        var above = 0.0
        var below = 0.0
        var height = 0.0
        for index in plan.rows[row] where !plan.cells[index].unsizedAxes.contains(.vertical) {
          let cell = plan.cells[index]
          let proposal = Proposal(width: widths[index], height: offer)
          let answer = children[cell.child].size(proposal).height
          height = max(height, answer)
          guard guide.isBaseline, cell.anchor == nil else { continue }
          let line = children[cell.child].position(of: guide, in: proposal)
          above = max(above, line)
          below = max(below, answer - line)
        }
        return max(height, above + below)
      },
      span: { _, _ in 0 }
    )
  }
}
