/// The metrics of tab bars under one set of traits.
///
/// The numbers are third parties' measurements of the platform's bars; each names its row of the table.
struct TabBarMetrics: Hashable, Sendable {
  let traits: Traits

  /// Whether the tabs are inside a sheet.
  let isInSheet: Bool

  private var isGlass: Bool { traits.platform.isGlass }

  private var isLow: Bool { traits.verticalSizeClass == .compact }

  /// Whether the bar is at the upper edge, in the row of navigation bars: on a tablet, for apps that were
  /// built for iPadOS 18.
  ///
  /// In a window as narrow as a phone's, and in a sheet, it is at the lower edge.
  var isOnTop: Bool {
    traits.device.idiom == .pad && traits.platform != .macOS && !isInSheet
      && traits.horizontalSizeClass == .regular
  }

  /// The maximum number of buttons; the remaining tabs are behind the last of them.
  ///
  /// Row tabBar.max_items_phone, also for a tablet's narrow windows; for a bar at the upper edge the number
  /// is undocumented, so it shows all.
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

  /// The height of a bar at the lower edge, whose inset is `safeBottom`.
  func regionHeight(above safeBottom: Double) -> PlatformMetric {
    let height = platformHeight(above: safeBottom)
    return isInSheet ? height : height.corrected(.tabBarHeight, by: traits.corrections)
  }

  private func platformHeight(above safeBottom: Double) -> PlatformMetric {
    // From iOS 26 on it is the same with and without a home indicator.
    if isGlass, traits.device.idiom == .phone {
      return PlatformMetric(83, isLow ? .proposed : .high, "tabBar.region_height")
    }
    let row = rowHeight
    return PlatformMetric(row.points + safeBottom, row.confidence, row.source)
  }

  /// The height that a bar at the upper edge takes from screens without a navigation bar; others are below
  /// the navigation bar, whose row it shares.
  var heightAboveContent: PlatformMetric {
    // Content of a tab began 64 below the safe area's edge, at 96, on an 11-inch tablet.
    if isGlass { return PlatformMetric(64, .medium, "tabBar.ipad_height") }
    return PlatformMetric(rowHeight.points, .proposed, "tabBar.ipad_position")
  }
}

// MARK: - Buttons

extension TabBarMetrics {
  /// Whether the buttons are grouped in the middle, on a platter; otherwise they share the width.
  var hasPlatter: Bool { isGlass && traits.device.idiom != .desktop || isOnTop }

  /// The widths of the buttons on a platter at the lower edge whose labels take `words` when they are selected, and
  /// the overlap of neighbours, where the platter offers `room` to them.
  ///
  /// If 94 for each fits, all are as wide as the widest; recorded widths are 94, 95 and 103.3. Otherwise each has a
  /// width of its own, at least 74; those that do not fill the platter are stretched to whole points, as five of 77
  /// were. If they do not fit, all neighbours overlap equally: by 17.17 in a bar with buttons of 95.67 and 103.
  func buttons(around words: [Double], in room: Double) -> (widths: [Double], overlap: Double) {
    var widths = words.map { max(74, $0 + buttonPadding.points) }
    let (count, overlap) = (Double(words.count), buttonOverlap.points)
    let shared = overlap * max(0, count - 1)
    if count * 94 - shared <= room + 0.001 {
      widths = widths.map { _ in max(94, widths.max() ?? 0) }
    } else {
      let free = max(0, room + shared - widths.reduce(0, +)) / count
      if free > 0 { widths = widths.map { ($0 + free - 1e-6).rounded(.up) } }
    }
    assert(
      widths.count == words.count && widths.allSatisfy { $0 >= 0 },
      "\(words.count) buttons are \(widths) wide."
    )
    guard count > 1 else { return (widths.map { min($0, room) }, 0) }
    return (widths, max(overlap, (widths.reduce(0, +) - room) / (count - 1)))
  }

  /// The width of a button on a platter at the lower edge beside its selected label.
  var buttonPadding: PlatformMetric { PlatformMetric(92.0 / 3, .high, "tabBar.item_padding") }

  /// The minimum overlap of neighbouring buttons on a platter.
  var buttonOverlap: PlatformMetric { PlatformMetric(8, .high, "tabBar.platter_width") }

  /// The distance of the outermost buttons from the platter's ends.
  var platterInset: PlatformMetric {
    isOnTop
      ? PlatformMetric(4, .proposed, "tabBar.ipad_height")
      : PlatformMetric(4, .high, "tabBar.item_frame")
  }

  /// The minimum distance of a platter from either edge of the window.
  var platterMargin: Double { isOnTop ? 8 : 21 }

  /// The distance of a button from the platter's upper and lower edge: it occupies 54 of 62.
  var platterRim: PlatformMetric {
    isOnTop
      ? PlatformMetric(0, .proposed, "tabBar.ipad_height")
      : PlatformMetric(4, .high, "tabBar.selection_capsule")
  }

  /// The font of the labels, which does not follow the user's text size.
  var font: TextFont {
    // The size of labels at the upper edge is undocumented.
    isOnTop ? TextFont(pointSize: 15, weight: .medium) : TextFont(pointSize: 10, weight: .medium)
  }

  /// The font of the selected label on a platter at the lower edge, whose width was recorded some 2 % larger.
  var selectedFont: TextFont { TextFont(pointSize: 10, weight: .semibold) }

  /// The corner of a badge, from the middle of its button and the button's upper edge.
  var badgePlace: Point { hasPlatter ? Point(x: -4, y: 2) : Point(x: 11, y: 2) }

  /// The horizontal padding of labels at the upper edge.
  var wordInset: PlatformMetric { PlatformMetric(16, .proposed, "tabBar.ipad_position") }

  var flags: NodeFlags {
    guard hasPlatter else { return NodeFlags(of: [rowHeight]) }
    return NodeFlags(of: [rowHeight, platterInset, platterRim, isOnTop ? wordInset : buttonPadding])
  }
}
