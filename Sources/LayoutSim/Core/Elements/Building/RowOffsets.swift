/// The places of rows in a collection, in increasing order and each once.
///
/// ``Each/onDelete(perform:)`` and ``Each/onMove(perform:)`` hand them on, and arrays take them as fingers know it:
/// `books.remove(atOffsets: offsets)` and `books.move(fromOffsets: offsets, toOffset: place)`.
public struct RowOffsets: Hashable, Sendable {
  private let places: [Int]

  /// Creates the given places, sorted; one that is there twice counts once.
  public init(_ places: some Sequence<Int>) {
    self.places = Set(places).sorted()
  }

  /// Creates the place `place`.
  public init(_ place: Int) {
    places = [place]
  }
}

extension RowOffsets: RandomAccessCollection {
  /// The position of the first place.
  public var startIndex: Int { places.startIndex }

  /// The position after the last place.
  public var endIndex: Int { places.endIndex }

  /// The place at `position`.
  public subscript(position: Int) -> Int { places[position] }
}

extension RowOffsets: ExpressibleByArrayLiteral {
  /// Creates the given places.
  public init(arrayLiteral places: Int...) {
    self.init(places)
  }
}

extension RangeReplaceableCollection where Index == Int {
  /// Removes the elements at `offsets`, counted from the first one; places that do not exist are ignored.
  public mutating func remove(atOffsets offsets: RowOffsets) {
    for offset in offsets.reversed() where offset >= 0 && offset < count {
      remove(at: startIndex + offset)
    }
  }
}

extension RangeReplaceableCollection where Index == Int {
  /// Moves the elements at `offsets` before the one that is at `place`, or to the end; they keep their order.
  ///
  /// Places are counted from the first element before anything moves, and those that do not exist are ignored.
  ///
  /// - Parameters:
  ///   - offsets: The places of the elements.
  ///   - place: The place before which they are moved: from 0 to the number of elements.
  public mutating func move(fromOffsets offsets: RowOffsets, toOffset place: Int) {
    let known = offsets.filter { $0 >= 0 && $0 < count }
    guard !known.isEmpty else { return }
    let moved = known.map { self[startIndex + $0] }
    let place = Swift.min(Swift.max(0, place), count)
    let before = known.count { $0 < place }
    for offset in known.reversed() { remove(at: startIndex + offset) }
    insert(contentsOf: moved, at: startIndex + place - before)
  }
}
