import FlowEngine

/// An element that can be tapped, or filled in.
struct TapTarget {
  /// Its position in the nodes of the settled render tree.
  let position: Int

  /// The position of the node that is tapped: the target itself, the list row around it, or a part of a
  /// compound control.
  let area: Int

  let role: Role
  let name: String
  let tag: String?
  let action: @MainActor () -> Void

  /// Enters text and returns whether it was accepted; `nil` if nothing can be entered.
  var entry: (@MainActor (String) -> Bool)?

  /// The obstacle that keeps it from being touched; `nil` if there is none.
  let obstacle: TouchObstacle?

  /// Whether its name is `wanted`; an element with neither a label nor a tag is named by its kind.
  func isCalled(_ wanted: String) -> Bool { LayoutSim.isCalled(wanted, label: name, tag: tag) }
}

/// The obstacle to touching a node, according to its flags or those of its nearest ancestor.
enum TouchObstacle {
  case disabled

  /// The node at the position is out of sight.
  case covered(Int)

  /// A surface in front blocks it.
  case inert

  /// Touches pass through it.
  case untouchable

  /// A transition, which is named, keeps it out of sight or reach.
  case moving(String)
}

extension SettledStage {
  /// All targets, including obstructed ones, in tree order.
  var targets: [TapTarget] { touches.targets }

  /// All controls that accept text, including disabled ones, in tree order.
  var fields: [TapTarget] { touches.fields }

  /// The innermost back button of the popover in front, or else of the front-most surface, if the stage draws one there.
  var backButton: TapTarget? { backButton(in: nil) }

  /// The innermost back button of the front-most surface, or, if columns are side by side, that of `column`, or else of
  /// the one in front.
  func backButton(in column: SplitColumn?) -> TapTarget? {
    let popover = frontLayer.flatMap { $0.kind == .popover ? shown.index[$0.key] : nil }
    return popover.flatMap { backButton(on: $0, in: column) }
      ?? frontSurface.flatMap { backButton(on: $0, in: column) }
  }

  /// The back button that a finger reaches: that of the front-most surface, or, behind a sheet without one that lets
  /// touches through, that of the surface behind it.
  var backButtonInReach: TapTarget? {
    if let button = backButton { return button.obstacle == nil ? button : nil }
    guard let sheet = sheets.last, sheet.key == surfaces.last, sheet.sheet.dimming == 0,
      let behind = surfaces.dropLast().last.flatMap({ shown.index[$0] }),
      let button = backButton(on: behind, in: nil), button.obstacle == nil,
      touches.cover(of: button) == nil
    else { return nil }
    return button
  }

  private func backButton(on surface: Int, in column: SplitColumn?) -> TapTarget? {
    var inside = renderTree.subtree(of: surface)
    // A loop, because closures on the main actor check their executor at run time each time.
    for index in inside.reversed() where renderTree.nodes[index].role == .splitColumn {
      guard
        column.map({ renderTree.nodes[index].route == $0.rawValue })
          ?? renderTree.nodes[index].flags.contains(.selected)
      else { continue }
      inside = renderTree.subtree(of: index)
      break
    }
    for index in inside.reversed() where renderTree.nodes[index].role == .backButton {
      return touches.target(at: index)
    }
    return nil
  }

  /// The target that hides the columns over others on the front-most surface; `nil` if there are none.
  var scrim: TapTarget? {
    guard frontLayer == nil, let front = frontSurface else { return nil }
    return renderTree.scrim(on: front).flatMap(touches.target)
  }

  /// Whether the node at `index` can be touched.
  func isWithinReach(_ index: Int) -> Bool { touches.obstacles[index] == nil }

  /// The error for an obstacle.
  func reason(for obstacle: TouchObstacle) -> OutOfReach {
    switch obstacle {
    case .disabled: .disabled
    case .inert: .behind(surface: frontWords)
    case .untouchable: .untouchable
    case .moving(let transition): .moving(transition: transition)
    case .covered(let index): renderTree.reason(forCovering: index)
    }
  }

  /// The name of the front-most surface or presentation.
  var frontWords: String {
    if let frontLayer { return frontLayer.role.words(named: frontLayer.title) }
    if scrim != nil { return "the sidebar" }
    guard surfaces.count > 1, let front = frontSurface else { return "another surface" }
    return "the \(renderTree.nodes[front].role.rawValue) \(renderTree.nodes[front].route ?? "")"
  }
}

extension RenderTree {
  /// The front-most scrim on the surface at `front`.
  fileprivate func scrim(on front: Int) -> Int? {
    subtree(of: front).last { nodes[$0].role == .scrim }
  }

  /// The reason why the node at `index` is out of sight.
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

extension SettledStage {
  /// Whether the node at `index` is out of sight only because it is scrolled away, and can be scrolled back.
  func canScroll(to index: Int) -> Bool {
    let tree = renderTree
    guard let frame = tree.nodes[index].frame else { return false }
    let flags = ([index] + tree.ancestors(of: index)).reduce(NodeFlags()) {
      $0.union(tree.nodes[$1].flags)
    }
    guard flags.isDisjoint(with: [.covered, .hidden, .inert, .disabled, .untouchable]) else {
      return false
    }
    let around = touches.viewports.filter { $0.content.contains(index) }
    // An element that is partly in sight is touched in its middle.
    let middle = Rect(x: frame.midX, y: frame.midY, width: 0, height: 0)
    guard flags.contains(.scrolledAway) || around.contains(where: { !$0.frame.contains(middle) })
    else { return false }
    return around.reach(of: frame) != nil
      && around.allSatisfy { gestures[$0.position]?.isScrollDisabled != true }
  }
}
