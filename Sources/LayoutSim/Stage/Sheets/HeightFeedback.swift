import FlowEngine

/// Finds the observers on which the heights of sheets depend, from pass to pass of one settling.
///
/// An observer feeds a height if a sheet requested another one before the observer was notified of that height, and
/// requests exactly that height afterwards, as a detent or as the height that its content publishes. A height that was
/// requested all along has no feeder.
@MainActor
struct HeightFeedback {
  private struct RequestedHeights {
    let ideal: Double?
    let minimum: Double?

    /// The detents that are numbers of points.
    let detents: Set<Double>

    init(_ slot: SheetSlot, pixel: Double) {
      (ideal, minimum) = (slot.heights.ideal, slot.heights.minimum)
      detents = Set(
        slot.requested.detents.compactMap {
          if case .height(let points) = $0 { points.snapped(toPixel: pixel) } else { nil }
        }
      )
    }
  }

  private var notified: [NotifiedHeight] = []
  private var requests: [Int: RequestedHeights] = [:]

  /// Compares the heights that the sheets of `builder` request with those of which observers were notified in
  /// the passes before `pass`: the detents of an element's sheet follow its content one pass later.
  ///
  /// - Returns: Whether an observer turned out to feed a height.
  mutating func follow(_ pass: Pass, _ builder: WindowBuilder) -> Bool {
    var isNew = false
    let pixel = builder.stage.traits.device.pixel
    for (index, slot) in builder.slots where slot.keptHeights == nil {
      let surface = builder.surfaces[index].owner.serial
      let requested = RequestedHeights(slot, pixel: pixel)
      if let former = requests.updateValue(requested, forKey: surface) {
        for height in notified where height.screen?.surface == surface && !height.slot.feedsHeight {
          let points = height.height.snapped(toPixel: pixel)
          let isIdeal = requested.ideal == points && former.ideal != points
          guard
            isIdeal || (requested.minimum == points && former.minimum != points)
              || (requested.detents.contains(points) && !former.detents.contains(points))
          else { continue }
          height.slot.feedsHeight = true
          if isIdeal {
            builder.stage.memories.memory(of: builder.surfaces[index]).idealFeeder = height.slot
          }
          isNew = true
        }
      }
    }
    notified += pass.notifiedHeights
    return isNew
  }
}
