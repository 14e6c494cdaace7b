/// Equal adjacent tracks: one fixed or flexible track, or those that an adaptive one creates.
struct TrackRun {
  /// The start of the first one.
  var start: Double

  /// The length of each.
  var length: Double

  /// The gap between them.
  var gap: Double

  /// Their number.
  var count: Int

  /// The alignment of content in them; `nil` follows the grid.
  var alignment: Anchoring?
}

/// The tracks of a lazy grid for one length.
///
/// They are stored as runs, so that a million narrow columns cost no more than one.
struct TrackRuns {
  /// The maximum number of tracks of one adaptive track.
  private static let mostTracks = 1_000_000.0

  /// The runs, from the start.
  private(set) var runs: [TrackRun] = []

  /// The number of tracks.
  private(set) var count = 0

  /// The total length of the tracks with their gaps.
  private(set) var total = 0.0

  /// Shares `room` between `tracks`: those that are not fixed get equal shares of the remaining length, one
  /// after the other.
  ///
  /// Without any `room`, each has its minimum length.
  init(_ tracks: [GridTrack], in room: Double?, childCount: Int) {
    var left = room ?? 0
    var open = 0
    for (position, track) in tracks.enumerated() {
      if position > 0 { left -= tracks[position - 1].spacing }
      if case .fixed(let length) = track.length { left -= length } else { open += 1 }
    }
    for (position, track) in tracks.enumerated() {
      var run = TrackRun(
        start: position == 0 ? 0 : total + tracks[position - 1].spacing,
        length: 0,
        gap: track.spacing,
        count: 1,
        alignment: track.alignment
      )
      switch track.length {
      case .fixed(let length):
        run.length = length
      case .flexible(let minimum, let maximum):
        let share = room == nil ? minimum : min(max(left / Double(open), minimum), maximum)
        run.length = share
        if left.isFinite { left -= share }
        open -= 1
      case .adaptive(let minimum, let maximum):
        let share = room == nil ? minimum : max(0, left / Double(open))
        run.count = Self.number(in: share, minimum, gap: track.spacing, childCount: childCount)
        let gaps = track.spacing * Double(run.count - 1)
        run.length = min(max(0, (share - gaps) / Double(run.count)), maximum)
        if left.isFinite { left -= share }
        open -= 1
      }
      assert(
        run.count >= 1 && run.length >= 0,
        "Track \(position) is \(run.count) times \(run.length) long."
      )
      total = run.start + Double(run.count) * run.length + Double(run.count - 1) * run.gap
      count += run.count
      runs.append(run)
    }
    total = max(0, total)
  }

  private static func number(
    in room: Double,
    _ minimum: Double,
    gap: Double,
    childCount: Int
  ) -> Int {
    // With unlimited space, everything fits into one line.
    guard room.isFinite else { return min(max(1, childCount), Int(mostTracks)) }
    let step = minimum + gap
    guard step > 0 else { return Int(mostTracks) }
    // A length that fits exactly may be a rounding error too short.
    let number = ((room + gap) / step + 1e-9).rounded(.down)
    return Int(min(max(1, number), mostTracks))
  }

  /// Calls `visit` with the position and the start of the first tracks, `limit` at most.
  func forEachTrack(
    upTo limit: Int,
    _ visit: (_ position: Int, _ start: Double, _ run: TrackRun) -> Void
  ) {
    var position = 0
    for run in runs {
      for number in 0..<run.count {
        guard position < limit else { return }
        // The first one starts with the run, even if the tracks are infinite.
        let before = number == 0 ? 0 : Double(number) * (run.length + run.gap)
        visit(position, run.start + before, run)
        position += 1
      }
    }
  }
}
