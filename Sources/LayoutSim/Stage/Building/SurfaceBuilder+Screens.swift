import FlowEngine

extension SurfaceBuilder {
  /// One screen of `stack` with its bar.
  func screenBox(at index: Int, in stack: LiveStack, within bars: EnclosingBars) -> some Element {
    let screen = stack.screens[index]
    let bar = bar(at: index, in: stack, isBehindMore: bars.isBehindMore)
    var insets = insets(within: bars)
    if bar == nil { insets.top += bars.tabsAbove }
    guard screen.tabs == nil else {
      return tabsScreen(screen, in: stack, under: bar, insets: insets, within: bars)
    }
    let memory = stage.memory(of: screen)
    let search = bar == nil ? nil : searchField(memory.barConfiguration?.search, of: screen)
    return ScreenBox(
      bar: bar,
      insets: insets,
      underlap: bars.tabsBelow ?? 0,
      searchBar: search.flatMap {
        $0.place == .bottom ? BottomSearchBar(search: $0, metrics: navigationBar) : nil
      },
      strips: strips(of: screen, in: stack, within: bars),
      suggestions: bar == nil ? nil : suggestions(of: memory),
      probe: index == 0 ? probe : nil,
      content: screenContent(screen, in: stack, within: bars)
    )
  }

  /// The height of the bar of a screen's items on the keyboard; 0 without one.
  private func heightOnKeyboard(of screen: LiveScreen) -> Double {
    let memory = stage.memory(of: screen)
    guard showsItemsOnKeyboard(memory.barConfiguration) else { return 0 }
    return BarStrip(place: .keyboard, items: memory.barInbox, traits: stage.traits, inset: 0)
      .height.points
  }

  private func showsItemsOnKeyboard(_ configuration: BarConfiguration?) -> Bool {
    configuration?.places.contains(BarPlaces(.keyboard)) == true && isFront
      && stage.traits.keyboardHeight > 0
  }

  /// The suggestions of a search that is going on.
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

  /// The bars of a screen's items at its lower edge, and on the keyboard while that is shown.
  private func strips(
    of screen: LiveScreen,
    in stack: LiveStack,
    within bars: EnclosingBars
  ) -> [BarStrip] {
    let memory = stage.memory(of: screen)
    let configuration = memory.barConfigurationToDraw()
    var places: [BarStrip.Place] = []
    // A plain screen has no bars, unless its content has an area with them.
    if !configuration.places.isDisjoint(with: .bottomBar), !configuration.hidesBottomBar,
      !stack.isPlainScreen || configuration.hasNavigationArea
    {
      places.append(.bottom)
    }
    if showsItemsOnKeyboard(configuration) { places.append(.keyboard) }
    return places.map {
      BarStrip(
        place: $0,
        items: memory.barInbox,
        traits: stage.traits,
        inset: insets(within: bars, isAboveKeyboard: false).bottom,
        looks: $0 == .bottom ? configuration.looks(of: .bottomBar) : []
      )
    }
  }

  /// Tabs in place of a screen, which have their own bars and keep the distances that no enclosing bar keeps.
  private func tabsScreen(
    _ screen: LiveScreen,
    in stack: LiveStack,
    under bar: NavigationBar?,
    insets: Insets,
    within bars: EnclosingBars
  ) -> ScreenBox {
    var inside = bars
    inside.isBehindMore = false
    if bar != nil {
      inside.isBelowBar = true
      // The bar is in the row of a tab bar at the upper edge.
      inside.tabsAbove = 0
    }
    return ScreenBox(
      bar: bar,
      insets: bar == nil ? .zero : Insets(top: insets.top),
      content: screenContent(screen, in: stack, within: inside)
    )
  }

  /// The content of a screen, with the values that it inherits and passes up.
  func screenContent(
    _ screen: LiveScreen,
    in stack: LiveStack,
    within bars: EnclosingBars
  ) -> AnyElement {
    let memory = stage.memory(of: screen)
    let content =
      screen.tabs.map { tabs in
        overlaid(
          AnyElement(
            tabsBox(tabs, within: bars).layer(Semantics(role: .tabs, facts: tabs.facts))
          ),
          at: tabs.owner.serial,
          within: bars
        )
      } ?? stage.element(for: screen, on: stack, of: surface)
    return AnyElement(
      CollectingBarItems(inbox: memory.barInbox, content: StateScope(memory.state) { content })
        .inherited(\.horizontalSizeClass, horizontalSizeClass)
        .inherited(\.canNavigateBack, screen.canNavigateBack)
        .inherited(\.editMode, memory.editMode)
        .inherited(
          \.navigationBackAction,
          stage.backAction(from: screen, on: stack, of: surface)
        )
        .inherited(\.coordinator, screen.wrapper.coordinator)
        .transformInherited { [weak stage, weak memory] values in
          guard let search = memory?.search, search.link != nil else { return }
          values.isSearching = search.isActive
          values.dismissSearch = SearchDismissal { [weak stage, weak search] in
            if let search { stage?.end(search) }
          }
        }
        .inherited(
          \.keyboardRise,
          insets(within: bars).bottom - insets(within: bars, isAboveKeyboard: false).bottom
            + (screen.tabs == nil ? heightOnKeyboard(of: screen) : 0)
        )
        .inherited(
          \.screenPlace,
          ScreenPlace(
            route: screen.wrapper.route.identifier,
            surface: surface.owner.serial,
            subject: screen.key
          )
        )
        .onPreferenceChange(BarConfigurationKey.self) { [weak memory] in memory?.receive($0) }
        .onPreferenceChange(SheetConfigurationKey.self) {
          [weak memory, presented = stage.memories.presented] in
          memory?.receive($0, noting: presented)
        }
        .id(memory.number)
    )
  }
}

extension LiveScreen {
  /// Goes back from this screen, from the root of a column to the column before; `nil` if and only if there is nothing to go back to.
  func backAction(on stack: LiveStack) -> (@MainActor @Sendable () -> Void)? {
    guard canNavigateBack else { return nil }
    if let elementScreen = stack.elementScreen {
      return { [weak elementScreen] in elementScreen?.leave() }
    }
    if let column, let previous = column.previous {
      return { [weak split = column.split] in split?.select(previous, for: .back) }
    }
    return { [weak host = column?.host ?? stack.host] in host?.pop() }
  }
}
