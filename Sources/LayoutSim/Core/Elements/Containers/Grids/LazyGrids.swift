/// Elements in rows of cells, with columns whose widths do not depend on their content.
///
/// Fixed columns come first; the others share the remaining width, in order. A row is as high as its highest
/// cell. The grid is as wide as its columns; when it is placed, they share that width again, so columns that
/// did not fit grow and stick out, as in SwiftUI's lazy grid (shown by objc.io and Juejin authors with
/// numbers from running apps).
public struct VerticalLazyGrid<Content: Element>: PrimitiveElement {
  private let columns: [GridTrack]
  private let alignment: Anchoring
  private let spacing: Double
  private let pinned: PinnedParts
  private let content: Content

  /// Creates a grid with the given columns, or with a single flexible one.
  ///
  /// Content is aligned by `alignment` in its cell, unless its column overrides it. Rows are `spacing` points
  /// apart, 8 if it is `nil` or not finite.
  /// Sections begin a row; their headers and footers span the grid, and those in `pinnedViews` stay in sight
  /// during scrolling.
  public init(
    columns: [GridTrack],
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.columns = columns.isEmpty ? [.flexible()] : columns
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyGridLayout(
      axis: .vertical,
      tracks: columns,
      alignment: alignment,
      spacing: spacing
    )
    resolver.builder.tables.flags.insert(.createsRows)
    resolver.container(layout, label: .lazyGrid, axis: .none) { resolver in
      let start = resolver.builder.nodes.count
      resolver.madeLazily { content.resolve(into: &$0) }
      resolver.builder.pin(pinned, from: start, along: .vertical)
    }
  }
}

/// Elements in columns of cells, with rows whose heights do not depend on their content.
///
/// It is the mirror image of a vertical lazy grid: elements fill a column from top to bottom, a column is as
/// wide as its widest cell, and the rows share the height.
public struct HorizontalLazyGrid<Content: Element>: PrimitiveElement {
  private let rows: [GridTrack]
  private let alignment: Anchoring
  private let spacing: Double
  private let pinned: PinnedParts
  private let content: Content

  /// Creates a grid with the given rows, or with a single flexible one.
  ///
  /// Content is aligned by `alignment` in its cell, unless its row overrides it. Columns are `spacing` points
  /// apart, 8 if it is `nil` or not finite.
  /// Sections begin a column; their headers and footers span the grid, and those in `pinnedViews` stay in sight
  /// during scrolling.
  public init(
    rows: [GridTrack],
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedParts = [],
    @ElementBuilder content: () -> Content
  ) {
    self.rows = rows.isEmpty ? [.flexible()] : rows
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    pinned = pinnedViews
    self.content = content()
  }

  /// Adds a box that contains the elements.
  public func resolve(into resolver: inout Resolver) {
    let layout = LazyGridLayout(
      axis: .horizontal,
      tracks: rows,
      alignment: alignment,
      spacing: spacing
    )
    resolver.builder.tables.flags.insert(.createsRows)
    resolver.container(layout, label: .lazyGrid, axis: .none) { resolver in
      let start = resolver.builder.nodes.count
      resolver.madeLazily { content.resolve(into: &$0) }
      resolver.builder.pin(pinned, from: start, along: .horizontal)
    }
  }
}

/// Lays out children in lines of cells across tracks; the lines follow each other along `axis`.
///
/// A section begins a line; its header and its footer are separate lines across all tracks.
struct LazyGridLayout: ContainerLayout {
  let axis: LayoutAxis
  let tracks: [GridTrack]
  let alignment: Anchoring

  /// The gap between lines.
  let spacing: Double

  /// The lines for a given length across.
  struct Solution {
    let room: Double?
    let runs: TrackRuns

    var lines: [Line] = []
  }

  /// Children next to each other.
  struct Line {
    /// Their number.
    let count: Int

    /// Whether its only child spans all tracks.
    let isAcross: Bool

    /// The length along the axis.
    var length = 0.0
  }

  /// The latest solution, which placing usually needs again.
  func makeCache(for children: LayoutChildren) -> Solution? { nil }

  func size(
    in proposal: Proposal,
    children: LayoutChildren,
    cache: inout Solution?
  ) -> Size {
    let solution = solve(proposal[axis.across], children, &cache)
    var size = Size.zero
    let gaps = spacing * Double(max(0, solution.lines.count - 1))
    size[axis] = max(0, solution.lines.reduce(gaps) { $0 + $1.length })
    size[axis.across] = solution.runs.total
    return size
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Solution?
  ) {
    // The second pass: the grid's own length is shared again. If the first one overflowed, tracks grow once
    // more and stick out.
    let solution = solve(size[axis.across], children, &cache)
    var along = 0.0
    var next = 0
    for line in solution.lines {
      forEachCell(of: line, in: solution.runs) { position, start, across, alignment in
        let anchor = alignment ?? self.alignment
        var cell = Size.zero
        cell[axis] = line.length
        cell[axis.across] = across
        var point = Point(
          x: anchor.horizontal.position(in: cell.width),
          y: anchor.vertical.position(in: cell.height)
        )
        point[axis] += along
        point[axis.across] += start
        children[next + position].place(at: point, meeting: anchor, proposal: Proposal(cell))
      }
      next += line.count
      along += line.length + spacing
    }
    assert(next == children.count, "\(next) of \(children.count) cells are placed.")
  }

  private func solve(
    _ room: Double?,
    _ children: LayoutChildren,
    _ cache: inout Solution?
  ) -> Solution {
    if let cache, cache.room == room { return cache }
    var solution = Solution(
      room: room,
      runs: TrackRuns(tracks, in: room, childCount: children.count)
    )
    var next = 0
    while next < children.count {
      var line = line(from: next, of: children, upTo: solution.runs.count)
      assert(line.count > 0, "A line from cell \(next) of \(children.count) has no cell.")
      forEachCell(of: line, in: solution.runs) { position, _, across, _ in
        var offer = Proposal.unspecified
        offer[axis.across] = across
        line.length = max(line.length, children[next + position].size(offer)[axis])
      }
      solution.lines.append(line)
      next += line.count
    }
    cache = solution
    return solution
  }

  /// The line that begins with the child `first`, of `most` children at most.
  private func line(from first: Int, of children: LayoutChildren, upTo most: Int) -> Line {
    let mark = children[first].value(ListRowKey.self)
    guard mark.part == .row else { return Line(count: 1, isAcross: true) }
    let line = children[first...].prefix(most)
    return Line(count: line.prefix { $0.value(ListRowKey.self) == mark }.count, isAcross: false)
  }

  /// Calls `visit` with the number, the start, the length and the alignment of each cell of `line`, across the axis.
  private func forEachCell(
    of line: Line,
    in runs: TrackRuns,
    _ visit: (_ number: Int, _ start: Double, _ length: Double, _ alignment: Anchoring?) -> Void
  ) {
    if line.isAcross {
      visit(0, 0, runs.total, nil)
    } else {
      runs.forEachTrack(upTo: line.count) { number, start, run in
        visit(number, start, run.length, run.alignment)
      }
    }
  }
}
