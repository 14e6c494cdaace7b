/// Where lines of one text may end, for places that are asked for in almost rising order.
struct BreakPlaces {
  private let places: [Int]

  /// How many of them lie before the place that was asked for last.
  private var passed = 0

  /// Places in rising order, as numbers of bytes.
  init(_ places: [Int]) {
    self.places = places
  }

  /// The places of a text in contiguous UTF-8.
  init(in text: String) {
    self.init(
      lineBreakOpportunities(in: text).map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
    )
  }

  /// Whether a line may end before `place`.
  ///
  /// A line is tried beyond its end, so the next begins a few places before those that were asked
  /// for last.
  mutating func allowBreak(at place: Int) -> Bool {
    while passed > 0, places[passed - 1] >= place { passed -= 1 }
    while passed < places.count, places[passed] < place { passed += 1 }
    return passed < places.count && places[passed] == place
  }
}
