/// The children that wait for their share, for all stacks that are being negotiated.
///
/// Stacks are negotiated inside each other, so the children of the innermost are always at the end.
struct WaitingQueue: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Waiting>
  private(set) var count = 0
  private var capacity = 16

  init() {
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  mutating func append(_ waiting: Waiting) {
    if count == capacity { grow() }
    (base + count).initialize(to: waiting)
    count += 1
  }

  /// Takes away what waits from `start` on.
  @inline(__always)
  mutating func removeAll(from start: Int) {
    count = start
  }

  private mutating func grow() {
    let moved = UnsafeMutablePointer<Waiting>.allocate(capacity: capacity * 2)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity *= 2
  }
}

/// A child that waits for its share.
struct Waiting {
  let child: Int
  var minimum: Double
  var flexibility: Double
  var priority: Double
}
