extension Array {
  /// Removes everything and keeps the memory.
  // `removeAll(keepingCapacity:)` costs more than the few elements that a plan has.
  @inline(__always)
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}
