/// The bars around the content of one screen, and the insets that they leave it.
@MainActor
struct ScreenBars {
  /// The bar at the upper edge; `nil` without one.
  let bar: NavigationBar?

  /// The insets of the screen, without its bars.
  var insets: Insets

  /// The distance that the content extends below the screen's frame, under a tab bar.
  let underlap: Double

  /// A search field at the lower edge.
  var searchBar: BottomSearchBar?

  /// The bars of the screen's items at the lower edge, from the edge upwards.
  var strips: [BarStrip] = []

  /// The suggestions of a search, over the content.
  var suggestions: SearchSuggestions?

  init(bar: NavigationBar?, insets: Insets, underlap: Double = 0) {
    self.bar = bar
    self.insets = insets
    self.underlap = underlap
  }
}

extension ScreenBars {
  /// The insets of the content, which include the bars.
  var safeArea: Insets {
    var safeArea = margins
    safeArea.top += bar?.height ?? 0
    safeArea.bottom = lowerBars.inset
    return safeArea
  }

  /// The height that they occupy in the sheet whose root is the screen.
  var heightInSheet: Double {
    safeArea.vertical - insets.bottom + (bar?.collapsedHeight ?? 0)
  }

  /// The layout of the bars and the content.
  var layout: ScreenLayout {
    ScreenLayout(
      insets: safeArea,
      barHeight: bar?.height,
      lowerBars: lowerBars.places,
      margins: margins,
      underlap: underlap,
      collapsedHeight: bar?.collapsedHeight ?? 0
    )
  }

  /// The space that the bars take.
  private var margins: Insets {
    var margins = insets
    if let bar { margins.top = bar.metrics.top(below: insets.top).points }
    return margins
  }

  /// The places of the bars at the lower edge, in their order, and the inset that they leave.
  private var lowerBars: (places: [LowerBar], inset: Double) {
    var places: [LowerBar] = []
    var inset = insets.bottom
    for strip in strips {
      let below = strip.liesOnKeyboard ? inset : strip.inset
      places.append(LowerBar(height: strip.height.points, below: below))
      inset = max(inset, below + strip.height.points)
    }
    if let searchBar {
      let below = searchBar.metrics.searchBarBottom(above: inset)
      places.append(LowerBar(height: searchBar.height, below: below))
      inset = below + searchBar.height
    }
    return (places, inset)
  }
}

/// The place of a bar at the lower edge of a screen.
struct LowerBar {
  let height: Double

  /// The distance of its lower edge from that of the surface.
  let below: Double
}
