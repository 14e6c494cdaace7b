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
