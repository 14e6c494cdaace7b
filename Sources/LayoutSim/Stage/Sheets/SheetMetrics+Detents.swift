import FlowEngine

extension SheetMetrics {
  /// The heights of a sheet with the `requested` detents, the lowest first; empty if a sheet has a single position.
  ///
  /// Detents of equal height count as one, named by the first of them. Content without a height, and detents that are
  /// not numbers, are left out.
  func restingHeights(
    _ requested: ModalDetentConfiguration,
    heights: SheetHeights
  ) -> [RestingHeight] {
    guard kind.hasDetents else { return [] }
    var places: [RestingHeight] = []
    for detent in requested.detents {
      guard let value = value(of: detent, heights: heights) else { continue }
      if !places.contains(where: { $0.value == value }) {
        places.append(RestingHeight(detent: detent, value: value))
      }
    }
    return places.sorted { $0.value < $1.value }
  }

  /// The value of `detent` in whole pixels, at most the maximum.
  ///
  /// Fractions of the screen are rounded to the nearest pixel, as measured on devices. Heights of content are
  /// rounded up: a sheet that is a fraction lower than its text would truncate the last line.
  ///
  /// It is `nil` if the detent cannot be shown, because it is not a positive, finite number, its content has no such
  /// height, or the window is too low for it.
  func value(of detent: ModalPresentationDetent, heights: SheetHeights) -> Double? {
    let value: Double =
      switch detent {
      case .small: heights.least.roundedUp(toPixel: pixel)
      case .medium: kind == .lowBottom ? 0 : nearestPixel(maximum * mediumShare)
      case .large: nearestPixel(maximum * 0.999)
      case .extraLarge, .fullscreen: nearestPixel(maximum)
      case .custom: heights.whole.roundedUp(toPixel: pixel)
      case .height(let points): points.isFinite ? nearestPixel(points) : points
      case .fraction(let share):
        share.isFinite ? nearestPixel(maximum * min(max(share, 0), 1)) : share
      }
    return value > 0 && value.isFinite ? min(value, maximum) : nil
  }

  /// The confidence in the value of `detent`.
  func metric(of detent: ModalPresentationDetent?, value: Double) -> PlatformMetric {
    switch detent {
    case .large:
      // Not a detent of the platform: FlowSim's own, slightly below the tallest.
      PlatformMetric(value, .proposed, "sheet.large")
    case .fraction: PlatformMetric(value, .medium, "sheet.fraction")
    case .small, .medium, .extraLarge, .fullscreen, .custom, .height, nil:
      PlatformMetric(value, .high, "sheet.detent")
    }
  }

  /// 0.56 of the tallest sheet, and up to iOS 18 0.63 in the window of a 4-inch phone.
  private var mediumShare: Double {
    window.height <= 568 && !platform.isGlass ? 0.63 : 0.56
  }

  private func nearestPixel(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}

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
  var whole: Double { ideal ?? automatic ?? ContentHeights.fallback }

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
    assert(
      (0...max(0, metrics.maximum)).contains(value),
      "A sheet of at most \(metrics.maximum) points rests at \(value)."
    )
  }
}
