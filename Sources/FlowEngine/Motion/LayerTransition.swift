/// How a layer with a custom presentation appears and disappears.
///
/// It corresponds to SwiftUI's `AnyTransition`. The engine only carries it: the renderer plays it.
public indirect enum LayerTransition: Hashable, Sendable, Codable {
  /// The layer is there at once.
  case identity

  /// It fades.
  case opacity

  /// It grows from the fraction of its size, and shrinks to it.
  case scale(Double = 0)

  /// It enters at the leading edge, and leaves at the trailing one.
  case slide

  /// It enters and leaves at one edge.
  case move(from: LayerEdge)

  /// It enters by one transition and leaves by another.
  case asymmetric(insertion: LayerTransition, removal: LayerTransition)

  /// Both at the same time.
  case combined(LayerTransition, LayerTransition)
}

/// An edge at which a layer enters.
public enum LayerEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The upper edge.
  case top

  /// The edge at which lines begin.
  case leading

  /// The lower edge.
  case bottom

  /// The edge at which lines end.
  case trailing
}

extension LayerTransition {
  /// Whether both have the same parts and the same numbers; one that is not a number equals itself.
  public static func == (lhs: LayerTransition, rhs: LayerTransition) -> Bool {
    switch (lhs, rhs) {
    case (.identity, .identity), (.opacity, .opacity), (.slide, .slide): true
    case (.scale(let left), .scale(let right)): ComparableNumber(left) == ComparableNumber(right)
    case (.move(let left), .move(let right)): left == right
    case (.asymmetric(let left, let leftRemoval), .asymmetric(let right, let rightRemoval)):
      left == right && leftRemoval == rightRemoval
    case (.combined(let left, let leftOther), .combined(let right, let rightOther)):
      left == right && leftOther == rightOther
    default: false
    }
  }

  /// Feeds the parts and their numbers to `hasher`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .identity: hasher.combine(0)
    case .opacity: hasher.combine(1)
    case .scale(let fraction):
      hasher.combine(2)
      hasher.combine(ComparableNumber(fraction))
    case .slide: hasher.combine(3)
    case .move(let edge):
      hasher.combine(4)
      hasher.combine(edge)
    case .asymmetric(let insertion, let removal):
      hasher.combine(5)
      hasher.combine(insertion)
      hasher.combine(removal)
    case .combined(let first, let second):
      hasher.combine(6)
      hasher.combine(first)
      hasher.combine(second)
    }
  }
}
