/// Lays out children in lines of cells across tracks; the lines follow each other along `axis`.
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

    /// The length of each line along the axis.
    var lines: [Double] = []
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
    size[axis] = max(0, solution.lines.reduce(0, +) + gaps)
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
    for length in solution.lines {
      solution.runs.forEachTrack(upTo: children.count - next) { position, start, run in
        let anchor = run.alignment ?? alignment
        var cell = Size.zero
        cell[axis] = length
        cell[axis.across] = run.length
        var point = Point(
          x: anchor.horizontal.position(in: cell.width),
          y: anchor.vertical.position(in: cell.height)
        )
        point[axis] += along
        point[axis.across] += start
        children[next + position].place(at: point, meeting: anchor, proposal: Proposal(cell))
      }
      next += min(solution.runs.count, children.count - next)
      along += length + spacing
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
      var longest = 0.0
      solution.runs.forEachTrack(upTo: children.count - next) { position, _, run in
        var offer = Proposal.unspecified
        offer[axis.across] = run.length
        longest = max(longest, children[next + position].size(offer)[axis])
      }
      solution.lines.append(longest)
      next += min(solution.runs.count, children.count - next)
    }
    cache = solution
    return solution
  }
}
