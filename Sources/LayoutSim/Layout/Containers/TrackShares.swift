/// Something that lies in several tracks of an eager grid: its first track, and how many.
struct TrackSpan {
  let start: Int
  let count: Int
  let child: Int
}

/// Shares a length between the columns, or the rows, of an eager grid as a stack does between its
/// children.
struct TrackShares {
  /// The gaps between neighbouring tracks.
  let gaps: [Double]

  /// What lies in several tracks, by how many these are.
  let spans: [TrackSpan]

  /// How long the track at a position is if it is offered a length.
  let track: (_ position: Int, _ offer: Double?) -> Double

  /// How long what lies in several tracks is if it is offered a length.
  let span: (TrackSpan, _ offer: Double?) -> Double

  /// The lengths of all tracks for the offer of `room`, and what each was offered.
  ///
  /// Where only one of the questions that `room` is part of counts, as in the probes of a stack,
  /// tracks are served in their order, `inOrder`, which takes no probes of their own.
  func lengths(
    in room: Double?,
    inOrder: Bool = false
  ) -> (lengths: [Double], offers: [Double?]) {
    let count = gaps.count + 1
    var lengths = Array(repeating: 0.0, count: count)
    var offers: [Double?] = Array(repeating: room, count: count)
    guard let room, room.isFinite else {
      for position in 0..<count { lengths[position] = track(position, room).withoutNaN }
      stretch(&lengths, offer: { _ in room })
      return (lengths, offers)
    }
    var left = gaps.reduce(room, -)
    let limits = inOrder || count == 1 || left <= 0 ? [] : limits(count: count)
    let order = limits.isEmpty ? Array(0..<count) : servingOrder(limits)
    for (served, position) in order.enumerated() {
      let share = max(0, left / Double(count - served))
      offers[position] = share
      lengths[position] = length(of: position, offered: share, limits)
      left -= lengths[position]
    }
    stretch(&lengths) { present in
      present + max(0, left)
    } taking: {
      left -= $0
    }
    return (lengths, offers)
  }

  /// The least and the greatest length of a track.
  private struct Limits {
    let least: Double
    let most: Double

    var flexibility: Double { (most - least).withoutNaN }
  }

  private func limits(count: Int) -> [Limits] {
    (0..<count).map {
      Limits(least: track($0, 0).withoutNaN, most: track($0, .infinity).withoutNaN)
    }
  }

  // A track whose limits are known is only asked between them: grids inside each other would
  // otherwise hear so many offers that the cost were exponential in their depth.
  private func length(of position: Int, offered share: Double, _ limits: [Limits]) -> Double {
    guard limits.indices.contains(position) else { return track(position, share).withoutNaN }
    let (least, most) = (limits[position].least, limits[position].most)
    if share >= most { return most }
    return share <= least ? least : track(position, share).withoutNaN
  }

  /// The length of `count` tracks from `start` on, with the gaps between them.
  func extent(_ lengths: [Double], from start: Int, count: Int) -> Double {
    guard count > 0 else { return 0 }
    return lengths[start..<start + count].reduce(0, +)
      + gaps[start..<start + count - 1].reduce(0, +)
  }

  // The less flexible first, and among the infinitely flexible those that need more.
  private func servingOrder(_ limits: [Limits]) -> [Int] {
    limits.indices.sorted { first, second in
      let (one, other) = (limits[first], limits[second])
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      if one.flexibility == .infinity, one.least != other.least { return one.least > other.least }
      return first < second
    }
  }

  /// Makes tracks longer, each by as much, where what lies in several of them needs more.
  private func stretch(
    _ lengths: inout [Double],
    offer: (_ present: Double) -> Double?,
    taking take: (Double) -> Void = { _ in }
  ) {
    for inside in spans {
      let present = extent(lengths, from: inside.start, count: inside.count)
      let missing = span(inside, offer(present)) - present
      guard missing > 0 else { continue }
      for position in inside.start..<inside.start + inside.count {
        lengths[position] += missing / Double(inside.count)
      }
      take(missing)
    }
  }
}

extension Double {
  /// The length, or zero if it is not a number.
  var withoutNaN: Double { isNaN ? 0 : self }
}
