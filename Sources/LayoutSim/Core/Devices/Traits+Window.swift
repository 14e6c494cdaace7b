extension Traits {
  private var display: DisplayGeometry { device.display(orientation) }

  /// Whether the app has the whole display to itself.
  public var fillsDisplay: Bool { window == display.size }

  /// The size of the window in points.
  public var window: Size {
    guard let windowSize else { return display.size }
    func length(_ length: Double, or whole: Double) -> Double {
      length > 0 && length.isFinite ? length : whole
    }
    return Size(
      width: length(windowSize.width, or: display.size.width),
      height: length(windowSize.height, or: display.size.height)
    )
  }

  /// What bars of the system, the notch and the home indicator take from the window, in points.
  public var safeArea: Insets { display.safeArea(on: platform) }

  /// The system's minimum distance of content from the sides, in points.
  ///
  /// A window that is smaller than the display has 16, and 20 from a width of 414, as phones have.
  public var layoutMargin: Double {
    fillsDisplay ? display.layoutMargin : window.width < 414 ? 16 : 20
  }

  /// Whether the window has room for more than a phone's layout from side to side.
  ///
  /// A part of a tablet's display is compact below 507 points, the width of half of the smallest
  /// one's longer side, as the vendor's tables of Split View sizes show it.
  public var horizontalSizeClass: SizeClass {
    if fillsDisplay || device.idiom == .phone { return display.horizontalSizeClass }
    return window.width < 507 ? .compact : .regular
  }

  /// Whether the window has room for more than that of a phone on its side from top to bottom.
  public var verticalSizeClass: SizeClass { display.verticalSizeClass }

  /// The height of the part of the window that the keyboard covers, in points; 0 while it is hidden.
  public var keyboardHeight: Double {
    switch keyboard {
    case .hidden: 0
    case .shown, .shownWithoutSuggestions:
      min(KeyboardMetrics.height(on: self).points, window.height)
    }
  }

  /// The part of the window that the keyboard covers, in points; `nil` while it is hidden.
  public var keyboardFrame: Rect? {
    let height = keyboardHeight
    guard height > 0 else { return nil }
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }
}
