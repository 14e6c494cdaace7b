/// The children whose lengths depend on their shares, in serving order, for all stacks that are being
/// negotiated.
///
/// Negotiations are nested, so the children of the innermost stack are always at the end.
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

  /// Removes the children from `start` on.
  @inline(__always)
  mutating func removeAll(from start: Int) {
    count = start
  }
}

/// A child whose length depends on its share, and that has not been served yet.
struct FlexibleChild {
  var child: Int

  /// Its minimum and its maximum length; NaN while they are unknown.
  var least = Double.nan
  var most = Double.nan

  var priority = 0.0

  /// The range of its length.
  @inline(__always)
  var flexibility: Double {
    let flexibility = most - least
    // Infinite at both ends.
    return flexibility.isUnknown ? 0 : flexibility
  }
}

extension Double {
  /// Whether it is NaN, in one comparison.
  @inline(__always)
  var isUnknown: Bool { self != self }
}
