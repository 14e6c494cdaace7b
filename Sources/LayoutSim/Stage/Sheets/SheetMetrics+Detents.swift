import FlowEngine

extension SheetMetrics {
  /// The heights of a sheet with the `requested` detents, the lowest first; empty if a sheet has a single
  /// place.
  ///
  /// Detents of equal height are one, named by the first of them. Content without a height, and detents that
  /// are not numbers, are left out.
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
  /// It is `nil` if the detent cannot be shown, because it is no positive, finite number, its content has no such height,
  /// or the window is too low for it.
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
