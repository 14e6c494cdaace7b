/// The children whose lengths depend on their shares, in the order in which they get them, for all stacks that are being negotiated.
///
/// Stacks are negotiated inside each other, so the children of the innermost are always at the end.
struct FlexibleChildren: ~Copyable {
  private(set) var base = UnsafeMutablePointer<FlexibleChild>.nowhere
  private(set) var count = 0
  private var capacity = 0

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  @inline(__always)
  mutating func append(_ waiting: FlexibleChild) {
    if count == capacity { base.grow(count, &capacity) }
    (base + count).initialize(to: waiting)
    count += 1
  }

  /// Takes away what waits from `start` on.
  @inline(__always)
  mutating func removeAll(from start: Int) {
    count = start
  }
}

/// A child whose length depends on its share, which it has not got yet.
struct FlexibleChild {
  var child: Int

  /// Its least and its greatest length; NaN as long as they are not known.
  var least = Double.nan
  var most = Double.nan

  var priority = 0.0

  /// By how much its length can change.
  @inline(__always)
  var flexibility: Double {
    let flexibility = most - least
    // Without end at both ends.
    return flexibility.isUnknown ? 0 : flexibility
  }
}

extension Double {
  /// Whether it is no number, in one comparison.
  @inline(__always)
  var isUnknown: Bool { self != self }
}
