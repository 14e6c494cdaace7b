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
      probe: index == 0 ? probe : nil,
      content: screenContent(screen, in: stack, within: bars)
    )
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
      StateScope(memory.state) { content }
        .inherited(\.horizontalSizeClass, horizontalSizeClass)
        .inherited(\.canNavigateBack, screen.canNavigateBack)
        .inherited(\.editMode, memory.editMode)
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
