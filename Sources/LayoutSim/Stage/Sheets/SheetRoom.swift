import FlowEngine

/// The room that a device has for sheets, in portrait, up to iOS 18.
///
/// A height is a *value*: it leaves out what the home indicator takes, which a sheet adds to its
/// frame, since it always reaches the bottom edge. The numbers are third parties' measurements of
/// the platform's sheet controller on iOS 15 to 18.
struct SheetRoom: Hashable, Sendable {
  let window: Size
  let safeArea: Insets
  let hasHomeIndicator: Bool
  let isPad: Bool

  /// Pixels per point.
  let scale: Double

  init(_ traits: Traits) {
    window = traits.window
    safeArea = traits.safeArea
    hasHomeIndicator = traits.device.hasHomeIndicator
    isPad = traits.device.idiom == .pad
    scale = traits.device.scale
  }

  /// What the sheet's content keeps free at its bottom.
  var bottomInset: Double { isPad ? 0 : safeArea.bottom }

  /// The width of every sheet: the window's on a phone, 580 for a tablet's form sheet.
  var width: Double { isPad ? min(formSheet.width, window.width) : window.width }

  /// The value of the tallest sheet.
  var maximum: Double {
    // In a low window a form sheet stays 20 away from either edge.
    if isPad { return min(formSheet.height, window.height - 2 * 20) }
    // A sheet ends 10 below the status bar, or 20 on phones with a home button.
    let margin = safeArea.top + (hasHomeIndicator ? 10 : 20)
    return window.height - margin - safeArea.bottom
  }

  /// The value of `detent` in whole pixels, never above the maximum.
  ///
  /// Shares of the screen go to the nearest pixel, as measured on devices. Heights of content go up
  /// to the next one: a sheet that is a fraction lower than its text would cut the last line off.
  ///
  /// `nil` for a detent that cannot be shown, because its content has no height.
  func value(of detent: ModalPresentationDetent, heights: SheetHeights) -> Double? {
    let value: Double =
      switch detent {
      case .small: heights.least.roundedUp(toPixel: pixel)
      // 0.56 of the tallest sheet, and 0.63 in the window of a 4-inch phone.
      case .medium: nearestPixel(maximum * (window.height <= 568 ? 0.63 : 0.56))
      case .large: nearestPixel(maximum * 0.999)
      case .extraLarge, .fullscreen: nearestPixel(maximum)
      case .custom: heights.whole.roundedUp(toPixel: pixel)
      }
    return value > 0 ? min(value, maximum) : nil
  }

  /// The length of one pixel in points.
  var pixel: Double { 1 / scale }

  private func nearestPixel(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// Where a sheet of `value` lies in the window.
  func frame(value: Double) -> Rect {
    guard isPad else {
      let height = value + safeArea.bottom
      return Rect(x: 0, y: window.height - height, width: width, height: height)
    }
    // A form sheet's bottom edge stays where that of the tallest is, whose middle lies 5 above the
    // window's.
    let bottom = (window.height + maximum) / 2 - 5
    return Rect(x: (window.width - width) / 2, y: bottom - value, width: width, height: value)
  }

  /// The tallest form sheet, from iPadOS 16.
  private var formSheet: Size { Size(width: 580, height: 650) }
}
