import FlowEngine

extension SurfaceBuilder {
  /// The bars of a screen, as its content last configured them.
  func bars(
    at index: Int,
    in stack: LiveStack,
    _ memory: ScreenMemory,
    within bars: EnclosingBars
  ) -> ScreenBars {
    let bar = bar(at: index, in: stack, memory, isBehindMore: bars.isBehindMore)
    let search = bar == nil ? nil : searchField(memory.barConfiguration?.search, in: memory)
    var own = ScreenBars(bar: bar, insets: insets(within: bars), underlap: bars.tabsBelow ?? 0)
    if bar == nil { own.insets.top += bars.tabsAbove }
    if let search, search.place == .bottom {
      own.searchBar = BottomSearchBar(search: search, metrics: navigationBar)
    }
    own.strips = strips(of: memory, in: stack, within: bars)
    if bar != nil { own.suggestions = suggestions(of: memory) }
    return own
  }

  /// The height of the bar of a screen's items on the keyboard; 0 without one.
  func heightOnKeyboard(of memory: ScreenMemory) -> Double {
    guard showsItemsOnKeyboard(memory.barConfiguration) else { return 0 }
    return BarStrip(place: .keyboard, items: memory.barInbox, traits: stage.traits, inset: 0)
      .height.points
  }

  private func showsItemsOnKeyboard(_ configuration: BarConfiguration?) -> Bool {
    configuration?.places.contains(BarPlaces(.keyboard)) == true && hasKeyboard
      && stage.traits.keyboardHeight > 0
  }

  /// The suggestions of an active search.
  private func suggestions(of memory: ScreenMemory) -> SearchSuggestions? {
    guard memory.search.isActive, !memory.search.hidesSuggestions,
      memory.barConfiguration?.search != nil,
      memory.barConfiguration?.places.contains(BarPlaces(.suggestions)) == true
    else { return nil }
    let search = memory.search
    return SearchSuggestions(items: memory.barInbox) { [weak stage, weak search] completion in
      search?.complete(completion)
      stage?.focus.request = .nothing
    }
  }

  /// The bars of a screen's items at its lower edge, and on the keyboard while the keyboard is shown.
  private func strips(
    of memory: ScreenMemory,
    in stack: LiveStack,
    within bars: EnclosingBars
  ) -> [BarStrip] {
    guard let configuration = memory.barConfiguration, !configuration.places.isEmpty else {
      return []
    }
    var places: [BarStrip.Place] = []
    // A plain screen has no bars.
    if !configuration.places.isDisjoint(with: .bottomBar), !configuration.hidesBottomBar,
      !stack.isPlainScreen
    {
      places.append(.bottom)
    }
    if showsItemsOnKeyboard(configuration) { places.append(.keyboard) }
    var edge = bars
    if bars.tabsTakeBottomBar { edge.tabsBelow = nil }
    return places.map {
      BarStrip(
        place: $0,
        items: memory.barInbox,
        traits: stage.traits,
        inset: insets(within: edge, isAboveKeyboard: false).bottom,
        looks: $0 == .bottom ? configuration.looks(of: .bottomBar) : []
      )
    }
  }
}

/// The bars between content and the edges of its surface.
struct EnclosingBars {
  /// The insets that a tab screen of the app leaves; `nil` if the content is in none.
  var own: Insets?

  /// Whether a navigation bar with a way back from pushed tabs already keeps the distance from the upper
  /// edge.
  var isBelowBar = false

  /// The height that a tab bar at the upper edge takes from screens without a navigation bar.
  var tabsAbove = 0.0

  /// The height that tab bars and the home indicator take at the lower edge; `nil` without a tab bar there.
  ///
  /// The content's frame ends where the bar begins, but its screens extend under the bar.
  var tabsBelow: Double?

  /// Whether the tab bar at the lower edge replaces the screens' own bars there.
  var tabsTakeBottomBar = false

  /// Whether a column is between the content and the leading edge.
  var hasLeadingNeighbour = false

  /// Whether a column is between the content and the trailing edge.
  var hasTrailingNeighbour = false

  /// Whether the enclosing tab has no button of its own, so that a way back leads to the list behind “More”.
  var isBehindMore = false

  /// The part of the insets `own` at the lower edge that the keyboard takes, above which no bar of tabs rises.
  var keyboardRise = 0.0

  static let none = EnclosingBars()
}
