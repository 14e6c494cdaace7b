extension UnsafeMutablePointer where Pointee: ~Copyable {
  /// Represents empty memory, which need not be allocated.
  static var nowhere: UnsafeMutablePointer {
    guard let address = UnsafeMutableRawPointer(bitPattern: MemoryLayout<Pointee>.alignment) else {
      preconditionFailure("an alignment is never zero")
    }
    return address.assumingMemoryBound(to: Pointee.self)
  }

  /// Moves `count` values to memory of at least twice the size, and updates `capacity`.
  mutating func grow(_ count: Int, _ capacity: inout Int) {
    let larger = Swift.max(16, capacity * 2)
    let moved = UnsafeMutablePointer.allocate(capacity: larger)
    moved.moveInitialize(from: self, count: count)
    if capacity > 0 { deallocate() }
    self = moved
    capacity = larger
  }
}
