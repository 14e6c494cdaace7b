/// How much of a render tree is worth a line.
public enum DetailLevel: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Surfaces, stacks, screens and tabs.
  case layers

  /// Layers and everything that a user sees or touches.
  case semantic

  /// Everything, boxes that only lay out included.
  case layout

  /// Whether `lhs` is the coarser level.
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
