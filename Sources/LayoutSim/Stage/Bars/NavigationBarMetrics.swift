/// The metrics of navigation bars under one set of traits.
///
/// The numbers are third parties' measurements of the platform's bars; each names its row of the table.
struct NavigationBarMetrics: Hashable, Sendable {
  let traits: Traits

  /// Whether the bar is inside a sheet.
  let isInSheet: Bool

  private var isGlass: Bool { traits.platform.isGlass }

  private var isLow: Bool { traits.verticalSizeClass == .compact }

  /// The text size in a bar, except for a large title.
  var typeSize: TypeSize { traits.typeSize.inNavigationBars }
}

// MARK: - Heights

extension NavigationBarMetrics {
  /// The height of a bar with an inline title.
  var inlineHeight: PlatformMetric {
    platformHeight.corrected(
      isInSheet ? .navigationBarHeightInSheet : .navigationBarHeight,
      by: traits.corrections
    )
  }

  private var platformHeight: PlatformMetric {
    let source = "navigationBar.height_inline"
    if isGlass {
      return PlatformMetric(54, isLow ? .medium : .high, "\(source)(iOS 26)")
    }
    // A sheet fills a low window, in which no higher bar was measured.
    if isLow { return PlatformMetric(32, isInSheet ? .proposed : .high, "\(source)(landscape)") }
    if isInSheet { return PlatformMetric(56, .medium, "navigationBar.height_inline_in_sheet") }
    switch traits.device.idiom {
    case .phone: return PlatformMetric(44, .high, source)
    case .pad: return PlatformMetric(50, .high, "\(source)(pad)")
    case .desktop: return PlatformMetric(44, .proposed, "\(source)(desktop)")
    }
  }

  /// The distance of the bar from the surface's upper edge, whose inset is `safeTop`.
  ///
  /// From iOS 26 on a bar keeps a distance even without an inset. Before, it begins slightly above the
  /// inset's edge on phones with an island: at 53.67 of 59 and at 56.33 of 62, as in eight recordings.
  func top(below safeTop: Double) -> PlatformMetric {
    let top = platformTop(below: safeTop)
    return isInSheet ? top : top.corrected(.navigationBarTop, by: traits.corrections)
  }

  private func platformTop(below safeTop: Double) -> PlatformMetric {
    let source = "navigationBar.frame_y"
    guard isGlass else {
      let rise =
        switch (traits.device.idiom, safeTop) {
        case (.phone, 59): 16.0 / 3
        case (.phone, 62): 17.0 / 3
        default: 0.0
        }
      return PlatformMetric(safeTop - rise, .high, source)
    }
    // In a sheet at 78 of 62.
    let least: Double = isLow ? 24 : isInSheet ? 16 : 10
    return PlatformMetric(max(safeTop, least), isLow ? .medium : .high, source)
  }

  var buttonHeight: Double {
    // Row navigationBar.button_platter_height.
    isGlass ? 44 : inlineHeight.points
  }

  /// The horizontal padding of a button's label: from iOS 26 on it is in a capsule; up to iOS 18 buttons were recorded
  /// some 8.3 wider than their text, also below 44.
  var buttonInset: PlatformMetric {
    isGlass
      ? PlatformMetric(11.5, .high, "navigationBar.button_capsule")
      : PlatformMetric(25.0 / 6, .medium, "navigationBar.button_inset_x")
  }

  /// The distance of the outermost buttons from the edges: up to iOS 18 8 less than that of a large title, which was
  /// recorded at 390 and 414 points.
  var margin: PlatformMetric {
    let source = "navigationBar.button_group_side_margin"
    guard isGlass else {
      let title = isLow ? 16 : largeTitleInset(width: traits.window.width).points
      return PlatformMetric(title - 8, title > 16 ? .medium : .high, source)
    }
    return isLow ? PlatformMetric(38, .low, source) : PlatformMetric(16, .medium, source)
  }

  /// The flags of a button in the bar.
  ///
  /// Buttons up to iOS 18 were laid out before flags existed, and have none.
  var buttonFlags: NodeFlags { isGlass ? NodeFlags(of: [margin]) : [] }
}

// MARK: - The way back

extension NavigationBarMetrics {
  /// The label of a back button when the previous title is unknown or does not fit.
  static let fallbackBackLabel = "Back"

  /// The start and width of the back button's chevron, and the start of its label.
  ///
  /// Measured from the edge, up to iOS 18, as in seven recordings. The button ends with its label.
  static let chevron = (start: 28.0 / 3, width: 11.0, words: 30.5)

  /// The distance of the back button from the edge.
  var backMargin: Double { isGlass ? margin.points : 0 }

  /// Whether the back button shows a label beside its chevron; from iOS 26 on the label is not drawn.
  var showsBackLabel: Bool { !isGlass }

  /// The label of a back button to a screen titled `previous`, in a bar of `width`, and whether it is shown.
  ///
  /// It is the previous title, or “Back” if there is none or it would overlap the title in the middle of the bar, as
  /// the platform shortens it; if there is no room even for “Back”, only the chevron is shown, and the title has the
  /// room of the label (openradar-mirror#16480, wsdot-ios-app#23: high). All are measured as they are in `strings`; the
  /// label is not translated yet.
  func backLabel(
    to previous: String?,
    beside title: String?,
    in strings: StringTable?,
    width: Double,
    measurer: any TextMeasurer
  ) -> (words: String, isShown: Bool) {
    let fallback = NavigationBarMetrics.fallbackBackLabel
    let previous = previous.flatMap { $0.isEmpty ? nil : $0 }
    guard showsBackLabel else { return (previous ?? fallback, false) }
    let body = TextFont(style: .body, typeSize: typeSize)
    let headline = TextFont(style: .headline, typeSize: typeSize)
    func length(_ words: String, _ font: TextFont) -> Double {
      measurer.layOut(
        TextContent(
          strings?.translation(of: words) ?? words,
          font: font,
          lines: LineSettings(limit: 1)
        ),
        in: .unspecified,
        pixel: traits.device.pixel
      ).size.width
    }
    let free = (width - (title.map { length($0, headline) } ?? 0)) / 2
    func fits(_ words: String) -> Bool {
      NavigationBarMetrics.chevron.words + length(words, body) + NavigationBarLayout.titleGap
        <= free
    }
    if let previous, fits(previous) { return (previous, true) }
    return (fallback, fits(fallback))
  }
}

extension NavigationBarMetrics {
  /// Whether a bar has room for a large title: in a low window and on a computer the title is always inline.
  var allowsLargeTitle: Bool {
    traits.verticalSizeClass == .regular && traits.device.idiom != .desktop
  }

  /// The space below the text of an inline title, whose label was recorded a pixel higher than its line from iOS 26 on.
  var titleDescent: Double { traits.platform.isGlass ? traits.device.pixel : 0 }

  /// The height that a large title adds to a bar: 52, or more at larger text sizes.
  var largeTitleZone: PlatformMetric {
    platformTitleZone.corrected(.largeTitleHeight, by: traits.corrections)
  }

  private var platformTitleZone: PlatformMetric {
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
