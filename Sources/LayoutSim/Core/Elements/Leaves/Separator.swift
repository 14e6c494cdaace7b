/// A line of one pixel across the axis of its stack; horizontal outside a stack.
///
/// At accessibility text sizes it is one point thick.
public struct Separator: PrimitiveElement {
  /// Creates a line.
  public init() {}

  /// Adds a box one pixel thick.
  public func resolve(into resolver: inout Resolver) {
    resolver.line()
  }
}

extension TypeSize {
  /// Whether it is one of the five sizes beyond the ordinary ones.
  var isAccessibilitySize: Bool {
    switch self {
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    default: false
    }
  }
}

/// Flexible space that pushes its neighbours apart along the axis of its stack.
///
/// It is served after everything else in the stack, and has no gap to its neighbours. In layers it stretches
/// along both axes.
public struct Stretch: PrimitiveElement {
  private let minLength: Double?

  /// Creates space of at least `minLength` points, 8 by default.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Adds a box that stretches.
  public func resolve(into resolver: inout Resolver) {
    let given = minLength.flatMap { $0.isFinite ? max(0, $0) : nil }
    resolver.spacer(given ?? Spacing.standard)
  }
}
