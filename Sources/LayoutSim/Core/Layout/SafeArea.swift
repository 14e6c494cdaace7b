/// The safe area and its surroundings, in window coordinates.
struct SafeArea {
  /// The area into which content that ignores the safe area can extend.
  var outer = Rect(origin: .zero, size: .zero)

  /// The area that nothing covers.
  var inner = Rect(origin: .zero, size: .zero)
}

/// How a box defines a safe area for its content.
enum SafeAreaRule {
  /// A window: its content is centred in the space that the insets leave.
  case window(Insets)

  /// Distances from the edges.
  case padding(Insets)

  /// A bar, the second child, along an edge, with a gap to the content.
  case bar(LayoutEdge, gap: Double)
}

/// One of the four edges of a box.
public enum LayoutEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The upper edge.
  case top

  /// The left edge in left-to-right layouts.
  case leading

  /// The lower edge.
  case bottom

  /// The right edge in left-to-right layouts.
  case trailing

  /// The axis perpendicular to the edge.
  var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the edge is at the start of its axis.
  var isStart: Bool { self == .top || self == .leading }
}
