import FlowEngine

/// One surface as a stage shows it: its description and its place.
public struct ShownSurface: Hashable, Sendable {
  /// The surface in the hierarchy: its style, its owner, its route, and its content.
  public let surface: Surface

  /// Its frame in the window; `nil` if a cover hides it.
  public let frame: Rect?

  /// The rectangle in which it is drawn, if it differs from the frame: that of a floating sheet, or of a
  /// presenter that is pushed back.
  public let drawnFrame: Rect?

  /// Whether a cover in front of it hides it.
  public let isHidden: Bool

  /// Whether something in front of it blocks touches.
  public let isInert: Bool
}

extension Stage {
  /// The surfaces on screen, lowest first; the base is the first one.
  ///
  /// On a platform without covers, these and their presentations are missing.
  public var surfaces: [ShownSurface] {
    let shown = shown
    return decidedSurfaces.compactMap { key, surface in
      shown.node(key).map { node in
        ShownSurface(
          surface: surface,
          frame: node.frame,
          drawnFrame: node.drawnFrame,
          isHidden: node.flags.contains(.covered),
          isInert: node.flags.contains(.inert)
        )
      }
    }
  }

  /// The surfaces of the hierarchy that are shown; if a tab item asks while it is being read, those of the
  /// previous read.
  private var decidedSurfaces: [(key: LayerKey, surface: Surface)] {
    guard !isReadingTabItems else {
      wasAskedWhileSettling = true
      return knownSurfaces
    }
    isReadingTabItems = true
    knownSurfaces = decided(liveSurfaces).map { ($0.key, $0.description) }
    isReadingTabItems = false
    return knownSurfaces
  }
}
