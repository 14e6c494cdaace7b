@testable import LayoutSim

/// Where a line may end or must, in rising order, by UAX #14 of Unicode 15.0: each place is where the
/// next line would begin.
///
/// The ends of the text are not among them. A place may be inside of a cluster, such as between a
/// space and a mark after it. Words of Thai and the other scripts without spaces are whole, as there
/// is no dictionary to divide them.
struct LineBreakOpportunities: Sequence, IteratorProtocol {
  private let text: String
  private var reader: LineBreakReader

  /// Reads `text` from `start` on, which must be where a paragraph begins.
  ///
  /// The text is read as UTF-8. Places are those of a text that is in UTF-8 already, as every text
  /// is but some that come from Objective-C.
  init(in text: String, from start: String.Index? = nil) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    let position = text.utf8.distance(from: text.startIndex, to: start ?? text.startIndex)
    reader = LineBreakReader(position: position)
  }

  mutating func next() -> String.Index? {
    var reader = reader
    let place = text.utf8.withContiguousStorageIfAvailable { reader.next(in: $0) } ?? nil
    self.reader = reader
    return place.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }
}
