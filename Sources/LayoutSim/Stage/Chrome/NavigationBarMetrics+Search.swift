extension NavigationBarMetrics {
  /// Where a field to search in stands.
  enum SearchPlace {
    /// In a row of its own, the lowest of the navigation bar.
    case row

    /// At the trailing end of the row of buttons.
    case end

    /// In a bar of its own at the lower edge of the screen.
    case bottom
  }

  /// Where the field stands: below the title up to iOS 18, from iOS 26 on at the lower edge of a
  /// phone's screen and at the trailing end of a tablet's bar.
  var searchPlace: SearchPlace {
    guard traits.platform == .iOS26 else { return .row }
    return traits.device.idiom == .phone ? .bottom : .end
  }

  /// The height of the field, which grows with the user's text size.
  var searchField: PlatformMetric {
    ControlMetrics(traits.platform).searchFieldHeight(at: traits.typeSize)
  }

  /// What the row of the field keeps free above it.
  var searchAbove: PlatformMetric { PlatformMetric(1, .medium, "navigationBar.search_row_height") }

  /// What the row of the field keeps free below it: 52 are 1 above, 36, and 15 below.
  var searchBelow: PlatformMetric { PlatformMetric(15, .medium, "navigationBar.search_row_height") }

  /// The distance of the field from the sides of a bar of `width`: that of a large title.
  func searchInset(width: Double) -> PlatformMetric {
    PlatformMetric(
      largeTitleInset(width: width).points,
      .proposed,
      "navigationBar.search_row_height"
    )
  }

  /// The width of a field at the trailing end.
  var searchWidth: PlatformMetric { PlatformMetric(240, .medium, "searchBar.ipad_hosted_width") }

  /// The distance of a field at the trailing end from the edge.
  var searchTrailing: PlatformMetric { PlatformMetric(15, .medium, "searchBar.ipad_hosted_width") }

  /// The distance of a field at the trailing end from the buttons.
  var searchGap: PlatformMetric { PlatformMetric(12, .medium, "navigationBar.button_group_gap") }

  /// The height of a field at the lower edge; in larger letters that of a field elsewhere, if that is
  /// higher.
  var searchBar: PlatformMetric {
    PlatformMetric(
      max(48, searchField.points),
      traits.typeSize == .large ? .high : .proposed,
      "searchBar.bottom"
    )
  }

  /// The distance of a field at the lower edge from the sides.
  var searchBarInset: PlatformMetric { PlatformMetric(28, .high, "searchBar.bottom") }

  /// The distance of a field at the lower edge from that of its surface, of which `safeBottom` is not safe,
  /// the keyboard and tab bars included.
  ///
  /// It reaches a little into what the home indicator takes.
  func searchBarBottom(above safeBottom: Double) -> Double {
    safeBottom > traits.safeArea.bottom ? safeBottom : 28
  }
}
