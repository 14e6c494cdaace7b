/// The measures of tab bars under one set of traits.
///
/// The numbers are third parties' measurements of the platform's bars; each names the row that it
/// comes from.
struct TabBarMetrics: Hashable, Sendable {
  let traits: Traits

  /// Whether the tabs are inside a sheet.
  let isInSheet: Bool

  private var isGlass: Bool { traits.platform == .iOS26 }

  private var isLow: Bool { traits.verticalSizeClass == .compact }

  /// Whether the bar stands at the upper edge, in the row of navigation bars: on a tablet, for apps
  /// that were built for iPadOS 18.
  ///
  /// In a window as narrow as a phone's, and in a sheet, it stands at the lower edge.
  var isOnTop: Bool {
    traits.device.idiom == .pad && traits.platform != .macOS && !isInSheet
      && traits.horizontalSizeClass == .regular
  }

  /// How many buttons there is room for; what is left stands behind the last of them.
  ///
  /// Row tabBar.max_items_phone, also for a tablet's narrow windows; it is not documented how many a bar at
  /// the upper edge shows, and so it shows all.
  var largestCount: Int {
    switch traits.device.idiom {
    case .phone: 5
    case .pad: isOnTop ? .max : 5
    case .desktop: .max
    }
  }
}

// MARK: - Heights

extension TabBarMetrics {
  /// The height of the buttons' row.
  var rowHeight: PlatformMetric {
    let source = "tabBar.height_without_safe_area"
    switch traits.device.idiom {
    case .phone:
      if isGlass { return PlatformMetric(62, isLow ? .proposed : .high, "tabBar.platter_height") }
      return isLow ? PlatformMetric(32, .high, source) : PlatformMetric(49, .high, source)
    case .pad:
      if isGlass { return PlatformMetric(44, .medium, "tabBar.ipad_height") }
      return PlatformMetric(50, .medium, "\(source)(pad)")
    case .desktop:
      return PlatformMetric(49, .proposed, "\(source)(desktop)")
    }
  }

  /// The height of a bar at the lower edge, of which `safeBottom` is not safe.
  func regionHeight(above safeBottom: Double) -> PlatformMetric {
    // From iOS 26 on it is the same with a home indicator and without.
    if isGlass, traits.device.idiom == .phone {
      return PlatformMetric(83, isLow ? .proposed : .high, "tabBar.region_height")
    }
    let row = rowHeight
    return PlatformMetric(row.points + safeBottom, row.confidence, row.source)
  }

  /// What a bar at the upper edge takes from screens without a navigation bar; others stand below
  /// the navigation bar, in whose row it is.
  var heightAboveContent: PlatformMetric {
    // Content of a tab began 64 below the safe area's edge, at 96, on an 11-inch tablet.
    if isGlass { return PlatformMetric(64, .medium, "tabBar.ipad_height") }
    return PlatformMetric(rowHeight.points, .proposed, "tabBar.ipad_position")
  }
}

// MARK: - Buttons

extension TabBarMetrics {
  /// Whether the buttons stand together in the middle, on a platter; else they share the width.
  var hasPlatter: Bool { isGlass && traits.device.idiom != .desktop || isOnTop }

  /// The width of every button on a platter at the lower edge whose widest words take `words`.
  ///
  /// Three with room were recorded 94 wide. Where the platter cannot grow any more, buttons of four
  /// were 95, 98 and 103.3 wide, and of six 74; that they keep 24.17 beside the widest words was
  /// derived from one of these.
  func buttonWidth(around words: Double, isTight: Bool) -> Double {
    max(isTight ? 74 : 94, words + 2 * buttonInset.points)
  }

  /// What a button on a platter at the lower edge keeps free beside its words.
  var buttonInset: PlatformMetric { PlatformMetric(145.0 / 6, .medium, "tabBar.item_inset") }

  /// How far buttons lie over each other on a platter that has room.
  var buttonOverlap: PlatformMetric { PlatformMetric(8, .high, "tabBar.platter_width") }

  /// The distance of the outermost buttons from the platter's ends.
  var platterInset: PlatformMetric {
    isOnTop
      ? PlatformMetric(4, .proposed, "tabBar.ipad_height")
      : PlatformMetric(4, .high, "tabBar.item_frame")
  }

  /// The least distance of a platter from either edge of the window.
  var platterMargin: Double { isOnTop ? 8 : 21 }

  /// What a button on a platter keeps from the platter's upper and lower edge: 54 of 62 are its
  /// own.
  var platterRim: PlatformMetric {
    isOnTop
      ? PlatformMetric(0, .proposed, "tabBar.ipad_height")
      : PlatformMetric(4, .high, "tabBar.selection_capsule")
  }

  /// The size of the words, which do not follow the user's text size.
  var font: TextFont {
    // It is not documented how large the words at the upper edge are.
    isOnTop ? TextFont(pointSize: 15, weight: .medium) : TextFont(pointSize: 10, weight: .medium)
  }

  /// Where a badge begins, from the middle of its button and from the button's upper edge.
  var badgePlace: Point { hasPlatter ? Point(x: -4, y: 2) : Point(x: 11, y: 2) }

  /// What words at the upper edge keep free at either side.
  var wordInset: PlatformMetric { PlatformMetric(16, .proposed, "tabBar.ipad_position") }

  /// The marks of the bar.
  var flags: NodeFlags {
    guard hasPlatter else { return NodeFlags(of: [rowHeight]) }
    return NodeFlags(of: [rowHeight, platterInset, platterRim, isOnTop ? wordInset : buttonInset])
  }
}
