import FlowEngine

extension SurfaceBuilder {
  /// One screen of `stack` with its bar.
  func screenBox(at index: Int, in stack: LiveStack, within bars: OuterBars) -> some Element {
    let screen = stack.screens[index]
    let bar = bar(at: index, in: stack)
    var insets = insets(within: bars)
    var barsInside = bars
    if screen.tabs != nil {
      // Tabs bring bars of their own, and keep the distances that no bar outside keeps.
      insets = bar == nil ? .zero : Insets(top: insets.top)
      if bar != nil { barsInside.insert(.above) }
    }
    return ScreenBox(
      bar: bar,
      insets: insets,
      content: screenContent(screen, in: stack, within: barsInside)
    )
  }

  /// What a screen holds, with what is handed down to it and heard from it.
  private func screenContent(
    _ screen: LiveScreen,
    in stack: LiveStack,
    within bars: OuterBars
  ) -> AnyElement {
    let memory = stage.memory(of: screen)
    let content =
      screen.tabs.map { tabs in
        AnyElement(
          tabsBox(tabs, within: bars).layer(.tabs, facts: tabs.facts)
        )
      } ?? stage.element(for: screen, kind: screen.kind(on: surface))
    return AnyElement(
      StateScope(memory.state) { content }
        .inherited(\.canNavigateBack, screen.canNavigateBack)
        .inherited(\.navigationBackAction, screen.backAction(on: stack))
        .inherited(\.coordinator, screen.wrapper.coordinator)
        .inherited(
          \.screenPlace,
          ScreenPlace(
            route: screen.wrapper.route.identifier,
            surface: ObjectIdentifier(surface.owner)
          )
        )
        .onPreferenceChange(BarWishesKey.self) { [weak memory] in memory?.hear($0) }
        .onPreferenceChange(SheetWishesKey.self) { [weak memory] in memory?.sheetWishes = $0 }
        .id(ScreenKey(screen))
    )
  }

  // MARK: - Bars

  /// The bar of a screen that asks for one, or from which there is a way back.
  private func bar(at index: Int, in stack: LiveStack) -> NavigationBar? {
    let screen = stack.screens[index]
    let memory = stage.memory(of: screen)
    // What the screens of tabs wish for is for their own bars.
    let wishes = screen.tabs == nil ? memory.wishesToDraw() : BarWishes()
    // A detour that brings no bar of its own gets one, so that there always is a way back.
    let isDetourRoot = index == 0 && surface.kind == .detour && surface.owner === stack.host
    let leadsBack = index > 0 || isDetourRoot
    guard !wishes.isHidden, wishes.asksForBar || leadsBack else { return nil }
    let bars = stage.bars
    return NavigationBar(
      title: wishes.title,
      back: leadsBack
        ? screen.backAction(on: stack).map { action in
          NavigationBar.Back(
            label: bars.backLabel(
              to: index > 0 ? title(at: index - 1, in: stack) : nil,
              beside: wishes.title,
              width: width,
              measurer: stage.measurer
            ),
            action: action
          )
        } : nil,
      buttons: wishes.buttons.enumerated().map { position, button in
        BarButton(
          label: button.label,
          tag: button.tag,
          // The screen may have told its latest action after the bar was built.
          action: BarAction { [weak memory] in memory?.pressBarButton(at: position) }
        )
      },
      height: bars.navigationBar(inSheet: surface.style == .sheet),
      typeSize: bars.typeSize
    )
  }

  /// The title of a screen that another one covers, laid out aside if it was never on screen.
  ///
  /// Tabs have none: the titles of their screens are for bars of their own.
  private func title(at index: Int, in stack: LiveStack) -> String? {
    let screen = stack.screens[index]
    guard screen.tabs == nil else { return nil }
    let memory = stage.memory(of: screen)
    if memory.wishes == nil {
      _ = stage.layOutAside(width: width) {
        screenContent(screen, in: stack, within: [])
      }
    }
    return memory.wishes?.title
  }
}

extension LiveScreen {
  /// Goes back from this screen; `nil` exactly where there is nothing to go back to.
  func backAction(on stack: LiveStack) -> (@MainActor @Sendable () -> Void)? {
    guard canNavigateBack else { return nil }
    return { [weak host = stack.host] in host?.pop() }
  }
}
