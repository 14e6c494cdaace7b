import FlowEngine

extension ScreenKey {
  @MainActor
  init(_ screen: LiveScreen) {
    self.init(
      owner: screen.layer.serial,
      depth: screen.depth,
      // Not wrapped with its coordinator, which a key must not retain.
      route: EngineRoute(screen.wrapper.route)
    )
  }

  /// The key of the screen that a tab coordinator draws around its own tabs.
  @MainActor
  init(_ tabs: LiveTabs) {
    self.init(
      owner: tabs.owner.serial,
      // A screen with the same coordinator and route is a different one: the one that the tabs replace.
      depth: -1,
      route: EngineRoute(tabs.owner.rootRoute)
    )
  }

  /// The key of the content of an empty column of `split`.
  @MainActor
  init(emptyColumn column: SplitColumn, of split: LiveSplit) {
    self.init(
      owner: split.owner.serial,
      depth: -1 - column.index,
      route: EngineRoute(split.owner.rootRoute)
    )
  }

  /// The keys of all screens on `surfaces`, including those of tabs that are not selected, to which `complete` adds the
  /// stacks of elements.
  @MainActor
  static func all(
    of surfaces: [LiveSurface],
    completing complete: ([LiveSurface]) -> [LiveSurface]
  ) -> Set<ScreenKey> {
    // Enough room for most apps avoids reallocation: this is computed at each change.
    var keys = Set<ScreenKey>(minimumCapacity: 16)
    var pending = surfaces
    while let surface = pending.popLast() {
      for content in surface.contents {
        switch content {
        case .stack(let stack): for screen in stack.screens { keys.insert(ScreenKey(screen)) }
        case .tabs(let tabs):
          keys.insert(ScreenKey(tabs))
          pending += complete(tabs.unselected.flatMap { $0.liveSurfaces() })
        case .split(let split):
          for column in split.columns where column.coordinator == nil {
            keys.insert(ScreenKey(emptyColumn: column.column, of: split))
          }
        }
      }
    }
    return keys
  }
}

/// A route of the navigation engine, compared by its own `==`.
struct EngineRoute: KeyRoute {
  private let route: any Route

  init(_ route: any Route) { self.route = route }

  func isSame(as other: any KeyRoute) -> Bool {
    guard let other = other as? EngineRoute else { return false }
    return route.isEqual(to: other.route)
  }
}

extension LiveSurface {
  var key: LayerKey { .surface(owner.serial) }
}

extension LiveScreen {
  var key: LayerKey { .screen(ScreenKey(self)) }
}
