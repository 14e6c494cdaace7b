import FlowEngine

extension StageScene {
  /// The scene of `surfaces`, from which `shown` was laid out, while `hidden` are out of sight.
  @MainActor
  init(_ shown: IndexedTree, of surfaces: [LiveSurface], hidden: Set<LayerKey> = []) {
    self.shown = shown
    layersOutOfSight = hidden
    layers = surfaces.indices.compactMap { index in
      var layer = Layer(surfaces[index], in: shown)
      if let place = OverlayPlace(index, in: surfaces), !place.isInWindow {
        layer?.place = Layer.Place(
          surface: surfaces[place.surface].key,
          anchor: place.anchor
        )
      }
      return layer
    }
  }
}

extension StageScene.Layer {
  @MainActor
  fileprivate init?(_ surface: LiveSurface, in shown: IndexedTree) {
    guard let position = shown.index[surface.key] else { return nil }
    key = surface.key
    presenter = surface.presenter?.serial
    role = surface.role
    transition = surface.transition
    name = surface.route.identifier
    self.position = position
    isHidden = shown.tree.nodes[position].frame == nil
    contents = surface.content.contentsInOrder.map { content in
      switch content {
      case .stack(let stack): return .stack(StageScene.Stack(stack, in: shown.index))
      case .tabs(let tabs):
        let children = tabs.owner.children
        let isValid = children.indices.contains(tabs.selected)
        return .tabs(
          owner: tabs.owner.serial,
          selected: tabs.selected,
          tab: isValid ? children[tabs.selected].serial : nil,
          name: isValid ? children[tabs.selected].rootRoute.identifier : "none"
        )
      case .split(let split): return .split(owner: split.owner.serial)
      }
    }
  }
}

extension StageScene.Stack {
  @MainActor
  fileprivate init(_ stack: LiveStack, in index: LayerIndex) {
    host = stack.host.serial
    screens = stack.screens.compactMap { screen in
      index[screen.key].map { position in
        StageScene.Screen(
          key: ScreenKey(screen),
          route: screen.wrapper.route.identifier,
          position: position
        )
      }
    }
  }
}
