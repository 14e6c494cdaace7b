import FlowEngine

/// Finds the observers on which the heights of sheets depend, from pass to pass of one settling.
///
/// An observer feeds a height if a sheet requested another one before the observer was notified of that
/// height, and requests exactly that height afterwards. A height that was requested all along has no feeder.
@MainActor
struct HeightFeedback {
  private struct RequestedHeights {
    let ideal: Double?
    let minimum: Double?
  }

  private var notified: [NotifiedHeight] = []
  private var requests: [Int: RequestedHeights] = [:]

  /// Compares the heights that the sheets of `builder` request with those of which observers were notified in
  /// the pass before `pass`.
  ///
  /// - Returns: Whether an observer turned out to feed a height.
  mutating func follow(_ pass: Pass, _ builder: WindowBuilder) -> Bool {
    var isNew = false
    for (index, slot) in builder.slots where slot.keptHeights == nil {
      let surface = builder.surfaces[index].owner.serial
      let requested = RequestedHeights(ideal: slot.heights.ideal, minimum: slot.heights.minimum)
      if let former = requests.updateValue(requested, forKey: surface) {
        for height in notified where height.screen?.surface == surface && !height.slot.feedsHeight {
          let points = height.height.snapped(toPixel: builder.stage.traits.device.pixel)
          guard
            (requested.ideal == points && former.ideal != points)
              || (requested.minimum == points && former.minimum != points)
          else { continue }
          height.slot.feedsHeight = true
          isNew = true
        }
      }
    }
    notified = pass.notifiedHeights
    return isNew
  }
}
