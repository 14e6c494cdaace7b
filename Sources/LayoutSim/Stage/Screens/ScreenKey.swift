import FlowEngine

extension ScreenKey {
  @MainActor
  init(_ screen: LiveScreen) {
    self.init(
      owner: screen.wrapper.coordinator.serial,
      depth: screen.depth,
      // Not wrapped with its coordinator, which a key must not retain.
      route: AnyHashable(screen.wrapper.route)
    )
  }

  /// The key of the screen that a tab coordinator draws around its own tabs.
  @MainActor
  init(_ tabs: LiveTabs) {
    self.init(
      owner: tabs.owner.serial,
      // A screen with the same coordinator and route is a different one: that which the tabs replace.
      depth: -1,
      route: AnyHashable(tabs.owner.rootRoute)
    )
  }

  /// The keys of all screens on `surfaces`, including those of tabs that are not selected.
  @MainActor
  static func all(of surfaces: [LiveSurface]) -> Set<ScreenKey> {
    var keys: Set<ScreenKey> = []
    var pending = surfaces
    while let surface = pending.popLast() {
      var contents = [surface.content]
      while let content = contents.popLast() {
        switch content {
        case .stack(let stack):
          keys.formUnion(stack.screens.map(ScreenKey.init))
          for tabs in stack.screens.compactMap(\.tabs) { contents.append(.tabs(tabs)) }
        case .tabs(let tabs):
          keys.insert(ScreenKey(tabs))
          for (index, tab) in tabs.owner.children.enumerated() where index != tabs.selected {
            pending += tab.liveSurfaces()
          }
          if let content = tabs.content { contents.append(content) }
        }
      }
    }
    return keys
  }
}

extension LiveSurface {
  var key: LayerKey { .surface(owner.serial) }
}

extension LiveScreen {
  var key: LayerKey { .screen(ScreenKey(self)) }
}
