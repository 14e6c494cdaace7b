import FlowEngine

/// A height that a sheet rests at on a device.
public struct RestingHeight: Hashable, Sendable {
  /// The detent that was asked for.
  public let detent: ModalPresentationDetent

  /// Its height in points, without what the home indicator takes.
  public let value: Double
}

/// The height that a sheet rests at, chosen among those that were asked for.
struct SheetRest: Hashable, Sendable {
  /// The detent it rests at; `nil` if none that was asked for can be shown, and the largest stands
  /// in.
  let detent: ModalPresentationDetent?

  /// Its height in points, without what the home indicator takes.
  let value: Double

  /// All heights that it can rest at, the lowest first.
  let all: [RestingHeight]

  /// The greatest of them, in points; its present height if it has no other.
  var greatest: Double { all.last?.value ?? value }

  /// The smallest active detent, unless an active one is selected; the order of asking is
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

  /// The lowest of its heights.
  var lowest: Double { all.first?.value ?? value }
}
