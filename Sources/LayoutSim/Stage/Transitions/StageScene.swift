import FlowEngine

/// A settled render tree with its surfaces, so that two of them can be compared.
struct StageScene {
  let shown: IndexedTree

  /// The surfaces, from back to front.
  let layers: [Layer]

  /// The overlays that are out of sight with their tabs, neither presented nor dismissed when that changes.
  var layersOutOfSight: Set<LayerKey> = []

  var tree: RenderTree { shown.tree }

  /// One surface.
  struct Layer {
    let key: LayerKey
    let role: Role

    /// The identifier of its route.
    let name: String

    /// Its position in the tree's nodes.
    let position: Int

    /// Whether a cover hides it, so that nothing of it was laid out.
    let isHidden: Bool

    /// The number of the coordinator that presents it; `nil` if there is none.
    var presenter: Int?

    /// Its transition, if the app gave it one.
    var transition: CustomTransition?

    /// The place of an overlay on another surface; `nil` for a layer of the window.
    var place: Place?

    /// A surface, or a stack or tab container on it.
    struct Place: Hashable {
      let surface: LayerKey

      /// The number of the coordinator of the stack or the tabs; `nil` for the whole surface.
      let anchor: Int?
    }

    /// The stacks and tabs on it, the outer ones first.
    var contents: [Content] = []

    /// Whether there are columns side by side on it.
    var hasColumns: Bool {
      contents.contains { if case .split = $0 { true } else { false } }
    }

    var stacks: [Stack] {
      contents.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
    }
  }

  /// The content of a surface, a tab or a screen.
  enum Content {
    case stack(Stack)

    /// The tabs of a coordinator, given by its number, with the selected one, its number and its name.
    case tabs(owner: Int, selected: Int, tab: Int?, name: String)

    /// The columns of a coordinator, given by its number, whose contents follow.
    case split(owner: Int)

    /// The number of the coordinator that owns the content.
    var owner: Int {
      switch self {
      case .stack(let stack): stack.host
      case .tabs(let owner, _, _, _), .split(let owner): owner
      }
    }
  }

  /// A navigation stack.
  struct Stack {
    /// The number of the coordinator that is its root.
    let host: Int

    /// The screens, the lowest first.
    let screens: [Screen]
  }

  /// One screen of a stack.
  struct Screen {
    let key: ScreenKey
    let route: String

    /// Its position in the tree's nodes.
    let position: Int
  }

  func layer(_ key: LayerKey) -> Layer? { layers.first { $0.key == key } }

  /// The position after which `layer`, which was above `others` in another scene, would be in this one; `nil` if its
  /// place no longer exists.
  func position(below layer: Layer, among others: ArraySlice<Layer>) -> Int? {
    for other in others.reversed() where other.place == layer.place {
      if let below = self.layer(other.key), below.place == layer.place { return below.position }
    }
    return layer.place.flatMap(position)
  }

  /// The position of the node below `place`, among those of the same surface.
  private func position(of place: Layer.Place) -> Int? {
    guard let layer = layer(place.surface), !layer.isHidden,
      let top = layer.stacks.last?.screens.last
    else { return nil }
    if layer.hasColumns {
      let stack = layer.stacks.first { $0.host == place.anchor }
      return stack?.screens.last.flatMap { top in
        tree.ancestors(of: top.position).first { tree.nodes[$0].role == .stack }
      } ?? layer.position
    }
    // Every stack and every tab container has one node around the top screen, except a plain screen.
    let nodes = tree.ancestors(of: top.position)
      .filter { $0 >= layer.position && [.stack, .tabs].contains(tree.nodes[$0].role) }
    guard nodes.count == layer.contents.count else { return top.position }
    let owners = layer.contents.map(\.owner)
    guard let anchor = place.anchor else { return nodes.last }
    return owners.firstIndex(of: anchor).map { nodes.reversed()[$0] }
  }

  /// The stack of the coordinator numbered `host` on the layer `key`.
  func stack(_ host: Int, on key: LayerKey) -> Stack? {
    layer(key)?.stacks.first { $0.host == host }
  }
}

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
