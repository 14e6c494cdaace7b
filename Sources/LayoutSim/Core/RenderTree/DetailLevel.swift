/// The level of detail at which nodes of a render tree are printed.
public enum DetailLevel: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Surfaces, stacks, screens and tabs.
  case layers

  /// Layers and everything that a user sees or touches.
  case semantic

  /// Everything, including boxes that only lay out.
  case layout

  /// Whether `lhs` is coarser.
  public static func < (lhs: DetailLevel, rhs: DetailLevel) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .layers: 0
    case .semantic: 1
    case .layout: 2
    }
  }
}
