extension Array {
  /// Removes all elements and keeps the memory.
  // `removeAll(keepingCapacity:)` costs more than removing the few elements of a plan.
  @inline(__always)
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}
