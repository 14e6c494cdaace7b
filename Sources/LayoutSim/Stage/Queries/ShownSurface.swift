import FlowEngine

/// One surface as a stage shows it: what was decided, and where it lies.
public struct ShownSurface: Hashable, Sendable {
  /// What the hierarchy decided: its style, its owner, its route, and what is on it.
  public let surface: Surface

  /// Where it is laid out in the window; `nil` for one that a cover hides.
  public let frame: Rect?

  /// Where it is drawn, if not where it is laid out: a sheet that floats, or a presenter that is
  /// pushed back.
  public let drawnFrame: Rect?

  /// Whether a cover in front of it hides it.
  public let isHidden: Bool

  /// Whether what is in front of it keeps fingers from it.
  public let isInert: Bool
}

extension Stage {
  /// The surfaces on screen, lowest first; the base is the first one.
  ///
  /// On a platform without covers these are missing, and whatever they present.
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

  /// What the hierarchy decided last, as far as it is shown; a tab item that asks while its words are being
  /// read is answered with what was decided at the question before.
  private var decidedSurfaces: [(key: LayerKey, surface: Surface)] {
    guard !isReadingTabItems else {
      wasAskedWhileSettling = true
      return knownSurfaces
    }
    isReadingTabItems = true
    knownSurfaces = shownSurfaces.map { ($0.key, $0.description) }
    isReadingTabItems = false
    return knownSurfaces
  }
}
