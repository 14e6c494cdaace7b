import FlowEngine

/// What a sheet's root screen says about its height, in points.
struct SheetHeights: Hashable, Sendable {
  /// The screen's answer to the sheet's width and no height, bars included; `nil` before it was
  /// measured.
  var automatic: Double?

  /// The height that the screen published as its whole; it wins over the automatic one.
  var ideal: Double?

  /// The height that the screen published as its least.
  var minimum: Double?

  /// Whether a sheet that shows as little as makes sense may go by the whole content.
  private var leastFollowsContent = true

  /// The height of a sheet that is as tall as its content; 200 before the first measurement.
  var whole: Double { ideal ?? automatic ?? SheetProbe.fallback }

  /// The height of a sheet that shows as little as makes sense; 100 before the first measurement.
  var least: Double { minimum ?? (leastFollowsContent ? automatic : nil) ?? 100 }

  /// Leaves out what `measuring` ignores: the reference framework overwrites a published whole by
  /// what it measured, and never measures the least.
  mutating func measure(_ measuring: SheetMeasuring) {
    guard measuring == .fromFallback else { return }
    ideal = nil
    leastFollowsContent = false
  }
}

extension ModalPresentationDetent {
  /// Whether the height is the content's.
  var followsContent: Bool { self == .custom || self == .small }
}
