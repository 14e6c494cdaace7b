/// What bars and the edges of the display leave free, in the space of the window.
struct SafeArea {
  /// How far content may grow that ignores the safe area.
  var outer = Rect(origin: .zero, size: .zero)

  /// What nothing covers.
  var inner = Rect(origin: .zero, size: .zero)
}

/// How a box makes a safe area for its content.
enum SafeAreaRule {
  /// A window: its content is centred in what the insets leave.
  case window(Insets)

  /// Distances from the edges.
  case padding(Insets)

  /// A bar along an edge, the second child, with a gap to the content.
  case bar(LayoutEdge, gap: Double)
}

/// One of the four edges of a box.
public enum LayoutEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The upper edge.
  case top

  /// The left edge where text runs left to right.
  case leading

  /// The lower edge.
  case bottom

  /// The right edge where text runs left to right.
  case trailing

  /// The axis across which the edge runs.
  var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the edge is where the axis begins.
  var isStart: Bool { self == .top || self == .leading }
}
