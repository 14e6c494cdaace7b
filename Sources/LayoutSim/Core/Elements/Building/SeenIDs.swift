/// The ids of the items so far.
@usableFromInline
struct SeenIDs<ID: Hashable> {
  @usableFromInline var count = 0

  /// The last number, as long as the ids are increasing numbers, among which there are no duplicates.
  @usableFromInline var last: Int?

  @usableFromInline var ids: Set<ID>?

  @inlinable
  init() {}

  /// Records the next id; `earlier` provides the given number of preceding ids.
  ///
  /// - Returns: Whether it is new.
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
