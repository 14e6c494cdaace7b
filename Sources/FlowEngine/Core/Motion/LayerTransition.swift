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
