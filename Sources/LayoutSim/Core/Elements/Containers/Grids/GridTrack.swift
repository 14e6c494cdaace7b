/// The sizing of a column of a vertical lazy grid, or of a row of a horizontal one.
public struct GridTrack: Hashable, Sendable {
  enum Length: Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  let length: Length

  /// The gap to the next track in points, and between the tracks that an adaptive one creates.
  public var spacing: Double

  /// The alignment of content in the track's cells; `nil` follows the grid.
  let alignment: Anchoring?

  private init(length: Length, spacing: Double?, alignment: Anchoring?) {
    self.length = length
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    self.alignment = alignment
  }

  /// The track `track` with its own gap and alignment, like `GridItem(.flexible(), spacing: 8)` in SwiftUI.
  ///
  /// - Parameters:
  ///   - track: The sizing.
  ///   - spacing: The gap to the next track in points; `nil` for that of `track`.
  ///   - alignment: The alignment of content in its cells; `nil` for that of `track`.
  public init(
    _ track: GridTrack = .flexible(),
    spacing: Double? = nil,
    alignment: Anchoring? = nil
  ) {
    self.init(
      length: track.length,
      spacing: spacing ?? track.spacing,
      alignment: alignment ?? track.alignment
    )
  }

  /// A track of exactly `length` points.
  ///
  /// A length that is negative or not finite counts as zero. The gap to the next track is
  /// `spacing` points, 8 unless given.
  public static func fixed(
    _ length: Double,
    spacing: Double? = nil,
    alignment: Anchoring? = nil
  ) -> GridTrack {
    GridTrack(length: .fixed(max(0, length.asLength)), spacing: spacing, alignment: alignment)
  }

  /// A track that gets its share of the remaining length, between `minimum` and `maximum` points.
  ///
  /// A minimum that is not finite counts as 10, and the maximum is at least the minimum.
  public static func flexible(
    minimum: Double = 10,
    maximum: Double = .infinity,
    spacing: Double? = nil,
    alignment: Anchoring? = nil
  ) -> GridTrack {
    let minimum = repaired(minimum: minimum)
    return GridTrack(
      length: .flexible(minimum: minimum, maximum: repaired(maximum: maximum, minimum: minimum)),
      spacing: spacing,
      alignment: alignment
    )
  }

  /// As many tracks as fit into a share of the remaining length, each between `minimum` and `maximum` points.
  ///
  /// There is at least one, however short. The minimum only determines the number of tracks: if not even one
  /// fits, it is as long as the share. A minimum that is not finite counts as 10.
  public static func adaptive(
    minimum: Double,
    maximum: Double = .infinity,
    spacing: Double? = nil,
    alignment: Anchoring? = nil
  ) -> GridTrack {
    let minimum = repaired(minimum: minimum)
    return GridTrack(
      length: .adaptive(minimum: minimum, maximum: repaired(maximum: maximum, minimum: minimum)),
      spacing: spacing,
      alignment: alignment
    )
  }

  private static func repaired(minimum: Double) -> Double {
    minimum.isFinite ? max(0, minimum.asLength) : 10
  }

  private static func repaired(maximum: Double, minimum: Double) -> Double {
    maximum.isNaN ? .infinity : max(maximum, minimum)
  }
}

/// A cell that spans several tracks of an eager grid: its first track, and their number.
struct TrackSpan {
  let start: Int
  let count: Int
  let child: Int
}

/// Shares a length between the columns, or the rows, of an eager grid as a stack does between its children.
struct TrackShares {
  /// The gaps between neighbouring tracks.
  let gaps: [Double]

  /// The spanning cells, by the number of their tracks.
  let spans: [TrackSpan]

  /// The length of the track at a position for an offer.
  let track: (_ position: Int, _ offer: Double?) -> Double

  /// The length of a spanning cell for an offer.
  let span: (TrackSpan, _ offer: Double?) -> Double

  /// The lengths of all tracks for the offer of `room`.
  func lengths(in room: Double?) -> [Double] {
    let count = gaps.count + 1
    var lengths = Array(repeating: 0.0, count: count)
    guard let room, room.isFinite else {
      for position in 0..<count { lengths[position] = track(position, room).withoutNaN }
      stretch(&lengths, offer: { _ in room })
      return lengths
    }
    var left = gaps.reduce(room, -)
    let limits = count == 1 || left <= 0 ? [] : limits(count: count)
    let order = limits.isEmpty ? Array(0..<count) : servingOrder(limits)
    for (served, position) in order.enumerated() {
      let share = max(0, left / Double(count - served))
      lengths[position] = track(position, share).withoutNaN
      left -= lengths[position]
    }
    stretch(&lengths) { present in
      present + max(0, left)
    } taking: {
      left -= $0
    }
    assert(lengths.allSatisfy { $0 >= 0 }, "Of \(room) points, tracks take \(lengths).")
    return lengths
  }

  /// The minimum and the maximum length of a track.
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

  /// The length of `count` tracks from `start` on, with the gaps between them.
  func extent(_ lengths: [Double], from start: Int, count: Int) -> Double {
    guard count > 0 else { return 0 }
    return lengths[start..<start + count].reduce(0, +)
      + gaps[start..<start + count - 1].reduce(0, +)
  }

  // The less flexible ones first, and among the infinitely flexible ones those with a greater minimum.
  private func servingOrder(_ limits: [Limits]) -> [Int] {
    limits.indices.sorted { first, second in
      let (one, other) = (limits[first], limits[second])
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      if one.flexibility == .infinity, one.least != other.least { return one.least > other.least }
      return first < second
    }
  }

  /// Lengthens tracks, each by the same amount, if a spanning cell needs more.
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
