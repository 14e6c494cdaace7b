/// The sizing of a column of a vertical lazy grid, or of a row of a horizontal one.
public struct GridTrack: Hashable, Sendable {
  enum Length: Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  let length: Length

  /// The gap to the next track in points, also between the tracks that an adaptive one creates.
  let spacing: Double

  /// The alignment of content in the track's cells; `nil` follows the grid.
  let alignment: Anchoring?

  private init(length: Length, spacing: Double?, alignment: Anchoring?) {
    self.length = length
    self.spacing = spacing.flatMap { $0.isFinite ? $0.asLength : nil } ?? Spacing.standard
    self.alignment = alignment
  }

  /// The track `track` with a gap and an alignment of its own, as `GridItem(.flexible(), spacing: 8)` in SwiftUI.
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

  /// A track that takes its share of the remaining length, between `minimum` and `maximum` points.
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
