import FlowEngine

extension Stage {
  /// Presses what is called `name`: a button, a row, a tab, a way back.
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such thing within reach; it names what there is.
  public func tap(_ name: String) throws(StageError) {
    let settled = current
    let targets = settled.targets.filter { $0.isCalled(name) }
    let reachable = targets.filter { $0.obstacle == nil }
    if reachable.count > 1 { throw .ambiguous(name, count: reachable.count) }
    if let action = reachable.first?.action {
      press(action)
    } else if let obstacle = targets.last?.obstacle {
      throw .outOfReach(name, reason: obstacle)
    } else {
      throw .noSuchTarget(
        name,
        available: settled.targets.filter { $0.obstacle == nil }.map(\.name)
      )
    }
  }

  /// Presses the back button that the stage draws on the front-most screen.
  ///
  /// - Throws: ``StageError/noWayBack(screen:)`` if none is drawn there.
  public func goBack() throws(StageError) {
    let settled = current
    guard let button = settled.backButton, button.obstacle == nil else {
      throw .noWayBack(screen: coordinator.visibleRoute.identifier)
    }
    press(button.action)
  }

  /// The way back on the front-most screen.
  public var back: BackButton {
    let button = current.backButton
    return BackButton(
      isVisible: button != nil,
      label: button?.name,
      canNavigateBack: coordinator.liveSurfaces().last?.content.topScreen?.canNavigateBack ?? false
    )
  }
}

/// Something that a finger can press.
struct TapTarget {
  let name: String
  let tag: String?
  let action: @MainActor () -> Void

  /// What keeps a finger from it, or `nil`.
  let obstacle: OutOfReach?

  func isCalled(_ wanted: String) -> Bool {
    if wanted.first == "#", let tag { return wanted.dropFirst() == tag[...] }
    return name == wanted
  }
}

extension SettledStage {
  /// Everything that can be pressed, and what could be if nothing were in the way, in tree order.
  var targets: [TapTarget] {
    renderTree.nodes.indices.compactMap { index in
      let node = renderTree.nodes[index]
      let isDisabled = node.flags.contains(.disabled)
      guard node.detail != .layout, actions[index] != nil || isDisabled else { return nil }
      return target(at: index, action: actions[index] ?? {})
    }
  }

  /// The back button of the front-most screen, if the stage draws one there.
  var backButton: TapTarget? {
    let nodes = renderTree.nodes
    guard let top = nodes.lastIndex(where: { $0.role == .screen && $0.flags.contains(.top) }),
      let bar = nodes[top..<(top + nodes[top].subtreeLength)].firstIndex(where: {
        $0.role == .backButton
      }),
      let action = actions[bar]
    else { return nil }
    return target(at: bar, action: action)
  }

  private func target(at index: Int, action: @escaping @MainActor () -> Void) -> TapTarget {
    let node = renderTree.nodes[index]
    let name = node.label ?? node.identifier.map { "#\($0)" } ?? node.role.rawValue
    return TapTarget(
      name: name,
      tag: node.identifier,
      action: action,
      obstacle: obstacle(before: index)
    )
  }

  private func obstacle(before index: Int) -> OutOfReach? {
    let nodes = renderTree.nodes
    for position in [index] + renderTree.ancestors(of: index) {
      if nodes[position].flags.contains(.disabled) { return .disabled }
      if nodes[position].flags.contains(.covered) { return .hidden }
      if nodes[position].flags.contains(.inert) { return .behind(surface: frontSurface) }
    }
    return nil
  }

  private var frontSurface: String {
    let front = renderTree.nodes.last { $0.role == .sheet || $0.role == .cover }
    return front.map { "the \($0.role.rawValue) \($0.route ?? "")" } ?? "another surface"
  }
}

extension LiveContent {
  /// The screen that the user sees of this content.
  fileprivate var topScreen: LiveScreen? {
    var content = self
    while true {
      switch content {
      case .stack(let stack):
        guard let screen = stack.screens.last else { return nil }
        guard let inner = screen.tabs?.content else { return screen }
        content = inner
      case .tabs(let tabs):
        guard let inner = tabs.content else { return nil }
        content = inner
      }
    }
  }
}
