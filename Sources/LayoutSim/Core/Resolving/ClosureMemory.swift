/// What a closure that makes elements returned when it last ran.
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
      return (known.result, isOuterNew)
    }
    let readings = readings(at: slot)
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
  mutating func openRows<Rows, Owner>(
    of owner: Owner.Type,
    _ make: () -> Rows
  ) -> (Rows, isOuterNew: Bool) {
    appDepth > 0
      ? openResult(at: place.claim(owner), make) : (Evaluation.inEveryPass(make), isContentNew)
  }

  /// Whether what the rows of an app read has to be observed.
  @usableFromInline
  var observesRows: Bool { appDepth > 0 || Evaluation.isWatched }
}

/// The place of items that are read once.
private enum ConstantItems {}

private final class FirstItems<Items> {
  let items: Items

  init(_ items: Items) { self.items = items }
}
