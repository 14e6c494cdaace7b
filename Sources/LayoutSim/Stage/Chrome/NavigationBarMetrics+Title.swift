extension NavigationBarMetrics {
  /// Whether a bar has room for a large title: in a low window and on a computer the title is always inline.
  var allowsLargeTitle: Bool {
    traits.verticalSizeClass == .regular && traits.device.idiom != .desktop
  }

  /// The space below the words of an inline title, whose label was recorded a pixel higher than its line from iOS 26 on.
  var titleDescent: Double { traits.platform.isGlass ? traits.device.pixel : 0 }

  /// The height that a large title adds to a bar: 52, or more at larger text sizes.
  var largeTitleZone: PlatformMetric {
    let typeSize = traits.typeSize
    guard typeSize != typeSize.inNavigationBars else {
      return PlatformMetric(52, .high, "navigationBar.large_title_zone")
    }
    let source = "navigationBar.large_title_height"
    let isKnown = traits.platform.isGlass
    // Measured; 2 more than the rule for the sizes above it.
    if typeSize == .xxxLarge { return PlatformMetric(54, isKnown ? .medium : .proposed, source) }
    let letters = TextFont(style: .largeTitle, typeSize: typeSize).lineHeight
    return PlatformMetric(
      max(52, letters.roundedUp(toPixel: traits.device.pixel) + 4),
      isKnown ? .medium : .proposed,
      source
    )
  }

  /// The distance of a large title from the leading edge of a bar of `width`: the layout margin.
  func largeTitleInset(width: Double) -> PlatformMetric {
    let isWide = width >= 414 || traits.device.idiom == .pad
    guard traits.platform.isGlass else {
      // Recorded at 375 points.
      return PlatformMetric(
        isWide ? 20 : 16,
        isWide ? .medium : .high,
        "navigationBar.large_title_x"
      )
    }
    // 16 was measured on phones below 414 points, 20 at 440 and on a tablet.
    return PlatformMetric(isWide ? 20 : 16, .high, "navigationBar.large_title_label")
  }

  /// The distance of a large title from the row of the buttons: at 97.67 of 94, and from iOS 26 on at
  /// 119.67 of 116.
  var largeTitleOffset: PlatformMetric {
    PlatformMetric(11.0 / 3, .high, "navigationBar.large_title_label")
  }
}
