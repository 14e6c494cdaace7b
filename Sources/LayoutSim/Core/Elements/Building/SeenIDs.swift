/// The ids of the pieces of data so far.
@usableFromInline
struct SeenIDs<ID: Hashable> {
  @usableFromInline var count = 0

  /// The last number, as long as the ids are numbers that grow: then none is there twice.
  @usableFromInline var last: Int?

  @usableFromInline var ids: Set<ID>?

  @inlinable
  init() {}

  /// Notes the next id; `earlier` makes the first so many ids.
  ///
  /// - Returns: Whether it was not there before.
  @inlinable
  mutating func insert(_ id: ID, earlier: (Int) -> [ID]) -> Bool {
    defer { count += 1 }
    if ids == nil {
      if let number = id as? Int, count == 0 || last.map({ $0 < number }) == true {
        last = number
        return true
      }
      ids = Set(earlier(count))
    }
    return ids?.insert(id).inserted ?? true
  }
}
