import FlowEngine

/// Builds the window's elements from the surfaces of a hierarchy, for one pass.
@MainActor
final class WindowBuilder {
  let surfaces: [LiveSurface]

  /// The slots of the sheets among the surfaces, by position.
  private(set) var slots: [Int: SheetSlot] = [:]

  /// Whether a screen told its bar something that this pass does not show yet.
  private(set) var wishesChanged = false

  private let stage: Stage
  private let room: SheetRoom
  private let bars: BarMetrics
  private let topCover: Int

  init(stage: Stage, surfaces: [LiveSurface]) {
    self.stage = stage
    self.surfaces = surfaces
    room = SheetRoom(stage.traits.device)
    bars = BarMetrics(device: stage.traits.device)
    topCover = surfaces.lastIndex { $0.style == .cover } ?? 0
  }

  /// What the content of sheets keeps free at its bottom.
  var bottomInset: Double { room.bottomInset }

  func window() -> WindowBox {
    WindowBox(surfaces: surfaces.indices.map(surfaceBox), room: room)
  }

  /// Remembers what visible root screens of sheets measured, and says whether anything is new.
  func keepHeights() -> Bool {
    var changed = false
    for (index, slot) in slots where slot.keptHeights == nil {
      guard let root = surfaces[index].rootScreen else { continue }
      let memory = stage.memory(of: root)
      changed = changed || memory.heights != slot.heights
      memory.heights = slot.heights
    }
    return changed
  }

  // MARK: - Surfaces

  private func surfaceBox(at index: Int) -> SurfaceBox {
    let surface = surfaces[index]
    let isHidden = index < topCover
    let place: SurfacePlace
    switch surface.style {
    case _ where isHidden: place = .nowhere
    case .base, .cover: place = .window
    case .sheet:
      let slot = SheetSlot(
        wished: surface.detents ?? ModalDetentConfiguration(),
        keptHeights: keptHeights(of: surface)
      )
      slots[index] = slot
      place = .sheet(slot)
    }
    let isBehind = !isHidden && index + 1 < surfaces.count
    let detents = Set(surface.detents?.detents ?? [])
    return SurfaceBox(
      identity: ObjectIdentifier(surface.owner),
      role: surface.role,
      route: surface.kind == nil ? nil : surface.route.identifier,
      flags: isHidden ? .covered : isBehind ? .inert : [],
      facts: surface.kind == nil
        ? surface.content.facts : [Fact("owner", surface.owner.ownerName)] + surface.kindFacts,
      place: place,
      showsGrabber: surface.style == .sheet && !isHidden && detents.count > 1,
      content: surface.kind == nil
        ? inside(surface.content, of: surface, isHidden: isHidden)
        : layered(surface.content, of: surface, isHidden: isHidden)
    )
  }

  /// The heights of a sheet whose root screen is covered; `nil` if the root is on screen.
  private func keptHeights(of surface: LiveSurface) -> SheetHeights? {
    guard case .stack(let stack) = surface.content, stack.screens.count > 1,
      let root = stack.screens.first
    else { return nil }
    let memory = stage.memory(of: root)
    if let heights = memory.heights { return heights }
    let pass = stage.layOutAside(screenBox(root, in: stack, of: surface), width: room.width)
    let heights = SheetHeights(
      automatic: pass.size.height - room.bottomInset,
      ideal: pass.preferences[IdealHeightKey.self],
      minimum: pass.preferences[MinimumHeightKey.self]
    )
    memory.heights = heights
    return heights
  }

  // MARK: - Content

  /// The content as a layer of its own.
  private func layered(
    _ content: LiveContent,
    of surface: LiveSurface,
    isHidden: Bool
  ) -> AnyElement {
    let inside = inside(content, of: surface, isHidden: isHidden)
    return AnyElement(
      inside.layer(content.role, flags: isHidden ? .covered : [], facts: content.facts)
    )
  }

  private func inside(
    _ content: LiveContent,
    of surface: LiveSurface,
    isHidden: Bool,
    isAboveTabBar: Bool = false
  ) -> AnyElement {
    switch content {
    case .stack(let stack):
      AnyElement(
        stackBox(stack, of: surface, isHidden: isHidden, isAboveTabBar: isAboveTabBar)
      )
    case .tabs(let tabs): AnyElement(tabsBox(tabs, of: surface, isHidden: isHidden))
    }
  }

  private func tabsBox(
    _ tabs: LiveTabs,
    of surface: LiveSurface,
    isHidden: Bool
  ) -> TabsBox {
    let content = tabs.content.map { content -> AnyElement in
      let inside = inside(content, of: surface, isHidden: isHidden, isAboveTabBar: true)
      return AnyElement(
        inside.layer(content.role, flags: isHidden ? .covered : [], facts: content.facts)
      )
    }
    return TabsBox(
      tabs: tabs.owner.children.enumerated().map { index, tab in
        if tab.tabItem == nil {
          stage.reportMissingTabItem(of: tab, at: index, in: tabs.owner)
        }
        return TabsBox.Tab(
          route: tab.rootRoute.identifier,
          title: tab.tabItem?.text ?? "no tabItem",
          image: tab.tabItem?.image ?? "questionmark",
          badge: tab.tabBadge,
          select: { [weak owner = tabs.owner] in owner?.switchTab(to: index) }
        )
      },
      selected: tabs.selected,
      barHeight: bars.tabBar,
      bottomInset: insets(of: surface).bottom,
      content: content ?? AnyElement(EmptyElement())
    )
  }

  private func stackBox(
    _ stack: LiveStack,
    of surface: LiveSurface,
    isHidden: Bool,
    isAboveTabBar: Bool
  ) -> some Element {
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
          self.screenBox(screen, in: stack, of: surface, isAboveTabBar: isAboveTabBar)
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

  // MARK: - Screens

  private func screenBox(
    _ screen: LiveScreen,
    in stack: LiveStack,
    of surface: LiveSurface,
    isAboveTabBar: Bool = false
  ) -> some Element {
    var insets = insets(of: surface)
    if isAboveTabBar { insets.bottom = 0 }
    let memory = stage.memory(of: screen)
    let content: AnyElement
    if let tabs = screen.tabs {
      // Tabs bring their own bars and keep their own distance from the edges.
      insets = .zero
      content = AnyElement(
        tabsBox(tabs, of: surface, isHidden: false).layer(.tabs, facts: tabs.facts)
      )
    } else {
      content = stage.element(for: screen, kind: screen.kind(on: surface))
    }
    let host = stack.host
    var back: (@MainActor @Sendable () -> Void)?
    if screen.canNavigateBack { back = { [weak host] in host?.pop() } }
    let known = memory.wishes
    return ScreenBox(
      bar: bar(of: screen, in: stack, on: surface, back: back),
      insets: insets,
      content: AnyElement(
        StateScope(memory.state) { content }
          .inherited(\.canNavigateBack, screen.canNavigateBack)
          .inherited(\.navigationBackAction, back)
          .onPreferenceChange(BarWishesKey.self) { [weak self, weak memory] wishes in
            memory?.wishes = wishes
            if wishes != known ?? BarWishes() { self?.wishesChanged = true }
          }
          .id(ScreenKey(screen))
      )
    )
  }

  private func bar(
    of screen: LiveScreen,
    in stack: LiveStack,
    on surface: LiveSurface,
    back: (@MainActor @Sendable () -> Void)?
  ) -> NavigationBar? {
    let wishes = stage.memory(of: screen).wishes ?? BarWishes()
    let position = stack.screens.firstIndex { ScreenKey($0) == ScreenKey(screen) } ?? 0
    // A detour that brings no bar of its own gets one, so that there always is a way back.
    let isDetourRoot = position == 0 && surface.kind == .detour && surface.owner === stack.host
    let leadsBack = position > 0 || isDetourRoot
    guard screen.tabs == nil, !wishes.isHidden, wishes.asksForBar || leadsBack else { return nil }
    return NavigationBar(
      title: wishes.title,
      back: leadsBack
        ? back.map { action in
          NavigationBar.Back(
            label: bars.backLabel(
              to: position > 0 ? title(of: stack.screens[position - 1], in: stack, on: surface) : nil,
              beside: wishes.title,
              measurer: stage.measurer
            ),
            action: action
          )
        } : nil,
      buttons: wishes.buttons,
      height: bars.navigationBar(inSheet: surface.style == .sheet)
    )
  }

  /// The title of a screen that another one covers, laid out aside if it was never on screen.
  private func title(
    of screen: LiveScreen,
    in stack: LiveStack,
    on surface: LiveSurface
  ) -> String? {
    let memory = stage.memory(of: screen)
    if memory.wishes == nil, screen.tabs == nil {
      let content = stage.element(for: screen, kind: screen.kind(on: surface))
      let pass = stage.layOutAside(StateScope(memory.state) { content }, width: room.width)
      memory.wishes = pass.preferences[BarWishesKey.self]
    }
    return memory.wishes?.title
  }

  private func insets(of surface: LiveSurface) -> Insets {
    let safeArea = stage.traits.device.safeArea
    switch surface.style {
    case .base, .cover: return safeArea
    case .sheet: return Insets(bottom: room.bottomInset)
    }
  }
}
