/// A settled render tree with its surfaces, so that two of them can be compared.
struct StageScene {
  let shown: IndexedTree

  /// The surfaces, from back to front.
  let layers: [Layer]

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

    /// The stacks and tabs on it, the outer ones first.
    var contents: [Content] = []

    var stacks: [Stack] {
      contents.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
    }
  }

  /// The content of a surface, a tab or a screen.
  enum Content {
    case stack(Stack)

    /// The tabs of a coordinator, given by its number, with the selected one, its number and its name.
    case tabs(owner: Int, selected: Int, tab: Int?, name: String)

    /// The number of the coordinator that owns the content.
    var owner: Int {
      switch self {
      case .stack(let stack): stack.host
      case .tabs(let owner, _, _, _): owner
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

  /// The last of some layers of another scene that are also in this one.
  func highestLayer(among others: ArraySlice<Layer>) -> Layer? {
    for other in others.reversed() {
      if let layer = layer(other.key) { return layer }
    }
    return nil
  }

  /// The stack of the coordinator numbered `host` on the layer `key`.
  func stack(_ host: Int, on key: LayerKey) -> Stack? {
    layer(key)?.stacks.first { $0.host == host }
  }
}
