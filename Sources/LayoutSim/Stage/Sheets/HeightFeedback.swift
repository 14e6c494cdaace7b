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

  private var told: [ToldHeight] = []
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
        for told in told where told.screen?.surface == surface && !told.slot.feedsHeight {
          let height = told.height.snapped(toPixel: builder.stage.traits.device.pixel)
          guard
            (requested.ideal == height && former.ideal != height)
              || (requested.minimum == height && former.minimum != height)
          else { continue }
          told.slot.feedsHeight = true
          isNew = true
        }
      }
    }
    told = pass.toldHeights
    return isNew
  }
}
