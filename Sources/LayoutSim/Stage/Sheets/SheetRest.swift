import FlowEngine

/// A height at which a sheet can rest on a device.
public struct RestingHeight: Hashable, Sendable {
  /// The requested detent.
  public let detent: ModalPresentationDetent

  /// The height in points, without the home indicator's area.
  public let value: Double
}

/// The height at which a sheet rests, chosen from those of the requested detents.
struct SheetRest: Hashable, Sendable {
  /// The detent at which it rests; `nil` if none of those requested can be shown, so that the largest
  /// replaces it.
  let detent: ModalPresentationDetent?

  /// The height in points, without the home indicator's area.
  let value: Double

  /// All heights at which it can rest, the lowest first.
  let all: [RestingHeight]

  /// The greatest of them, in points; the current height if there is no other.
  var greatest: Double { all.last?.value ?? value }

  /// Chooses the smallest active detent, unless an active one is selected; the order of the requested ones is
  /// irrelevant.
  init(_ requested: ModalDetentConfiguration, heights: SheetHeights, in metrics: SheetMetrics) {
    all = metrics.restingHeights(requested, heights: heights)
    if metrics.kind.followsContent {
      detent = nil
      value = min(max(0, heights.whole.roundedUp(toPixel: metrics.pixel)), metrics.maximum)
    } else if metrics.kind.hasDetents, let selected = requested.selectedDetent,
      requested.detents.contains(selected),
      let value = metrics.value(of: selected, heights: heights)
    {
      detent = selected
      self.value = value
    } else {
      detent = all.first?.detent
      value = all.first?.value ?? metrics.maximum
    }
  }
}
