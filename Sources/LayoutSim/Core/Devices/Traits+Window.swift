extension Traits {
  private var display: DisplayGeometry { device.display(orientation) }

  /// Whether the app fills the display.
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

  /// The safe area insets of the window, in points.
  public var safeArea: Insets { display.safeArea(on: platform) }

  /// The system's minimum distance of content from the sides, in points.
  ///
  /// A window that is smaller than the display has 16, and 20 from a width of 414 on, as phones have.
  public var layoutMargin: Double {
    fillsDisplay ? display.layoutMargin : window.width < 414 ? 16 : 20
  }

  /// The horizontal size class of the window.
  ///
  /// A part of a tablet's display is compact below 507 points, half of the smallest one's longer side, as in
  /// the vendor's tables of Split View sizes.
  public var horizontalSizeClass: SizeClass {
    if fillsDisplay || device.idiom == .phone { return display.horizontalSizeClass }
    return window.width < 507 ? .compact : .regular
  }

  /// The vertical size class of the window.
  public var verticalSizeClass: SizeClass { display.verticalSizeClass }

  /// The height of the part of the window that the keyboard covers, in points; 0 while it is hidden.
  public var keyboardHeight: Double {
    switch keyboard {
    case .hidden: 0
    case .shown, .shownWithoutSuggestions:
      min(
        KeyboardMetrics.height(on: self).corrected(.keyboardHeight, by: corrections).points,
        window.height
      )
    }
  }

  /// The part of the window that the keyboard covers, in points; `nil` while it is hidden.
  public var keyboardFrame: Rect? {
    let height = keyboardHeight
    guard height > 0 else { return nil }
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }
}
