/// The latest result of a closure that makes elements.
private final class ClosureMemory<Result> {
  let input: AnyHashable?
  let readings: Readings
  let result: Result

  init(_ result: Result, for input: AnyHashable?, _ readings: Readings) {
    self.result = result
    self.input = input
    self.readings = readings
  }
}

extension Resolver {
  private static var closureIndex: Int { -2 }

  /// Resolves what `make` returns, as the content of the element at `slot`.
  mutating func resolve(
    at slot: StateSlot,
    for input: AnyHashable? = nil,
    _ make: () -> some Element
  ) {
    let (content, isOuterNew) = openResult(at: slot, for: input, make)
    content.resolve(into: &self)
    closeResult(isOuterNew)
  }

  /// The result of a closure that makes elements, which runs again if the body that made it has run, if something that
  /// it read has changed, or for another `input`.
  ///
  /// - Returns: The result, and what ``closeResult(_:)`` needs once that is resolved.
  mutating func openResult<Result>(
    at slot: StateSlot,
    for input: AnyHashable? = nil,
    _ make: () -> Result
  ) -> (Result, isOuterNew: Bool) {
    let isOuterNew = isContentNew
    let known = slot.members[Resolver.closureIndex] as? ClosureMemory<Result>
    if let known, !isContentNew, !evaluatesAll, !known.readings.haveChanged, known.input == input {
      changes.append(known.readings.changes)
      return (known.result, isOuterNew)
    }
    let readings = readings(at: slot)
    changes.append(readings.changes)
    let result = Evaluation.run(recordingIn: readings, make)
    slot.members[Resolver.closureIndex] = ClosureMemory(result, for: input, readings)
    isContentNew = true
    return (result, isOuterNew)
  }

  @usableFromInline
  mutating func closeResult(_ isOuterNew: Bool) { isContentNew = isOuterNew }

  /// The items with which the ``Each`` at the current place was first resolved.
  @usableFromInline
  mutating func firstItems<Items: Collection>(_ items: Items) -> Items {
    let slot = place.claim(ConstantItems.self)
    guard let first = slot.members[0] as? FirstItems<Items> else {
      slot.members[0] = FirstItems(items)
      return items
    }
    if let former = first.items as? Range<Int>, let present = items as? Range<Int>,
      former != present
    {
      notes.append(.changedRange(former, present, inherited.screenPlace))
    }
    return first.items
  }

  /// The rows of an ``Each``.
  @usableFromInline
  mutating func openRows<Row, Owner>(
    of owner: Owner.Type,
    _ make: () -> [Row]
  ) -> (rows: [Row], parts: RowParts?, isOuterNew: Bool) {
    guard appDepth > 0 else { return (Evaluation.inEveryPass(make), nil, isContentNew) }
    let (rows, isOuterNew) = openResult(at: place.claim(owner)) {
      let rows = make()
      return (rows, RowParts(count: rows.count))
    }
    return (rows.0, rows.1, isOuterNew)
  }

  /// Resolves `content` as the row with the id `id`, or adds what was resolved there before.
  @inlinable
  mutating func row<Content: Element>(
    _ content: Content,
    id: some Hashable,
    _ number: Int,
    of parts: RowParts?
  ) {
    guard let parts else { return child(content, id: id) }
    let isMarked = openID(id)
    if !reuse(number, of: parts) {
      openPart()
      content.resolve(into: &self)
      keep(number, of: parts)
    }
    closeID(id, isMarked: isMarked)
  }

  @usableFromInline
  mutating func reuse(_ row: Int, of parts: RowParts) -> Bool { reuse(parts.all[row]) }

  /// Adds what was resolved in the rows from `first` on before, up to the first that has to be resolved.
  ///
  /// - Returns: The number of that row.
  @usableFromInline
  mutating func reuseRows(from first: Int, of parts: RowParts) -> Int {
    // Ids are recorded row by row.
    guard !recordsIDs else { return first }
    var row = first
    while row < parts.all.count, reuse(parts.all[row]) { row += 1 }
    return row
  }

  @usableFromInline
  mutating func keep(_ row: Int, of parts: RowParts) {
    let part = closePart()
    if replacesParts { parts.all[row] = part }
  }

  /// Whether what the rows of an app read has to be observed.
  @usableFromInline
  var observesRows: Bool { appDepth > 0 || Evaluation.isWatched }
}

/// The boxes that were resolved in the rows of an ``Each``.
@usableFromInline
final class RowParts {
  fileprivate var all: [ResolvedPart?]

  /// The numbers of rows with the id of an earlier one; `nil` before all were resolved.
  @usableFromInline var repeated: Set<Int>?

  init(count: Int) { all = Array(repeating: nil, count: count) }
}

/// The place of items that are read once.
private enum ConstantItems {}

private final class FirstItems<Items> {
  let items: Items

  init(_ items: Items) { self.items = items }
}
