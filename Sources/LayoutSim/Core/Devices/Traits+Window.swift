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

/// The heights of the system's keyboard, from the window's bottom edge, home indicator included.
///
/// They are those of the English layout, with the suggestion bar, as published by a third party.
private enum KeyboardMetrics {
  /// The height of the keyboard under `traits`.
  static func height(on traits: Traits) -> PlatformMetric {
    let whole = heightWithSuggestions(on: traits)
    guard traits.keyboard == .shownWithoutSuggestions, whole.points > 0 else { return whole }
    let device = traits.device
    if device.idiom == .phone, device.hasHomeIndicator, traits.orientation == .portrait,
      device.size.width < 414
    {
      // Four recordings, at 390 and 402 points.
      return PlatformMetric(291, .high, "keyboard.height_without_suggestions")
    }
    let suggestions: Double =
      if device.idiom == .pad { 50 } else if device.size.width < 375 {
        37
      } else if traits.platform.isGlass, !device.hasHomeIndicator { 52 } else { 44 }
    return PlatformMetric(
      whole.points - suggestions,
      .medium,
      "keyboard.height_without_suggestions"
    )
  }

  private static func heightWithSuggestions(on traits: Traits) -> PlatformMetric {
    switch traits.device.idiom {
    case .phone: phone(traits)
    case .pad: pad(traits)
    // The keyboard of a computer is not on screen.
    case .desktop: PlatformMetric(0, .high, "keyboard.height(desktop)")
    }
  }

  private static func phone(_ traits: Traits) -> PlatformMetric {
    let device = traits.device
    let isNarrow = device.size.width < 375
    if traits.orientation == .landscape {
      let height: Double = isNarrow ? 199 : device.hasHomeIndicator ? 209 : 200
      return PlatformMetric(height, .medium, "keyboard.height_landscape")
    }
    // From 414 points on the keys are larger, except on the iPhone Air.
    let isWide = device.size.width >= 414 && device.id != Device.iPhoneAir.id
    let isNew = traits.platform.isGlass
    guard device.hasHomeIndicator else {
      let height: Double = isNarrow ? 253 : isWide ? 271 : 260
      return PlatformMetric(height, isNew ? .high : .medium, "keyboard.height_portrait")
    }
    let height: Double = isWide ? (isNew ? 345 : 346) : (isNew ? 335 : 336)
    return PlatformMetric(height, .medium, "keyboard.height_portrait")
  }

  private static func pad(_ traits: Traits) -> PlatformMetric {
    let device = traits.device
    let isLarge = device.size.width >= 1_000
    let upright: Double = device.hasHomeIndicator ? (isLarge ? 398 : 333) : (isLarge ? 378 : 313)
    let sideways: Double = device.hasHomeIndicator ? (isLarge ? 491 : 418) : (isLarge ? 471 : 398)
    let height = traits.orientation == .portrait ? upright : sideways
    guard traits.platform.isGlass else {
      return PlatformMetric(height, .medium, "keyboard.height(pad)")
    }
    // 337 was measured on the 11-inch iPad (A16), 4 more than before, so 4 are added for the others.
    return PlatformMetric(height + 4, .proposed, "keyboard.height(pad, iOS 26)")
  }
}
