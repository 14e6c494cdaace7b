/// The edits that a user may make to the rows of an ``Each``.
@usableFromInline
@MainActor
struct RowEdits {
  /// Deletes the rows at some places; `nil` if rows stay.
  var delete: ((RowOffsets) -> Void)?

  /// Moves the rows at some places before the one at another place; `nil` if they stay in order.
  var move: ((RowOffsets, Int) -> Void)?

  init() {}
}

extension Each {
  /// Lets rows of a list be deleted; `nil` keeps them.
  ///
  /// A swipe across a row reveals “Delete”, unless it has `swipeActions` of its own at that edge; a swipe across the
  /// whole row deletes it. While the list is edited, each row has a minus that reveals it. `deleteDisabled` keeps
  /// single rows. An item of several rows is deleted with any of them. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: Removes the items at the given places.
  /// - Returns: The same rows.
  public func onDelete(perform action: ((RowOffsets) -> Void)?) -> Each {
    editing { $0.delete = action }
  }

  /// Lets rows of a list be reordered; `nil` keeps their order.
  ///
  /// `Stage.move(row:to:)` moves one. While the list is edited, each row has a handle at its end. `moveDisabled` keeps
  /// single rows. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: Moves the items at the given places before the item at another place, or to the end if that is
  ///   the number of items: `items.move(fromOffsets: $0, toOffset: $1)`.
  /// - Returns: The same rows.
  public func onMove(perform action: ((RowOffsets, Int) -> Void)?) -> Each {
    editing { $0.move = action }
  }

  private func editing(_ change: (inout RowEdits) -> Void) -> Each {
    var edits = edits ?? RowEdits()
    change(&edits)
    var changed = self
    changed.edits = edits
    return changed
  }

  /// Adds the boxes of every item as a row that is deleted, moved or selected.
  @usableFromInline
  func resolveRows(into resolver: inout Resolver) {
    let group = resolver.nextNumber()
    var seen = SeenIDs<ID>()
    let (rows, _, isOuterNew) = resolver.openRows(of: Self.self) {
      data.map { (id($0), content($0)) }
    }
    for (place, (id, content)) in rows.enumerated() {
      let isNew = seen.insert(id) { rows.prefix($0).map(\.0) }
      if !isNew { resolver.noteRepeated(id: AnyHashable(id)) }
      let row = EditedRow(
        content: content,
        position: RowPosition(group: group, place: place, edits: edits, id: AnyHashable(id))
      )
      resolver.child(row, id: id)
    }
    resolver.closeResult(isOuterNew)
  }
}

extension Resolver {
  /// Whether the items of an ``Each`` with `edits` are rows here that are deleted, moved or selected.
  @usableFromInline
  func changesRows(_ edits: RowEdits?) -> Bool {
    rowLevel.isOfRows && (edits != nil || inherited.rowSelection != nil)
  }
}

/// The places of rows in a collection, in increasing order and each once.
///
/// ``Each/onDelete(perform:)`` and ``Each/onMove(perform:)`` pass them on, and arrays accept them in the familiar way:
/// `books.remove(atOffsets: offsets)` and `books.move(fromOffsets: offsets, toOffset: place)`.
public struct RowOffsets: Hashable, Sendable {
  private let places: [Int]

  /// Creates the given places, sorted; duplicates count once.
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
