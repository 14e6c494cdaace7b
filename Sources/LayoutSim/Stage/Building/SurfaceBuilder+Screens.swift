import FlowEngine

extension SurfaceBuilder {
  /// One screen of `stack` with its bar.
  func screenBox(at index: Int, in stack: LiveStack, within bars: EnclosingBars) -> some Element {
    read(
      box(at: index, in: stack, within: bars),
      of: stage.memories.memory(of: stack.screens[index]),
      within: bars
    )
  }

  /// The `content` of a screen, through which the screen is observed while it is covered.
  func read<Content: Element>(
    _ content: Content,
    of memory: ScreenMemory,
    within bars: EnclosingBars
  ) -> TrackedScreen<Content> {
    TrackedScreen(
      memory: memory,
      bars: bars,
      column: column,
      models: stage.memories.presented.models,
      isAside: isAside,
      content: content
    )
  }

  private func box(at index: Int, in stack: LiveStack, within bars: EnclosingBars) -> ScreenBox {
    let screen = stack.screens[index]
    // Looked up once, because routes are hashed for it.
    let memory = stage.memories.memory(of: screen)
    guard screen.tabs == nil else { return tabsScreen(at: index, memory, in: stack, within: bars) }
    memory.beginBars()
    let own = self.bars(at: index, in: stack, memory, within: bars)
    let drawn = memory.drawn
    return ScreenBox(
      own,
      // The stack of an element is measured as part of the root screen.
      in: index == 0 && !stack.isOfElement && slot?.measuring != nil ? slot : nil,
      content: screenContent(screen, memory, in: stack, within: bars, safeArea: own.safeArea),
      titleAbove: memory.titleAbove
    ) { [self] in
      let renewed =
        memory.hasOtherBars(than: drawn)
        ? self.bars(at: index, in: stack, memory, within: bars) : nil
      if let renewed, (renewed.suggestions == nil) != (own.suggestions == nil) {
        memory.noteOutdatedContent()
      }
      return renewed
    }
  }

  /// Tabs in place of a screen, which have their own bars and keep the distances that no enclosing bar keeps.
  private func tabsScreen(
    at index: Int,
    _ memory: ScreenMemory,
    in stack: LiveStack,
    within bars: EnclosingBars
  ) -> ScreenBox {
    let bar = bar(at: index, in: stack, memory, isBehindMore: bars.isBehindMore)
    var inside = bars
    inside.isBehindMore = false
    if bar != nil {
      inside.isBelowBar = true
      // The bar is in the row of a tab bar at the upper edge.
      inside.tabsAbove = 0
    }
    return ScreenBox(
      ScreenBars(bar: bar, insets: bar == nil ? .zero : Insets(top: insets(within: bars).top)),
      content: screenContent(stack.screens[index], memory, in: stack, within: inside)
    )
  }

  /// The content of a screen, with its inherited values and those that it passes up.
  ///
  /// Stacks in it keep `safeArea` from the edges; if that is `nil`, only their roots are resolved.
  func screenContent(
    _ screen: LiveScreen,
    _ memory: ScreenMemory,
    in stack: LiveStack,
    within bars: EnclosingBars,
    safeArea: Insets? = nil
  ) -> AnyElement {
    let tabs = screen.tabs.map { tabs in
      overlaid(
        AnyElement(tabsBox(tabs, within: bars).layer(Semantics(role: .tabs, facts: tabs.facts))),
        at: tabs.owner.serial,
        within: bars
      )
    }
    let (stage, surface) = (stage, surface)
    let (sizeClass, coordinator) = (horizontalSizeClass, screen.wrapper.coordinator)
    let wayBack = memory.wayBack(from: ScreenExit(of: screen, on: stack, in: surface)) {
      guard let back = backAction(from: screen, on: stack) else { return BackAction() }
      let dismissal = ScreenDismissal(of: screen, memory, on: stage, by: back)
      return BackAction(action: back) { dismissal.perform() }
    }
    let rise =
      insets(within: bars).bottom - insets(within: bars, isAboveKeyboard: false).bottom
      + (screen.tabs == nil ? heightOnKeyboard(of: memory) : 0)
    let (isOfElement, isPlain) = (stack.isOfElement, stack.isPlainScreen)
    let place = ScreenPlace(
      route: screen.wrapper.route.identifier,
      surface: surface.owner.serial,
      subject: screen.key
    )
    let tabsAbove = stack.elementScreen?.place == .tab(isOnStack: false) ? bars.tabsAbove : 0
    let site = safeArea.map {
      StackSite.Present(builder: self, screen: screen, safeArea: $0, tabsAbove: tabsAbove)
    }
    return AnyElement(
      // All values are changed at once, because each change copies them.
      CollectingBarItems(inbox: memory.barInbox) { [weak stage, weak memory] values in
        values.horizontalSizeClass = sizeClass
        values.canNavigateBack = screen.canNavigateBack
        values.wayBack = wayBack
        values.coordinator = coordinator
        // The space that a stack leaves its screens was measured with the keyboard.
        values.keyboardRise = isOfElement && !isPlain ? values.keyboardRise + rise : rise
        values.screenPlace = place
        if isOfElement, screen.depth > 0 || screen.column?.previous != nil {
          values.presentationDismissal = nil
        }
        values.stackSite = memory?.stackSite
        guard let memory else { return }
        values.editMode = memory.editMode
        let search = memory.search
        guard search.link != nil else { return }
        values.isSearching = search.isActive
        values.dismissSearch = search.dismissal { [weak stage, weak search] in
          if let stage { search?.end(on: stage) }
        }
      } content: {
        ConfiguringScreen(memory: memory, presented: stage.memories.presented) {
          ScreenContent(memory: memory, site: site) {
            [unowned stage] in tabs ?? stage.screens.element(for: screen, on: stack, of: surface)
          }
        }
      }
      .id(memory.number)
    )
  }
}

extension LiveScreen {
  /// Goes back from this screen; `nil` if and only if there is nothing to go back to.
  ///
  /// From the root of a column it leads to the column before, in whose lists no row is selected afterwards.
  func backAction(
    on stack: LiveStack,
    _ memories: StageMemory
  ) -> (@MainActor @Sendable () -> Void)? {
    guard canNavigateBack else { return nil }
    if let column, let previous = column.previous {
      let uncovered = stack.screens.prefix { $0.key != key }.last
      return { [weak split = column.split, weak memories] in
        // This comes first, because the content that an app shows for no selection may be in the column that is left.
        if let uncovered { memories?.deselectRows(of: uncovered) }
        split?.select(previous, for: .back)
      }
    }
    let host = column?.host ?? stack.host
    if let elementScreen = host as? ElementScreen {
      return { [weak elementScreen] in elementScreen?.leave() }
    }
    return { [weak host] in host?.pop() }
  }
}

/// Everything that decides how a screen is left.
struct ScreenExit: Equatable {
  private let screen: ScreenKey
  private let surface: Int
  private let host: Int
  private let previousColumn: SplitColumn?
  private let uncovered: ScreenKey?
  private let canNavigateBack: Bool

  @MainActor
  init(of screen: LiveScreen, on stack: LiveStack, in surface: LiveSurface) {
    self.screen = ScreenKey(screen)
    self.surface = surface.owner.serial
    host = (screen.column?.host ?? stack.host).serial
    previousColumn = screen.column?.previous
    uncovered = stack.screens.prefix { $0.key != screen.key }.last.map { ScreenKey($0) }
    canNavigateBack = screen.canNavigateBack
  }
}

extension LiveStack {
  /// The top screens of columns that are below another one, if columns are one above the other.
  var screensBelowColumns: [LiveScreen] {
    zip(screens, screens.dropFirst()).filter { $1.column?.previous != nil }.map { $0.0 }
  }
}
