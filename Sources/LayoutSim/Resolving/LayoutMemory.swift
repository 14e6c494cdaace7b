/// The memory of a tree that is gone, for the next one.
///
/// A pass makes as many boxes as the one before, so asking for fresh memory each time would cost more
/// than layout does.
struct LayoutMemory: ~Copyable {
  var nodes = NodeBuffer()
  var tables = SideTables()
  var queue = WaitingQueue()
  var negotiations = NegotiationBuffer()

  init(
    nodes: consuming NodeBuffer,
    tables: consuming SideTables,
    queue: WaitingQueue,
    negotiations: NegotiationBuffer
  ) {
    self.nodes = nodes
    self.tables = tables
    self.queue = queue
    self.negotiations = negotiations
  }

  init() {}
}

/// The answers of all boxes that negotiate, side by side; its owner frees it.
struct NegotiationBuffer {
  private(set) var base: UnsafeMutablePointer<Negotiation>
  private var capacity = 8

  init() {
    base = .allocate(capacity: capacity)
  }

  /// Makes room for `count` empty negotiations.
  mutating func prepare(_ count: Int) {
    if count > capacity {
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
    base.initialize(repeating: Negotiation(), count: count)
  }

  func free() {
    base.deallocate()
  }
}
