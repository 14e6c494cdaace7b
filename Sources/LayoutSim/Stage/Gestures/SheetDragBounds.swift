import FlowEngine

/// The range in which one sheet can be dragged, and where it lands.
///
/// Third parties derived the rules from the platform's sheet controller, for iOS 15 to 18; for iOS 26, differences that
/// were measured apply. Heights grow upwards, positions downwards from the window's top.
struct SheetDragBounds: Hashable, Sendable {
  /// A height at which the sheet rests.
  struct Rest: Hashable, Sendable {
    /// The detent; `nil` if none of the requested ones can be shown.
    let detent: ModalPresentationDetent?

    /// The upper edge of the sheet at rest, in points from the window's top.
    let top: Double
  }

  /// The resting heights, lowest first; there is at least one, and no two are equal.
  let rests: [Rest]

  /// The height of the window, in points.
  let windowHeight: Double

  /// The lower edge of the sheet, in points from the window's top.
  let lowerEdge: Double

  /// The lower edge of the status bar, in points from the window's top.
  let safeTop: Double

  /// Whether the sheet does not move beyond its largest height, as on iOS 26.
  let isStiff: Bool

  /// Whether a gesture may dismiss it.
  var isDismissable = true

  /// The largest height at which the content behind it can be touched; `nil` if there is none.
  var undimmed: ModalPresentationDetent?

  /// Creates bounds from resting heights in any order.
  init(
    rests: [Rest],
    windowHeight: Double,
    lowerEdge: Double,
    safeTop: Double,
    isStiff: Bool = false,
    isDismissable: Bool = true,
    undimmed: ModalPresentationDetent? = nil
  ) {
    var known: Set<Double> = []
    assert(!rests.isEmpty, "A sheet rests somewhere.")
    self.rests = rests.filter { known.insert($0.top).inserted }.sorted { $0.top > $1.top }
    self.windowHeight = windowHeight
    self.lowerEdge = lowerEdge
    self.safeTop = safeTop
    self.isStiff = isStiff
    self.isDismissable = isDismissable
    self.undimmed = undimmed
  }

  /// The upper edge of the sheet while the finger's position corresponds to `top`.
  func position(under top: Double) -> Double {
    guard let lowest = rests.first, let highest = rests.last else { return top }
    if top < highest.top {
      if isStiff { return highest.top }
      let gap = min(100, max(0, highest.top - safeTop))
      return highest.top - SheetDragBounds.stretch(highest.top - top, in: gap)
    }
    if top > lowest.top, !isDismissable {
      return lowest.top + SheetDragBounds.stretch(top - lowest.top, in: resistance)
    }
    return min(top, max(windowHeight, lowest.top))
  }

  /// Whether a finger at `top` attempts to dismiss a sheet that cannot be dismissed, which it does after a
  /// quarter of the distance that the sheet can move.
  func isAttempt(at top: Double) -> Bool {
    guard !isDismissable, let lowest = rests.first else { return false }
    return position(under: top) - lowest.top >= resistance / 4
  }

  /// The landing of a sheet that is released at `top`, moving downwards at `velocity` points per second.
  ///
  /// - Returns: The position in `rests`; `nil` if it is dismissed.
  func landing(from top: Double, velocity: Double) -> Int? {
    // A slower movement is not a fling.
    let velocity = velocity.magnitude < 250 ? 0 : velocity
    // The distance over which a scroll view decelerates by 0.99 per millisecond.
    let nearest = nearest(to: top + 0.099 * velocity)
    guard velocity.magnitude >= 1_000, nearest == self.nearest(to: top) else {
      return index(nearest)
    }
    // A strong fling moves it at least one height further.
    let further = nearest + (velocity > 0 ? -1 : 1)
    return index(min(rests.count - 1, max(isDismissable ? -1 : 0, further)))
  }

  /// The position of the nearest rest, or -1 for the lower edge; the higher of two equally near ones.
  private func nearest(to top: Double) -> Int {
    var best = (position: rests.count - 1, distance: Double.infinity)
    for position in rests.indices.reversed() {
      let distance = (rests[position].top - top).magnitude
      if distance < best.distance { best = (position, distance) }
    }
    if isDismissable, (windowHeight - top).magnitude < best.distance || top > windowHeight {
      return -1
    }
    return best.position
  }

  private func index(_ position: Int) -> Int? {
    assert(position < rests.count, "\(position) is none of \(rests.count) heights.")
    return position < 0 ? nil : position
  }

  /// The maximum downward distance of a drag if it cannot be dismissed.
  private var resistance: Double { min(200, windowHeight / 4) }

  /// The movement, within `length`, in response to a finger's `distance`, with increasing resistance.
  private static func stretch(_ distance: Double, in length: Double) -> Double {
    length * (1 - 1 / (0.55 * distance / length + 1))
  }
}

extension SheetDragBounds {
  /// The bounds, under `traits`, of a popover that is shown as a sheet at `frame`.
  init(popoverAt frame: Rect, under traits: Traits) {
    self.init(
      rests: [Rest(detent: .large, top: frame.minY)],
      windowHeight: traits.window.height,
      lowerEdge: frame.maxY,
      safeTop: traits.safeArea.top,
      isStiff: traits.platform.isGlass
    )
  }

  /// The bounds of `sheet` under `traits`.
  init(_ sheet: SheetMeasurement, under traits: Traits) {
    // A difference in height is the same difference in the upper edge.
    var rests = sheet.detents.compactMap { detent in
      sheet.values[detent].map { value in
        Rest(detent: detent, top: sheet.frame.minY + sheet.standing - value)
      }
    }
    // In a low window, or on a computer, it has a single position.
    if rests.isEmpty { rests = [Rest(detent: nil, top: sheet.frame.minY)] }
    self.init(
      rests: rests,
      windowHeight: traits.window.height,
      lowerEdge: sheet.frame.maxY,
      safeTop: traits.safeArea.top,
      isStiff: traits.platform.isGlass,
      isDismissable: !sheet.isDismissDisabled,
      undimmed: sheet.undimmed
    )
  }
}

/// The outcome of a gesture on a sheet.
public enum SheetLanding: Hashable, Sendable {
  /// It rests at this detent; `nil` if its height is not one of the requested ones.
  case rests(ModalPresentationDetent?)

  /// It was dismissed.
  case dismissed

  /// It would have been dismissed, but cannot be, or its coordinator refused.
  case keptUp
}

/// The way in which a gesture ends.
public enum GestureRelease: String, Hashable, Codable, Sendable, CaseIterable {
  /// The gesture takes effect.
  case completed

  /// Everything returns to its former place.
  case cancelled
}
