import FlowEngine

/// Builds what is on one surface, for one pass.
@MainActor
struct SurfaceBuilder {
  let stage: Stage
  let surface: LiveSurface

  /// Whether a cover hides the surface, so that nothing on it is laid out.
  let isHidden: Bool

  /// Whether nothing is in front of the surface, so that the keyboard is for it.
  let isFront: Bool

  /// What its screens wish for it, if it is a sheet.
  let wishes: SheetWishes

  /// The room for it, if it is a sheet.
  let room: SheetRoom

  init(stage: Stage, surface: LiveSurface, isHidden: Bool, isFront: Bool) {
    self.stage = stage
    self.surface = surface
    self.isHidden = isHidden
    self.isFront = isFront
    wishes = stage.sheetWishes(of: surface)
    room = SheetRoom(stage.traits, wishes: wishes, isFront: isFront)
  }

  /// The surface's content; the surface itself is the layer that an outline prints.
  func content() -> AnyElement {
    element(for: surface.content, within: [])
  }

  /// The surface's content as a layer of its own.
  func layeredContent() -> AnyElement {
    guard surface.kind == .detour, case .tabs = surface.content, !isHidden else {
      return layer(for: surface.content, within: [])
    }
    // No screen of tabs leads out of a detour, so a bar above them does.
    return AnyElement(
      ScreenBox(
        bar: NavigationBar(
          title: nil,
          back: NavigationBar.Back(label: BarMetrics.fallbackBackLabel) {
            [weak owner = surface.owner] in
            owner?.pop()
          },
          buttons: [],
          height: stage.bars.navigationBar(inSheet: surface.style == .sheet),
          typeSize: stage.bars.typeSize
        ),
        insets: Insets(top: insets(within: []).top),
        content: layer(for: surface.content, within: .above)
      )
    )
  }

  /// What a screen on the surface keeps free of content.
  func insets(within bars: OuterBars) -> Insets {
    var insets =
      switch surface.style {
      case .base, .cover: stage.traits.safeArea
      case .sheet: sheetInsets
      }
    if bars.contains(.above) { insets.top = 0 }
    // Above a bar of tabs only what the keyboard covers beyond the bar is not safe.
    let barHeight = bars.contains(.below) ? stage.bars.tabBar + insets.bottom : 0
    if bars.contains(.below) { insets.bottom = 0 }
    if surface.style != .sheet, isFront {
      insets.bottom = max(insets.bottom, stage.traits.keyboardHeight - barHeight)
    }
    return insets
  }

  /// The width of everything on the surface.
  var width: Double {
    surface.style == .sheet ? room.width : stage.traits.window.width
  }

  // MARK: - Stacks and tabs

  private func layer(for content: LiveContent, within bars: OuterBars) -> AnyElement {
    AnyElement(
      element(for: content, within: bars)
        .layer(content.role, flags: isHidden ? .covered : [], facts: content.facts)
    )
  }

  private func element(for content: LiveContent, within bars: OuterBars) -> AnyElement {
    switch content {
    case .stack(let stack): AnyElement(stackBox(stack, within: bars))
    case .tabs(let tabs): AnyElement(tabsBox(tabs, within: bars))
    }
  }

  private func stackBox(_ stack: LiveStack, within bars: OuterBars) -> some Element {
    let top = stack.screens.count - 1
    return Layers {
      Each(stack.screens.indices, id: \.self) { index in
        let screen = stack.screens[index]
        if index < top || isHidden {
          Mention(
            .screen,
            route: screen.route,
            flags: screen.flags.union(.covered),
            facts: screen.facts
          )
        } else {
          self.screenBox(at: index, in: stack, within: bars)
            .layer(
              .screen,
              route: screen.route,
              flags: screen.flags.union(.top),
              facts: screen.facts
            )
        }
      }
    }
  }

  /// The tabs of a tab coordinator, of which the selected one is expanded.
  func tabsBox(_ tabs: LiveTabs, within bars: OuterBars) -> TabsBox {
    TabsBox(
      tabs: tabs.owner.children.enumerated().map { index, tab in
        if tab.tabItem == nil {
          stage.reportMissingTabItem(of: tab, at: index, in: tabs.owner)
        }
        return TabsBox.Tab(
          route: tab.rootRoute.identifier,
          title: tab.tabItem?.text ?? "no tabItem",
          image: tab.tabItem?.image ?? "questionmark",
          badge: tab.tabBadge,
          select: selectAction(for: index, of: tabs)
        )
      },
      selected: tabs.selected,
      barHeight: stage.bars.tabBar,
      bottomInset: insets(within: bars).bottom,
      isHidden: isHidden,
      content: tabs.content.map { layer(for: $0, within: bars.union(.below)) }
        ?? AnyElement(EmptyElement())
    )
  }

  /// What a press on the button of a tab does.
  ///
  /// On the selected tab it leads back to the tab's root, as on the platform.
  private func selectAction(
    for index: Int,
    of tabs: LiveTabs
  ) -> @MainActor @Sendable () -> Void {
    guard index == tabs.selected else {
      return { [weak owner = tabs.owner] in owner?.switchTab(to: index) }
    }
    guard case .stack(let stack) = tabs.content else { return {} }
    return { [weak host = stack.host] in host?.popToRoot() }
  }
}

/// The bars between what is built and the edges of its surface.
struct OuterBars: OptionSet {
  let rawValue: Int

  /// A navigation bar with a way back from tabs that were pushed.
  static let above = OuterBars(rawValue: 1)

  /// The bar of tabs.
  static let below = OuterBars(rawValue: 2)
}
