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
