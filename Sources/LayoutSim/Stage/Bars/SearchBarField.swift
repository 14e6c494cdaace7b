/// The search field of a bar, with the button that ends the search beside it while one is active.
struct SearchBarField: Element {
  let search: NavigationBar.Search
  let entry: SearchEntry
  let metrics: NavigationBarMetrics

  var body: some Element {
    if let cancel = search.cancel {
      Row(spacing: metrics.cancelGap.points) {
        // The width of the field depends on the button, whose size is a guess.
        entry.annotated { $0.flags.insert(.approximate) }
        SearchCancelButton(side: entry.height ?? metrics.searchField, metrics: metrics, end: cancel)
      }
    } else {
      entry
    }
  }
}

/// The button that ends a search: text up to iOS 18; from iOS 26 on a circle as high as the field.
private struct SearchCancelButton: Element {
  let side: PlatformMetric
  let metrics: NavigationBarMetrics
  let end: @MainActor () -> Void

  var body: some Element {
    PushButton(look: .plain) {
      end()
    } label: {
      if metrics.showsCancelWord {
        TextBlock(SearchCancelButton.title).lineLimit(1).fixedSize()
          .frame(height: side.points)
      } else {
        Icon("xmark").frame(width: side.points, height: side.points)
      }
    }
    .annotated(label: SearchCancelButton.title) {
      $0.combines = .drawing
      $0.flags.insert(.approximate)
    }
  }

  private static let title = "Cancel"
}

/// A search field at the lower edge of a screen, as on phones from iOS 26 on.
struct BottomSearchBar: Element {
  let search: NavigationBar.Search
  let metrics: NavigationBarMetrics

  var height: Double { metrics.searchBar.points }

  private var entry: SearchEntry {
    var entry = search.entry
    entry.height = metrics.searchBar
    return entry
  }

  var body: some Element {
    SearchBarField(search: search, entry: entry, metrics: metrics)
      .padding(.horizontal, metrics.searchBarInset.points)
      .frame(height: height)
      .layer(
        Semantics(
          role: .toolbar,
          detail: .semantic,
          flags: NodeFlags(of: [metrics.searchBar, metrics.searchBarInset])
        )
      )
  }
}

extension NavigationBarMetrics {
  enum SearchPlace {
    /// In a separate row, the lowest of the navigation bar.
    case row

    /// At the trailing end of the row of buttons.
    case end

    /// In a separate bar at the lower edge of the screen.
    case bottom
  }

  /// The place of the search field: below the title up to iOS 18; from iOS 26 on at the lower edge of a
  /// phone's screen and at the trailing end of a tablet's bar.
  var searchPlace: SearchPlace {
    guard traits.platform.isGlass else { return .row }
    return traits.device.idiom == .phone ? .bottom : .end
  }

  /// The place of a search field with `placement`.
  func place(of placement: BarSearchPlacement) -> SearchPlace {
    if case .navigationBarDrawer = placement { return .row }
    return searchPlace
  }

  /// Whether a search in a row of the bar hides the rows above it.
  ///
  /// The platform's search controllers hide the bar by default; for tablets, and for the places of fields from iOS 26
  /// on, nothing is known, so that their bars stay.
  var hidesTitleWhileSearching: Bool {
    traits.device.idiom == .phone && !traits.platform.isGlass
  }

  /// The remaining height of the title's row while a search hides it: nothing, which is a guess.
  var titleWhileSearching: PlatformMetric {
    PlatformMetric(0, .proposed, "searchBar.presentation")
  }

  /// The height of a field's row.
  var searchRow: Double { searchAbove.points + searchField.points + searchBelow.points }

  var scopes: PlatformMetric { ControlMetrics(traits.platform).segmentedHeight }

  /// The space below the scopes of a search; no source gives it.
  var scopesBelow: PlatformMetric { PlatformMetric(8, .proposed, "searchBar.scopes") }

  /// The height of the field, which grows with the user's text size.
  var searchField: PlatformMetric {
    ControlMetrics(traits.platform).searchFieldHeight(at: traits.typeSize)
      .corrected(.searchFieldHeight, by: traits.corrections)
  }

  /// The space above the field in its row.
  var searchAbove: PlatformMetric { PlatformMetric(1, .medium, "navigationBar.search_row_height") }

  /// The space below the field in its row: 52 is 1 above, 36, and 15 below.
  var searchBelow: PlatformMetric { PlatformMetric(15, .medium, "navigationBar.search_row_height") }

  /// The distance of the field from the sides of a bar of `width`, which is that of a large title.
  func searchInset(width: Double) -> PlatformMetric {
    PlatformMetric(
      largeTitleInset(width: width).points,
      .proposed,
      "navigationBar.search_row_height"
    )
  }

  /// Whether the button that ends a search shows text, not a circle.
  var showsCancelWord: Bool { !traits.platform.isGlass }

  /// The distance of the button that ends a search from the field; no source gives it.
  var cancelGap: PlatformMetric { PlatformMetric(8, .proposed, "searchBar.cancel") }

  /// The width of a field at the trailing end.
  var searchWidth: PlatformMetric { PlatformMetric(240, .medium, "searchBar.ipad_hosted_width") }

  /// The distance of a field at the trailing end from the edge.
  var searchTrailing: PlatformMetric { PlatformMetric(15, .medium, "searchBar.ipad_hosted_width") }

  /// The distance of a field at the trailing end from the buttons.
  var searchGap: PlatformMetric { PlatformMetric(12, .medium, "navigationBar.button_group_gap") }

  /// The height of a field at the lower edge; at larger text sizes at least that of a field elsewhere.
  var searchBar: PlatformMetric {
    PlatformMetric(
      max(48, searchField.points),
      traits.typeSize == .large ? .high : .proposed,
      "searchBar.bottom"
    )
  }

  /// The distance of a field at the lower edge from the sides.
  var searchBarInset: PlatformMetric { PlatformMetric(28, .high, "searchBar.bottom") }

  /// The distance of a field at the lower edge from the edge of its surface, whose bottom inset, including
  /// the keyboard and tab bars, is `safeBottom`.
  ///
  /// It extends slightly into the home indicator's area.
  func searchBarBottom(above safeBottom: Double) -> Double {
    safeBottom > traits.safeArea.bottom ? safeBottom : 28
  }
}
