/// Room that pushes its neighbours apart along the axis of the stack that it is in.
///
/// It is served after everything else in the stack, and keeps no gap to its neighbours. In layers
/// it stretches along both axes.
public struct Stretch: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  private let minLength: Double?

  /// Room of at least `minLength` points, 8 unless given.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Adds a box that stretches.
  public func resolve(into resolver: inout Resolver) {
    var node = Node(.spacer, .stretch)
    let length = minLength.flatMap { $0.isFinite ? max(0, $0) : nil } ?? Spacing.standard
    node.numbers.0 = length
    node.priority = -.infinity
    node.traits = .spacer
    if let axis = resolver.stackAxis {
      node.axis = axis
      node.spacing = resolver.store.spacings.number(of: .zero(along: axis))
    } else {
      node.traits.insert(.bothAxes)
      node.spacing = resolver.store.spacings.number(of: .zero)
    }
    resolver.leaf(node)
  }
}
