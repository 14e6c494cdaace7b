/// The metrics of centred sheets in a larger window: a tablet's, or a computer's.
struct TabletSheet {
  private let kind: SheetMetrics.Kind
  private let platform: PlatformProfile
  private let window: Size
  private let safeTop: Double

  init(_ metrics: SheetMetrics) {
    kind = metrics.kind
    platform = metrics.platform
    window = metrics.window
    safeTop = metrics.safeArea.top
  }

  /// The width of a sheet, or the maximum width of one that follows its content.
  var width: Double {
    switch kind {
    case .form: min(580, window.width)
    case .page, .fitted: min(platform.isGlass ? window.width : 704, window.width)
    case .bottom, .lowBottom, .window, .desktop: window.width
    }
  }

  /// The height of the sheet's frame, or the maximum height of one that follows its content.
  var height: Double {
    switch kind {
    // In a low window a form sheet keeps 20 from either edge.
    case .form: max(0, min(650, window.height - 2 * 20))
    case .page, .fitted:
      max(0, window.height - (platform.isGlass ? 42 : 2 * (safeTop + 24)))
    case .bottom, .lowBottom, .window, .desktop: window.height
    }
  }

  /// The bottom of the sheet's frame.
  var bottom: Double {
    switch kind {
    // The centre of a form sheet is 5 above the window's.
    case .form: (window.height + height) / 2 - 5
    case .page where platform.isGlass: window.height
    case .page, .bottom, .lowBottom, .window, .fitted, .desktop: (window.height + height) / 2
    }
  }

  /// The distance of the sheet from the window's top edge.
  var topMargin: PlatformMetric {
    switch kind {
    case .form where window.height >= 650 + 2 * 20:
      PlatformMetric(bottom - height, .high, "sheet.form")
    case .form: PlatformMetric(bottom - height, .low, "sheet.form(low window)")
    case .page where platform.isGlass:
      PlatformMetric(bottom - height, .medium, "sheet.page")
    case .page, .bottom, .lowBottom, .window, .fitted, .desktop:
      PlatformMetric(bottom - height, .low, "sheet.page")
    }
  }

  /// The frame of a sheet of `size`, without the keyboard.
  func frame(_ size: Size) -> Rect {
    let isInMiddle = kind == .fitted || kind == .desktop
    return Rect(
      x: (window.width - size.width) / 2,
      y: isInMiddle ? (window.height - size.height) / 2 : bottom - size.height,
      width: size.width,
      height: size.height
    )
  }
}
