import FlowEngine

/// Finds out which observers the heights of sheets follow, from pass to pass of one settling.
///
/// An observer feeds a height where a sheet asked for another one before the observer was notified of that
/// height, and asks for just that height afterwards. A height that was asked for all along has no feeder.
@MainActor
struct HeightFeedback {
  private struct RequestedHeights {
    let ideal: Double?
    let minimum: Double?
  }

  private var notified: [NotifiedHeight] = []
  private var requests: [Int: RequestedHeights] = [:]

  /// Compares what the sheets of `builder` ask for with what observers were notified of in the pass before `pass`.
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
