import FlowEngine

extension StageScene {
  /// The scene that `tree` shows of `surfaces`, which it was laid out from.
  @MainActor
  init(_ tree: RenderTree, of surfaces: [LiveSurface]) {
    self.tree = tree
    var pending = surfaces[...]
    var layers: [Layer] = []
    var counts: [String: Int] = [:]
    for position in tree.surfaces {
      let node = tree.nodes[position]
      if let surface = pending.first, node.role == surface.role {
        pending.removeFirst()
        layers.append(Layer(surface, at: position, in: tree))
        continue
      }
      let name = node.route ?? node.label ?? node.role.rawValue
      let word = "\(node.role.rawValue) \(name)"
      layers.append(
        Layer(
          key: .other(word, counts[word, default: 0]),
          role: node.role,
          name: name,
          position: position,
          isHidden: node.frame == nil
        )
      )
      counts[word, default: 0] += 1
    }
    self.layers = layers
  }
}

extension StageScene.Layer {
  @MainActor
  fileprivate init(
    _ surface: LiveSurface,
    at position: Int,
    in tree: RenderTree
  ) {
    key = .surface(surface.owner.serial)
    presenter = surface.presenter?.serial
    role = surface.role
    name = surface.route.identifier
    self.position = position
    isHidden = tree.nodes[position].frame == nil
    let range = position..<position + tree.nodes[position].subtreeLength
    // The screens of an outer stack come before those that its last one holds.
    var positions = range.filter {
      tree.nodes[$0].role == .screen && tree.nodes[$0].detail == .layers
    }[...]
    var next: LiveContent? = surface.content
    while let content = next {
      switch content {
      case .stack(let stack):
        contents.append(
          .stack(StageScene.Stack(stack, at: positions))
        )
        positions = positions.dropFirst(stack.screens.count)
        next = stack.screens.last?.tabs.map(LiveContent.tabs)
      case .tabs(let tabs):
        let children = tabs.owner.children
        let isValid = children.indices.contains(tabs.selected)
        contents.append(
          .tabs(
            owner: tabs.owner.serial,
            selected: tabs.selected,
            name: isValid ? children[tabs.selected].rootRoute.identifier : "none"
          )
        )
        next = tabs.content
      }
    }
  }
}

extension StageScene.Stack {
  @MainActor
  fileprivate init(
    _ stack: LiveStack,
    at positions: ArraySlice<Int>
  ) {
    host = stack.host.serial
    screens = zip(stack.screens, positions).map { screen, position in
      StageScene.Screen(
        key: StageScene.ScreenMark(screen),
        route: screen.wrapper.route.identifier,
        position: position
      )
    }
  }
}

extension StageScene.ScreenMark {
  @MainActor
  init(_ screen: LiveScreen) {
    owner = screen.wrapper.coordinator.serial
    depth = screen.depth
    route = screen.wrapper.route.identifier
  }
}
