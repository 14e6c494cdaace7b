/// Tells whether a line may end before places of a text that are asked for one after the other.
///
/// It remembers one place. Those that lie behind the last opportunity may be asked for again, as a
/// line is tried beyond its end.
struct LineBreakCursor {
  private var opportunities: LineBreakOpportunities
  private var upcoming: String.Index?

  /// Reads `text`, which is in UTF-8, from `start` on, which must be where a paragraph begins.
  init(_ text: String, from start: String.Index) {
    opportunities = LineBreakOpportunities(in: text, from: start)
    upcoming = opportunities.next()
  }

  /// Whether a line may end before `place`, which lies behind the last opportunity asked for.
  mutating func allowsBreak(before place: String.Index) -> Bool {
    while let next = upcoming, next < place { upcoming = opportunities.next() }
    return upcoming == place
  }
}
