/// The bar that a stage draws over a screen: a title, a way back, and the screen's own buttons.
///
/// Its row of buttons keeps its height, because its labels follow the user's text size only up to a limit. A
/// large title and a search field are below that row and grow.
struct NavigationBar: Element {
  let title: String?

  /// Whether the title is large, in a separate row.
  var isLarge = false

  /// Whether a large title has moved into the row of buttons because content was scrolled.
  var isCollapsed = false

  /// Whether the title is shown, not just known.
  var showsTitle = true

  /// The facts about it that trees of all boxes print.
  var looks: [Fact] = []

  /// Whether an active search hides everything but its own rows.
  var isSearchOnly = false

  /// The button that shows or hides a sidebar; `nil` without one.
  var toggle: BarButton?

  var back: Back?

  /// The screen's own items; `nil` if it has none here.
  var items: BarInbox?

  /// The search field; `nil` without one, or if it is not in this bar.
  var search: Search?

  /// Whether the scopes of the search are shown in a separate row.
  var showsScopes = false

  let metrics: NavigationBarMetrics

  /// The width of the surface that the bar is on.
  let width: Double

  /// The button that goes back.
  struct Back {
    /// The title of the screen to which it goes back; `nil` if it has none.
    let previous: String?

    /// The title beside it; `nil` if there is none.
    var title: String?

    /// Measures both, to find out whether there is room for the previous title.
    let measurer: any TextMeasurer

    /// The identity of the button if it leads to the list of the tabs behind “More”.
    var key: LayerKey?

    /// Goes back; `nil` shows the list of the tabs behind “More”.
    let action: (@MainActor @Sendable () -> Void)?

    /// The screens in its menu, the nearest first; empty if there is none that the button does not lead to.
    var menu: [Earlier] = []

    /// An earlier screen, with the way back to it.
    struct Earlier {
      let title: String?
      let action: @MainActor () -> Void
    }
  }

  /// A search field.
  struct Search {
    let prompt: String
    let place: NavigationBarMetrics.SearchPlace

    /// Whether a separate row disappears as content is scrolled.
    let hidesOnScroll: Bool

    /// Whether it has disappeared.
    var isHidden = false

    let state: ScreenSearch

    /// Ends the search; `nil` while none is active.
    var cancel: (@MainActor () -> Void)?

    @MainActor var entry: SearchEntry {
      var entry = SearchEntry(prompt, words: state.words)
      entry.focusInBar = state.focus
      entry.submit = { [weak state, prompt] in state?.submit(prompt) }
      return entry
    }
  }

  /// The height of the whole bar.
  var height: Double { lengths.reduce(0) { $0 + $1.points } }

  /// Whether its title is large before anything is scrolled, which determines where content begins.
  var hasLargeTitle: Bool { isLarge || isCollapsed }

  /// The height that the bar has lost since content was scrolled, or to a search.
  var collapsedHeight: Double {
    (isSearchOnly ? metrics.inlineHeight.points : 0)
      + (isCollapsed ? metrics.largeTitleZone.points : 0)
      + (search?.isHidden == true ? metrics.searchRow : 0)
  }

  /// The search field that is shown.
  private var shownSearch: Search? { search?.isHidden == true ? nil : search }

  /// The components of the height.
  private var lengths: [PlatformMetric] {
    var lengths = isSearchOnly ? [metrics.titleWhileSearching] : [metrics.inlineHeight]
    if isLarge { lengths.append(metrics.largeTitleZone) }
    if shownSearch?.place == .row {
      lengths += [metrics.searchAbove, metrics.searchField, metrics.searchBelow]
    }
    if showsScopes { lengths += [metrics.scopes, metrics.scopesBelow] }
    return lengths
  }

  var body: some Element {
    let trailing = entries(at: .trailing)
    let overflow = entries(at: .overflow)
    if trailing.count > 1 || !overflow.isEmpty {
      CrowdedBar { room in
        bar(trailing, behind: Array(trailing.dropFirst(room.assumed)) + overflow, room)
      }
    } else {
      bar(trailing, behind: [], nil)
    }
  }

  /// The items of the screen at `place`.
  private func entries(at place: BarPlace) -> [BarEntry] {
    isSearchOnly ? [] : items?.entries(at: place) ?? []
  }

  /// The bar with the buttons at its trailing end, of which those `behind` are in a menu.
  private func bar(
    _ trailing: [BarEntry],
    behind: [BarEntry],
    _ room: Assumption<Int>?
  ) -> some Element {
    let leading = entries(at: .leading)
    var layout = layout
    layout.room = room
    layout.hasMore = !isSearchOnly && items?.entry(at: .overflow) != nil
    return Container(layout) {
      if let back {
        BackItem(back: back, metrics: metrics, width: width).containerValue(
          BarPartKey.self,
          .leading
        )
      }
      if let toggle {
        PlacedBarItem(entry: BarEntry(toggle, at: .leading), face: metrics.face)
          .containerValue(BarPartKey.self, .leading)
      }
      if !leading.isEmpty {
        Each(platform: leading.indices, id: \.self) {
          PlacedBarItem(entry: leading[$0], face: metrics.face)
            .containerValue(BarPartKey.self, .leading)
        }
      }
      if !trailing.isEmpty {
        Each(platform: trailing.indices, id: \.self) {
          PlacedBarItem(entry: trailing[$0], face: metrics.face)
            .containerValue(BarPartKey.self, .trailing($0))
        }
      }
      if !behind.isEmpty {
        MoreItems(entries: behind, metrics: metrics).containerValue(BarPartKey.self, .more)
      }
      titleOrMenu.containerValue(BarPartKey.self, .title)
      if let principal {
        PlacedBarItem(entry: principal).containerValue(BarPartKey.self, .principal)
      }
      if let search = shownSearch {
        SearchBarField(search: search, entry: search.entry, metrics: metrics)
          .environment(\.dynamicTypeSize, metrics.traits.typeSize)
          .containerValue(BarPartKey.self, .search)
      }
      if showsScopes, let scopes = items?.entry(at: .scopes) {
        PlacedBarItem(entry: scopes).containerValue(BarPartKey.self, .scopes)
      }
    }
    .transformEnvironment(\.self) { [typeSize = metrics.typeSize] in
      $0.lineLimit = 1
      $0.dynamicTypeSize = typeSize
    }
    .layer(
      Semantics(
        role: .navigationBar,
        detail: .semantic,
        label: title,
        flags: NodeFlags(of: lengths),
        facts: (titleFact.map { [$0] } ?? [])
          + (search?.isHidden == true ? [.hiddenSearch] : []),
        looks: looks + (shownSearch?.hidesOnScroll == true ? [.hidingSearch] : [])
      )
    )
  }

  /// The fact about the title, unless it is in the row of the buttons.
  private var titleFact: Fact? {
    if isSearchOnly { return title == nil ? nil : .titleHiddenBySearch }
    if isLarge { return .largeTitle }
    if isCollapsed { return .collapsedTitle }
    guard title != nil else { return nil }
    if principal != nil { return Fact("title", "replaced") }
    if !showsTitle { return Fact("title", "removed") }
    return items?.entry(at: .titleMenu) == nil ? nil : Fact("title", "menu")
  }

  /// The title, which a principal item replaces unless the title is large: then the title is below the row of the
  /// buttons.
  @ElementBuilder private var titleOrMenu: some Element {
    if isSearchOnly {
      EmptyElement()
    } else if let title, isLarge {
      BarTitle(title: title, isLarge: isLarge, metrics: metrics, width: width)
    } else if principal == nil, showsTitle, let title {
      if items?.entry(at: .titleMenu) == nil {
        BarTitle(title: title, isLarge: isLarge, metrics: metrics, width: width)
      } else {
        TitleMenu(title: title, entries: entries(at: .titleMenu), metrics: metrics)
      }
    }
  }

  /// The item in place of an inline title; `nil` if there is none.
  private var principal: BarEntry? { isSearchOnly ? nil : items?.entry(at: .principal) }

  private var layout: NavigationBarLayout {
    var layout = NavigationBarLayout(
      margin: metrics.margin.points,
      rowHeight: metrics.inlineHeight.points,
      buttonHeight: metrics.buttonHeight,
      backMargin: back == nil ? nil : metrics.backMargin,
      pixel: metrics.traits.device.pixel
    )
    if isLarge {
      layout.largeTitle = Point(
        x: metrics.largeTitleInset(width: width).points,
        y: metrics.inlineHeight.points + metrics.largeTitleOffset.points
      )
    }
    let scopes = showsScopes ? metrics.scopes.points + metrics.scopesBelow.points : 0
    layout.scopes = (
      inset: metrics.searchInset(width: width).points,
      below: metrics.scopesBelow.points
    )
    guard let search = shownSearch else { return layout }
    switch search.place {
    case .row:
      layout.search = .row(
        inset: metrics.searchInset(width: width).points,
        below: metrics.searchBelow.points + scopes
      )
    case .end:
      layout.search = .end(
        width: metrics.searchWidth.points,
        trailing: metrics.searchTrailing.points,
        gap: metrics.searchGap.points
      )
    case .bottom: break
    }
    return layout
  }
}

extension Fact {
  /// The fact of a bar whose large title has moved into the row of buttons.
  static let collapsedTitle = Fact("title", "collapsed")

  /// The fact of a bar whose title has disappeared because of an active search.
  static let titleHiddenBySearch = Fact("title", "hidden")

  /// The fact of a bar whose search field has disappeared because content was scrolled.
  static let hiddenSearch = Fact("search", "hidden")

  /// The fact, in trees of all boxes, of a bar whose search field disappears as content is scrolled.
  static let hidingSearch = Fact("search", "hides")
}
