import FlowEngine

/// The heights that a sheet's root screen measures or publishes, in points.
struct SheetHeights: Hashable, Sendable {
  /// The height of the screen at the sheet's width and no height, bars included; `nil` before it was
  /// measured.
  var automatic: Double?

  /// The ideal height that the screen published, which overrides the automatic one.
  var ideal: Double?

  /// The minimum height that the screen published.
  var minimum: Double?

  /// Whether the minimum height of a sheet may be that of its content.
  private var leastFollowsContent = true

  /// The height of a sheet that follows its content; 200 before the first measurement.
  var whole: Double { ideal ?? automatic ?? SheetProbe.fallback }

  /// The minimum height of a sheet; 100 before the first measurement.
  var least: Double { minimum ?? (leastFollowsContent ? automatic : nil) ?? 100 }

  /// Discards what `measuring` ignores: the reference framework overwrites a published ideal height by its
  /// measurement, and never measures the minimum.
  mutating func measure(_ measuring: SheetMeasuring) {
    guard measuring == .fromFallback else { return }
    ideal = nil
    leastFollowsContent = false
  }
}

extension ModalPresentationDetent {
  /// The detent as outlines and findings print it, with its number rounded as lengths are: `height(140.67)`.
  var words: String {
    switch self {
    case .height(let points) where points.isFinite: "height(\(PrintedNumber.text(points)))"
    case .fraction(let share) where share.isFinite: "fraction(\(PrintedNumber.text(share)))"
    default: rawValue
    }
  }

  /// Whether the height depends on the content.
  var followsContent: Bool { self == .custom || self == .small }
}
