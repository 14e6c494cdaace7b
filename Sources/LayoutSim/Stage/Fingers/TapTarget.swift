/// Something that a finger can press, or fill in.
struct TapTarget {
  /// Its position in the nodes of the settled render tree.
  let position: Int

  let role: Role
  let name: String
  let tag: String?
  let action: @MainActor () -> Void

  /// Takes words and says whether it could; `nil` where nothing can be entered.
  var entry: (@MainActor (String) -> Bool)?

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
    let areParts = renderTree.areParts
    return renderTree.nodes.indices.compactMap { index in
      let node = renderTree.nodes[index]
      let isDisabled = node.flags.contains(.disabled)
      guard node.detail != .layout, !areParts[index], actions[index] != nil || isDisabled else {
        return nil
      }
      return target(at: index, action: actions[index] ?? {})
    }
  }

  /// Everything that takes words, and what would if it were not disabled, in tree order.
  var fields: [TapTarget] {
    let areParts = renderTree.areParts
    return renderTree.nodes.indices.compactMap { index in
      let node = renderTree.nodes[index]
      let isDisabled = node.flags.contains(.disabled) && node.role.takesWords
      guard node.detail != .layout, !areParts[index], entries[index] != nil || isDisabled else {
        return nil
      }
      var field = target(at: index, action: {})
      field.entry = entries[index]
      return field
    }
  }

  /// The innermost back button of the front-most surface, if the stage draws one there.
  var backButton: TapTarget? {
    let nodes = renderTree.nodes
    let front = nodes.lastIndex { $0.role == .sheet || $0.role == .cover } ?? nodes.startIndex
    guard let button = nodes[front...].lastIndex(where: { $0.role == .backButton }),
      let action = actions[button]
    else { return nil }
    return target(at: button, action: action)
  }

  private func target(at index: Int, action: @escaping @MainActor () -> Void) -> TapTarget {
    let node = renderTree.nodes[index]
    return TapTarget(
      position: index,
      role: node.role,
      name: node.label ?? node.identifier.map { "#\($0)" } ?? node.role.rawValue,
      tag: node.identifier,
      action: action,
      obstacle: obstacle(before: index)
    )
  }

  /// What keeps a finger from the node at `index`, as far as its surface and its flags say.
  func obstacle(before index: Int) -> OutOfReach? {
    let nodes = renderTree.nodes
    for position in [index] + renderTree.ancestors(of: index) {
      if nodes[position].flags.contains(.disabled) { return .disabled }
      if nodes[position].flags.isOutOfSight {
        return renderTree.reason(forCovering: position)
      }
      if nodes[position].flags.contains(.inert) { return .behind(surface: frontSurface) }
    }
    return nil
  }

  /// What is in front of everything, in words.
  var frontSurface: String {
    if let frontLayer { return frontLayer.role.words(named: frontLayer.title) }
    let front = renderTree.nodes.last { $0.role == .sheet || $0.role == .cover }
    return front.map { "the \($0.role.rawValue) \($0.route ?? "")" } ?? "another surface"
  }
}

extension Role {
  /// Whether words can be entered into things of this kind.
  fileprivate var takesWords: Bool { self == .field || self == .slider || self == .picker }
}

extension RenderTree {
  /// Why the node at `index` is out of sight.
  fileprivate func reason(forCovering index: Int) -> OutOfReach {
    let viewports = viewports
    let area = viewports.last { viewport in
      guard viewport.content.contains(index), let frame = nodes[index].frame else { return false }
      return !frame.overlaps(viewport.window)
    }
    if let area { return .scrolledAway(area: name(of: area, among: viewports)) }
    let isBehindKeyboard = nodes[index].frame.map { traits.keyboardFrame?.contains($0) == true }
    return isBehindKeyboard == true ? .behind(surface: Traits.keyboardWords) : .hidden
  }
}
