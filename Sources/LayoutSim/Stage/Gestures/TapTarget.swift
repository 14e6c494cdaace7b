/// Something that a finger can press, or fill in.
struct TapTarget {
  /// Its position in the nodes of the settled render tree.
  let position: Int

  /// The position of what a finger presses: the thing itself, the row of a list around it, or the part
  /// of a control that is one.
  let area: Int

  let role: Role
  let name: String
  let tag: String?
  let action: @MainActor () -> Void

  /// Takes words and says whether it could; `nil` where nothing can be entered.
  var entry: (@MainActor (String) -> Bool)?

  /// What keeps a finger from it, or `nil`.
  let obstacle: TouchObstacle?

  /// Whether this is called `wanted`; what has neither a label nor a tag is called by its kind.
  func isCalled(_ wanted: String) -> Bool { LayoutSim.isCalled(wanted, label: name, tag: tag) }
}

/// What keeps a finger from a node, as far as flags say: its own, or those of the nearest node around it.
enum TouchObstacle {
  case disabled

  /// The node at the position is out of sight.
  case covered(Int)

  /// A surface in front has the user's attention.
  case inert
}

extension SettledStage {
  /// Everything that can be pressed, and what could be if nothing were in the way, in tree order.
  var targets: [TapTarget] { touches.targets }

  /// Everything that takes words, and what would if it were not disabled, in tree order.
  var fields: [TapTarget] { touches.fields }

  /// The innermost back button of the front-most surface, if the stage draws one there.
  var backButton: TapTarget? {
    let button = frontSurface.flatMap { front in
      renderTree.subtree(of: front).last { renderTree.nodes[$0].role == .backButton }
    }
    guard let button else { return nil }
    return touches.target(at: button)
  }

  /// Whether nothing keeps a finger from the node at `index`.
  func isWithinReach(_ index: Int) -> Bool { touches.obstacles[index] == nil }

  /// What keeps a finger from something, in words.
  func reason(for obstacle: TouchObstacle) -> OutOfReach {
    switch obstacle {
    case .disabled: .disabled
    case .inert: .behind(surface: frontWords)
    case .covered(let index): renderTree.reason(forCovering: index)
    }
  }

  /// What is in front of everything, in words.
  var frontWords: String {
    if let frontLayer { return frontLayer.role.words(named: frontLayer.title) }
    guard surfaces.count > 1, let front = frontSurface else { return "another surface" }
    return "the \(renderTree.nodes[front].role.rawValue) \(renderTree.nodes[front].route ?? "")"
  }
}

extension RenderTree {
  /// Why the node at `index` is out of sight.
  fileprivate func reason(forCovering index: Int) -> OutOfReach {
    guard let frame = nodes[index].frame else { return .hidden }
    let viewports = viewports
    let around = viewports.filter { $0.content.contains(index) }
    if nodes[index].flags.contains(.scrolledAway),
      let area = around.last(where: { !frame.intersects($0.window) }) ?? around.last
    {
      return .scrolledAway(area: name(of: area, among: viewports))
    }
    if around.reach(of: frame) == nil { return .offScreen }
    if traits.keyboardFrame?.contains(frame) == true {
      return .behind(surface: Traits.keyboardWords)
    }
    let surface = layers.last { subtree(of: $0).contains(index) }
    let bounds = surface.flatMap { nodes[$0].frame }
    return bounds.map { frame.intersects($0) } ?? true ? .hidden : .offScreen
  }
}
