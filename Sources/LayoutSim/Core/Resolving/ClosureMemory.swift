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
    closureRuns += 1
    if isReadOnce { return (Evaluation.inEveryPass(make), isOuterNew) }
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
  mutating func openRows<ID: Hashable, Content: Element, Owner>(
    of owner: Owner.Type,
    _ make: () -> [(ID, Content)]
  ) -> (rows: [(ID, Content)], parts: RowParts?, isOuterNew: Bool) {
    guard appDepth > 0 else { return (Evaluation.inEveryPass(make), nil, isContentNew) }
    typealias Rows = (content: [(ID, Content)], parts: RowParts)
    let slot = place.claim(owner)
    let former = slot.members[Resolver.closureIndex] as? ClosureMemory<Rows>
    let (rows, isOuterNew): (Rows, Bool) = openResult(at: slot) {
      let rows = make()
      return (rows, RowParts(count: rows.count))
    }
    if let former = former?.result, former.parts !== rows.parts, reusesParts, !evaluatesAll {
      rows.parts.carry(from: former.parts, former.content, to: rows.content)
    }
    return (rows.content, rows.parts, isOuterNew)
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
  mutating func reuse(_ row: Int, of parts: RowParts) -> Bool {
    guard parts.areCarried, isContentNew else { return reuse(parts.all[row]) }
    // The part is that of an equal row.
    isContentNew = false
    defer { isContentNew = true }
    return reuse(parts.all[row])
  }

  /// Adds what was resolved in the rows from `first` on before, up to the first that has to be resolved.
  ///
  /// - Returns: The number of that row.
  @usableFromInline
  mutating func reuseRows(from first: Int, of parts: RowParts) -> Int {
    // Ids are recorded row by row.
    guard !recordsIDs else { return first }
    var row = first
    while row < parts.all.count, reuse(row, of: parts) { row += 1 }
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

  /// Whether those that are there before any was resolved are those of equal rows.
  fileprivate private(set) var areCarried = false

  init(count: Int) { all = Array(repeating: nil, count: count) }

  /// Takes over the parts of the rows of a list that was made again, where they are exactly the same.
  @MainActor
  fileprivate func carry<ID: Hashable, Content>(
    from former: RowParts,
    _ formerRows: [(ID, Content)],
    to rows: [(ID, Content)]
  ) {
    assert(
      former.all.count == formerRows.count && all.count == rows.count,
      "\(former.all.count) parts are of \(formerRows.count) rows, and \(all.count) of \(rows.count)."
    )
    var seen = SeenIDs<ID>()
    guard former.repeated == [],
      rows.allSatisfy({ row in seen.insert(row.0) { rows.prefix($0).map(\.0) } })
    else { return }
    (repeated, areCarried) = ([], true)
    let comparison = MemberCatalogue.shared.comparison(of: Content.self, for: .exactness)
    var places: [ID: Int]?
    for (number, (id, content)) in rows.enumerated() {
      var place = number
      if number >= formerRows.count || formerRows[number].0 != id {
        let known =
          places
          ?? Dictionary(uniqueKeysWithValues: formerRows.enumerated().map { ($1.0, $0) })
        places = known
        guard let found = known[id] else { continue }
        place = found
      }
      // A closure that captured an object equals the former one, whatever the object has now.
      if let part = former.all[place], !part.runsClosures,
        comparison.areEqual(formerRows[place].1, content)
      {
        all[number] = part
      }
    }
  }
}

/// The place of items that are read once.
private enum ConstantItems {}

private final class FirstItems<Items> {
  let items: Items

  init(_ items: Items) { self.items = items }
}
