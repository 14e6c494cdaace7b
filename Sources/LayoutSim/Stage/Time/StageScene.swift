/// A settled render tree with the identities of what is in it, so that two can be compared.
struct StageScene: Sendable {
  let tree: RenderTree

  /// What lies directly in the window, from back to front.
  let layers: [Layer]

  /// The identity of a layer.
  enum LayerKey: Hashable, Sendable {
    /// The surface of the coordinator with this number.
    case surface(Int)

    /// Something else, by its role and name, and how many of these lie below it.
    case other(String, Int)
  }

  /// One thing that lies directly in the window.
  struct Layer: Sendable {
    let key: LayerKey
    let role: Role

    /// Its route, or its words.
    let name: String

    /// Its position in the tree's nodes.
    let position: Int

    /// Whether a cover hides it, so that nothing of it was laid out.
    let isHidden: Bool

    /// The number of the coordinator that presents it; `nil` where none does.
    var presenter: Int?

    /// The stacks and tabs on it, the outer ones first.
    var contents: [Content] = []

    var stacks: [Stack] {
      contents.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
    }
  }

  /// What a surface, a tab or a screen holds.
  enum Content: Sendable {
    case stack(Stack)

    /// Tabs of the coordinator with a number, the selected one and its name.
    case tabs(owner: Int, selected: Int, name: String)

    /// The number of the coordinator whose content it is.
    var owner: Int {
      switch self {
      case .stack(let stack): stack.host
      case .tabs(let owner, _, _): owner
      }
    }
  }

  /// A navigation stack.
  struct Stack: Sendable {
    /// The number of the coordinator that is its root.
    let host: Int

    /// The screens, the lowest first.
    let screens: [Screen]
  }

  /// One screen of a stack.
  struct Screen: Sendable {
    let key: ScreenMark
    let route: String

    /// Its position in the tree's nodes.
    let position: Int
  }

  /// The identity of a screen: whose it is, how deep, and for which route.
  struct ScreenMark: Hashable, Sendable {
    let owner: Int
    let depth: Int
    let route: String
  }

  func layer(_ key: LayerKey) -> Layer? { layers.first { $0.key == key } }

  /// The last of some layers of another scene that this one has, too.
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
