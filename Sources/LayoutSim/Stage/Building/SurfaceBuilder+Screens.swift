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
    let search = stage.memory(of: screen).barConfiguration?.search
    return ScreenBox(
      bar: bar,
      insets: insets,
      underlap: bars.tabsBelow ?? 0,
      searchBar: bar != nil && navigationBar.searchPlace == .bottom
        ? searchField(search, of: screen).map {
          BottomSearchBar(search: $0, metrics: navigationBar)
        } : nil,
      strips: strips(of: screen, in: stack, within: bars),
      probe: index == 0 ? probe : nil,
      content: screenContent(screen, in: stack, within: bars)
    )
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
    // A plain screen has no bars.
    if !configuration.places.isDisjoint(with: .bottomBar), !stack.isPlainScreen {
      places.append(.bottom)
    }
    if configuration.places.contains(BarPlaces(.keyboard)), isFront, stage.traits.keyboardHeight > 0 {
      places.append(.keyboard)
    }
    return places.map {
      BarStrip(
        place: $0,
        items: memory.barInbox,
        traits: stage.traits,
        inset: insets(within: bars, isAboveKeyboard: false).bottom
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
      } ?? stage.element(for: screen, kind: screen.kind(on: surface))
    return AnyElement(
      CollectingBarItems(inbox: memory.barInbox, content: StateScope(memory.state) { content })
        .inherited(\.horizontalSizeClass, horizontalSizeClass)
        .inherited(\.canNavigateBack, screen.canNavigateBack)
        .inherited(
          \.navigationBackAction,
          stage.backAction(from: screen, on: stack, of: surface)
        )
        .inherited(\.coordinator, screen.wrapper.coordinator)
        .inherited(
          \.keyboardRise,
          insets(within: bars).bottom - insets(within: bars, isAboveKeyboard: false).bottom
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
        .onPreferenceChange(SheetConfigurationKey.self) { [weak memory] in
          memory?.sheetConfiguration = $0
        }
        .id(memory.number)
    )
  }
}

extension LiveScreen {
  /// Goes back from this screen; `nil` if and only if there is nothing to go back to.
  func backAction(on stack: LiveStack) -> (@MainActor @Sendable () -> Void)? {
    guard canNavigateBack else { return nil }
    return { [weak host = stack.host] in host?.pop() }
  }
}
