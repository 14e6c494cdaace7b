/// Lays out children in lines of cells across tracks; the lines follow each other along `axis`.
///
/// A section begins a line; its header and its footer are lines of their own across all tracks.
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

  /// Children beside each other.
  struct Line {
    /// Their number.
    let count: Int

    /// Whether the only one is across all tracks.
    let isAcross: Bool

    /// The length along the axis.
    var length = 0.0
  }

  /// The latest solution, which placing mostly asks for again.
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
