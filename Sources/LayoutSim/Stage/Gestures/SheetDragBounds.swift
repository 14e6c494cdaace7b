import FlowEngine

/// Where a finger can drag one sheet, and where it goes from there.
///
/// The rules were read from the platform's sheet controller by third parties, for iOS 15 to 18; iOS 26
/// differs where that was measured. Heights grow upwards, positions downwards from the window's top.
struct SheetDragBounds: Hashable, Sendable {
  /// A height at which the sheet rests.
  struct Rest: Hashable, Sendable {
    /// The detent; `nil` if none that was asked for can be shown.
    let detent: ModalPresentationDetent?

    /// Where the sheet's upper edge is then, in points from the window's top.
    let top: Double
  }

  /// Where it rests, the lowest first; there is always one, and no two are at one height.
  let rests: [Rest]

  /// The height of the window, in points.
  let windowHeight: Double

  /// Where the sheet's lower edge is, in points from the window's top.
  let lowerEdge: Double

  /// What is safe from the status bar, in points from the window's top.
  let safeTop: Double

  /// Whether it stays at its largest height when it is dragged beyond, as on iOS 26.
  let isStiff: Bool

  /// Whether a finger may dismiss it.
  var isDismissable = true

  /// The largest height at which what is behind it can be touched; `nil` if there is none.
  var undimmed: ModalPresentationDetent?

  /// A room with the rests in any order.
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
    self.rests = rests.filter { known.insert($0.top).inserted }.sorted { $0.top > $1.top }
    self.windowHeight = windowHeight
    self.lowerEdge = lowerEdge
    self.safeTop = safeTop
    self.isStiff = isStiff
    self.isDismissable = isDismissable
    self.undimmed = undimmed
  }

  /// Where the sheet's upper edge is while a finger would have it at `top`.
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

  /// Whether a finger at `top` tries to dismiss a sheet that cannot be: it is moved by a quarter of
  /// what it can be.
  func isAttempt(at top: Double) -> Bool {
    guard !isDismissable, let lowest = rests.first else { return false }
    return position(under: top) - lowest.top >= resistance / 4
  }

  /// Where a sheet goes that a finger leaves at `top`, `velocity` points per second downwards.
  ///
  /// - Returns: The position in `rests`; `nil` if it is dismissed.
  func landing(from top: Double, velocity: Double) -> Int? {
    // Slower than this is no fling.
    let velocity = velocity.magnitude < 250 ? 0 : velocity
    // The distance on which a scroll view slows down by 0.99 each millisecond.
    let nearest = nearest(to: top + 0.099 * velocity)
    guard velocity.magnitude >= 1_000, nearest == self.nearest(to: top) else {
      return index(nearest)
    }
    // A strong fling goes at least one further.
    let further = nearest + (velocity > 0 ? -1 : 1)
    return index(min(rests.count - 1, max(isDismissable ? -1 : 0, further)))
  }

  /// The position of the nearest rest, or -1 for the lower edge; of two equally near the higher one.
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

  private func index(_ position: Int) -> Int? { position < 0 ? nil : position }

  /// How far down it can be dragged at most if it cannot be dismissed.
  private var resistance: Double { min(200, windowHeight / 4) }

  /// The way that something goes in `room` if a finger goes `distance`: ever less of it.
  private static func stretch(_ distance: Double, in length: Double) -> Double {
    guard length > 0 else { return 0 }
    return length * (1 - 1 / (0.55 * distance / length + 1))
  }
}

extension SheetDragBounds {
  /// The room under `traits` for dragging the sheet at `frame` that stands in for a popover.
  init(popoverAt frame: Rect, under traits: Traits) {
    self.init(
      rests: [Rest(detent: .large, top: frame.minY)],
      windowHeight: traits.window.height,
      lowerEdge: frame.maxY,
      safeTop: traits.safeArea.top,
      isStiff: traits.platform == .iOS26
    )
  }

  /// The room under `traits` for dragging `sheet`.
  init(_ sheet: SheetMeasurement, under traits: Traits) {
    // What is higher by a height has its upper edge as much further up.
    var rests = sheet.detents.compactMap { detent in
      sheet.values[detent].map { value in
        Rest(detent: detent, top: sheet.frame.minY + sheet.height - value)
      }
    }
    // In a low window, or on a computer, there is one place for it.
    if rests.isEmpty { rests = [Rest(detent: nil, top: sheet.frame.minY)] }
    self.init(
      rests: rests,
      windowHeight: traits.window.height,
      lowerEdge: sheet.frame.maxY,
      safeTop: traits.safeArea.top,
      isStiff: traits.platform == .iOS26,
      isDismissable: !sheet.isDismissDisabled,
      undimmed: sheet.undimmed
    )
  }
}
