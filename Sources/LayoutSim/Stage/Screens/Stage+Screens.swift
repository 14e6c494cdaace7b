import FlowEngine

extension Stage {
  /// The values that everything on the stage inherits.
  var inherited: InheritedValues {
    var inherited = knownInherited ?? ownInherited
    knownInherited = inherited
    inherit(&inherited)
    return inherited
  }

  /// What everything inherits from the stage.
  private var ownInherited: InheritedValues {
    var inherited = InheritedValues()
    inherited.take(traits)
    inherited.tasks = taskStarter
    inherited.focusStates = focus.states
    inherited.scenePhase = scenePhase
    inherited.stageClock = clock
    let (size, safeArea) = (traits.window, traits.safeArea)
    inherited.containerBounds = ContainerBounds(
      window: Proposal(
        width: size.width - safeArea.horizontal,
        height: size.height - safeArea.vertical
      )
    )
    return inherited
  }

  func memory(of screen: LiveScreen) -> ScreenMemory { memories.memory(of: screen) }

  /// The state of the screen that a tab coordinator draws around its own tabs.
  func memory(of tabs: LiveTabs) -> ScreenMemory { memories.memory(of: tabs) }

  /// The state of the content of an empty column of `split`.
  func memory(ofEmpty column: SplitColumn, in split: LiveSplit) -> ScreenMemory {
    memories.memory(ofEmpty: column, in: split)
  }

  func memory(of surface: LiveSurface) -> SurfaceMemory { memories.memory(of: surface) }

  /// The surfaces that the platform can show: without overlays in tabs that are not selected and, on a platform without
  /// covers, without covers and their presentations.
  var shownSurfaces: [LiveSurface] { shown(liveSurfaces) }

  /// The front-most surface that has a place of its own in the window: overlays leave it within reach.
  var frontInWindow: LiveSurface? { shownSurfaces.last { !$0.isOverlay } }

  /// The name of the screen in front of everything that the platform shows.
  var frontScreen: String {
    (shownSurfaces.last?.content.front.route ?? coordinator.visibleRoute).identifier
  }

  /// The surfaces as they are on the platform, where columns may be one above the other.
  func shown(_ surfaces: [LiveSurface]) -> [LiveSurface] {
    let decided = decided(surfaces)
    return decided.contains(where: \.content.hasSplit)
      ? decided.map { surface in
        surface.adapted(to: traits) { memories.knownMemory(of: $0)?.tabSidebar.width ?? 0 }
      } : decided
  }

  /// The surfaces that the platform can show, as they are in the hierarchy.
  func decided(_ surfaces: [LiveSurface]) -> [LiveSurface] {
    let inSight = surfaces.filter(\.isInSight)
    guard !traits.platform.hasCovers else { return inSight }
    var covers: Set<Int> = []
    return inSight.filter { surface in
      guard !surface.isCover else {
        covers.insert(surface.owner.serial)
        return false
      }
      return !surface.isPresented(inOneOf: covers)
    }
  }

  /// The covers that the platform cannot show, except those that another of them presents.
  var missingCovers: [LiveSurface] {
    guard !traits.platform.hasCovers else { return [] }
    var covers: Set<Int> = []
    return liveSurfaces.filter { surface in
      guard surface.isCover, !surface.isPresented(inOneOf: covers) else { return false }
      covers.insert(surface.owner.serial)
      return true
    }
  }

  /// The element for `screen` of `stack` on `surface`.
  func element(
    for screen: LiveScreen,
    on stack: LiveStack,
    of surface: LiveSurface
  ) -> AnyElement {
    if let screens = screen.layer as? ElementScreen {
      return screens.build(screen.wrapper.route).flatMap { $0 as? any Element }.map(AnyElement.init)
        ?? AnyElement(EmptyElement())
    }
    return element(for: screen, kind: screen.kind(on: surface))
  }

  /// The element for `screen`: from the table, from its factory, or a placeholder for the error.
  func element(for screen: LiveScreen, kind: ViewKind) -> AnyElement {
    let (route, owner) = (screen.wrapper.route, screen.wrapper.coordinator)
    let memory = memory(of: screen)
    if let built = memory.built, built.revision == coordinator.revision,
      !built.readings.haveChanged, !tree.evaluatesAll
    {
      return built.element
    }
    let readings = Readings(notifying: [memory.state.modelChanges])
    let make: @MainActor () -> (any Element)? = { [screens, weak owner] in
      owner.flatMap {
        screens.screen(for: route, of: $0) ?? $0.buildScreen(for: route) as? any Element
      }
    }
    let built = Evaluation.run(recordingIn: readings, make)
    if let built {
      let element = AnyElement(built)
      memory.built = BuiltScreen(
        element: element,
        revision: coordinator.revision,
        readings: readings,
        settling: tree.settling,
        make: make
      )
      return element
    }
    memory.built = nil
    let error = FlowError.viewCreationFailed(
      route: RouteDescription(route),
      owner: owner.ownerPath,
      kind: kind
    )
    buildErrors.note(error, of: owner, in: memory.report)
    return AnyElement(PlaceholderScreen(error: error))
  }

  /// The app's own tab screen of `owner`, which replaces the tab bar; or else its settings for the stage's bar.
  func tabBar(of owner: AnyCoordinator) -> TabBarOfApp {
    let built =
      screens.screen(for: owner.rootRoute, of: owner)
      ?? owner.buildScreen(for: owner.rootRoute) as? any Element
    if let built, built is any TabBarReplacement { return .custom(AnyElement(built)) }
    return .stock((built as? any TabBarDescription)?.settings ?? StockTabsSettings())
  }

  /// Reports once that a tab has neither text nor symbol.
  func reportMissingTabItem(of tab: AnyCoordinator, at index: Int, in tabs: LiveTabs) {
    let error = FlowError.missingTabItem(owner: tabs.owner.ownerPath, index: index)
    buildErrors.note(error, of: tabs.owner, in: memory(of: tabs).report(ofTab: tab.serial))
  }
}

/// The app's element for the bar of its tabs.
enum TabBarOfApp {
  /// A screen with its own bar.
  case custom(AnyElement)

  /// Its settings for the stage's bar.
  case stock(StockTabsSettings)
}

extension LiveSurface {
  /// Whether it is presented on a surface of the coordinators with the numbers `serials`.
  fileprivate func isPresented(inOneOf serials: Set<Int>) -> Bool {
    guard !serials.isEmpty else { return false }
    var next = presenter
    while let current = next {
      if serials.contains(current.serial) { return true }
      next = current.parent
    }
    return false
  }
}
