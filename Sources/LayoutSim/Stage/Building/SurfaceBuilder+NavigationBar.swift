import FlowEngine

extension SurfaceBuilder {
  /// The bar of a screen that configures one or that has a way back; from the root of a stack behind “More” it leads to
  /// the list of tabs.
  func bar(
    at index: Int,
    in stack: LiveStack,
    _ memory: ScreenMemory,
    isBehindMore: Bool
  ) -> NavigationBar? {
    let screen = stack.screens[index]
    // The screens of tabs configure their own bars.
    let configuration = screen.tabs == nil ? memory.barConfigurationToDraw() : BarConfiguration()
    // A plain screen has no stack, and so no bar.
    if stack.isPlainScreen { return nil }
    // A detour without a bar gets one, so that there is always a way back.
    let isDetourRoot = index == 0 && surface.kind == .detour && surface.owner === stack.host
    let leadsToMore = isBehindMore && index == 0
    let leadsBack = index > 0 || isDetourRoot || leadsToMore
    let toggle = column?.toggle
    guard !configuration.isHidden, configuration.requiresBar || leadsBack || toggle != nil else {
      return nil
    }
    let hasLargeTitle =
      configuration.title != nil && !configuration.removesTitle
      && showsLargeTitle(at: index, in: stack)
    let collapsed = memory.collapse?.parts ?? []
    let isLarge = hasLargeTitle && !collapsed.contains(.title)
    var bar = NavigationBar(
      title: configuration.title,
      isLarge: isLarge,
      isCollapsed: hasLargeTitle && !isLarge,
      showsTitle: !configuration.removesTitle,
      looks: configuration.looks(of: .navigationBar),
      toggle: toggle,
      items: configuration.places.isDisjoint(with: .partsOfNavigationBar) ? nil : memory.barInbox,
      search: searchField(configuration.search, in: memory).flatMap {
        $0.place == .bottom ? nil : $0
      },
      showsScopes: showsScopes(configuration, of: memory),
      metrics: navigationBar,
      width: width
    )
    bar.isSearchOnly =
      memory.search.isActive && bar.search?.place == .row
      && navigationBar.hidesTitleWhileSearching && !configuration.keepsTitleWhileSearching
    if bar.isSearchOnly {
      // A large title disappears with it, and is no longer large when the bar comes back.
      (bar.isCollapsed, bar.isLarge) = (bar.isLarge || bar.isCollapsed, false)
      bar.toggle = nil
      return bar
    }
    guard leadsBack, !configuration.hidesBackButton else { return bar }
    let previous =
      leadsToMore ? MoreTabsPlace.title : index > 0 ? title(at: index - 1, in: stack) : nil
    let action = leadsToMore ? nil : screen.backAction(on: stack, stage.memories)
    guard leadsToMore || action != nil else { return bar }
    bar.back = NavigationBar.Back(
      previous: previous,
      title: isLarge ? nil : configuration.title,
      measurer: stage.measurer,
      key: leadsToMore ? .wayToMore(stack.host.serial) : nil,
      action: action,
      menu: backMenu(at: index, in: stack)
    )
    return bar
  }

  /// The screens in the menu that a long press on the back button opens, the nearest first; none if the button leads to
  /// the only one.
  ///
  /// A device has had it since iOS 14, also for a single screen; the first item is the previous screen
  /// (wikimedia/wikipedia-ios#3689: high). Choosing one removes all screens above it at once. A screen has its title
  /// there even if the button has no room for it.
  private func backMenu(at index: Int, in stack: LiveStack) -> [NavigationBar.Back.Earlier] {
    guard index > 1, stack.elementScreen != nil || !stack.isOfElement,
      stage.traits.platform != .macOS
    else { return [] }
    let host = stack.screens[index].column?.host ?? stack.host
    var items: [NavigationBar.Back.Earlier] = []
    for position in (0..<index).reversed() {
      let title = title(at: position, in: stack)
      let above = stack.screens[position + 1]
      if above.column?.previous != nil {
        // Going back from the root of a column keeps its stack; what is below the column before is out of reach from here.
        guard let action = above.backAction(on: stack, stage.memories) else { break }
        items.append(NavigationBar.Back.Earlier(title: title, action: action))
        break
      }
      items.append(
        NavigationBar.Back.Earlier(title: title) { [weak host, weak own = stack.elementScreen] in
          if let own { own.leaveAbove(position) } else { host?.goBack(by: index - position) }
        }
      )
    }
    return items.count > 1 ? items : []
  }

  /// The search field that a screen requests, bound to wherever the screen stores the text.
  func searchField(_ search: BarSearch?, in memory: ScreenMemory) -> NavigationBar.Search? {
    search.map { search in
      let place = navigationBar.place(of: search.placement)
      // A field with an active search stays.
      let hides = place == .row && search.placement.hidesOnScroll && !memory.search.isActive
      let cancel: @MainActor () -> Void = { [weak stage, weak state = memory.search] in
        if let stage { state?.end(on: stage) }
      }
      return NavigationBar.Search(
        prompt: search.prompt,
        place: place,
        hidesOnScroll: hides,
        isHidden: hides && memory.collapse?.parts.contains(.search) == true,
        state: memory.search,
        cancel: memory.search.isActive ? cancel : nil
      )
    }
  }

  /// Whether the scopes of a search are shown.
  private func showsScopes(_ configuration: BarConfiguration, of memory: ScreenMemory) -> Bool {
    guard let activation = configuration.scopeActivation, configuration.search != nil,
      memory.search.isActive, configuration.places.contains(BarPlaces(.scopes))
    else { return false }
    return activation != .onTextEntry || configuration.search?.words.isEmpty == false
  }

  // MARK: - Titles

  /// Whether the title of a screen is large; see ``ScreenTitleMode/automatic`` for the rule.
  private func showsLargeTitle(at index: Int, in stack: LiveStack) -> Bool {
    guard navigationBar.allowsLargeTitle else { return false }
    for position in stride(from: index, through: 0, by: -1) {
      let configuration = configuration(at: position, in: stack)
      switch configuration?.titleMode ?? .automatic {
      case .large: return true
      case .inline: return false
      case .automatic:
        if position == 0 { return configuration?.prefersLargeTitles ?? true }
      }
    }
    return false
  }

  /// The title of a screen that is covered by another.
  private func title(at index: Int, in stack: LiveStack) -> String? {
    configuration(at: index, in: stack)?.title
  }

  /// The bar configuration of a screen, laid out aside if it was never on screen.
  ///
  /// Tabs configure nothing: their screens have their own bars.
  @discardableResult
  func configuration(at index: Int, in stack: LiveStack) -> BarConfiguration? {
    let screen = stack.screens[index]
    guard screen.tabs == nil else { return nil }
    let memory = stage.memories.memory(of: screen)
    if memory.barConfiguration == nil, index < stack.screens.count - 1 {
      var aside = self
      aside.isAside = true
      let inbox = PresentationInbox()
      _ = layOutAside {
        inbox.begin()
        let content = aside.read(
          screenContent(screen, memory, in: stack, within: .none),
          of: memory,
          within: .none
        )
        return InheritedModifier(content: content) { $0.presentationInbox = inbox }
      }
      stage.memories.knownMemory(of: surface)?.presenter
        .follow(inbox.requests, below: memory.number)
    }
    return memory.barConfiguration
  }
}
