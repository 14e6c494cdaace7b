/// Turns laid-out boxes into the nodes of a render tree.
struct RenderNodes {
  private(set) var nodes: [RenderNode] = []
  private let solver: Solver

  /// Takes the places of `solver`'s boxes, which must have been laid out.
  init(_ solver: Solver) {
    self.solver = solver
    let store = solver.store
    nodes.reserveCapacity(store.nodes.count)
    var open: [OpenBox] = []
    for index in store.nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      let parent = open.last
      var origin = parent?.origin ?? .zero
      let placement = solver.placements[index]
      origin.x += placement.position.x
      origin.y += placement.position.y
      var node = node(index, origin: origin)
      node.parent = parent?.index
      if parent?.isCombined == true { node.detail = .layout }
      let combines = self.combines(index)
      if combines, node.label == nil { node.label = words(in: index) }
      nodes.append(node)
      open.append(
        OpenBox(
          index: index,
          end: index + store.nodes[index].span,
          origin: origin,
          isCombined: combines || parent?.isCombined == true
        )
      )
    }
  }

  private struct OpenBox {
    let index: Int
    let end: Int
    let origin: Point
    let isCombined: Bool
  }
}

extension RenderNodes {
  /// What a press on each node performs; a combined one does what the first action inside does.
  static func actions(of store: NodeStore) -> [Int: @MainActor () -> Void] {
    var actions: [Int: @MainActor () -> Void] = [:]
    for (index, node) in store.nodes.enumerated() where node.semantics >= 0 {
      let semantics = store.semantics[node.semantics]
      if let action = semantics.action {
        actions[index] = action
      } else if semantics.combines {
        actions[index] = store.firstAction(in: index + 1..<index + node.span)
      }
    }
    return actions
  }

  private func combines(_ index: Int) -> Bool {
    let semantics = solver.store.nodes[index].semantics
    return semantics >= 0 && solver.store.semantics[semantics].combines
  }

  // The texts inside; without any, the names of the symbols and pictures.
  private func words(in index: Int) -> String? {
    let boxes = index + 1..<index + solver.store.nodes[index].span
    let texts = boxes.filter { solver.store.nodes[$0].kind == .text }.compactMap { label(of: $0) }
    let images = boxes.filter { solver.store.nodes[$0].kind == .fixed }.compactMap { label(of: $0) }
    let words = texts.isEmpty ? images : texts
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func label(of index: Int) -> String? {
    let box = solver.store.nodes[index]
    if box.semantics >= 0, let label = solver.store.semantics[box.semantics].label { return label }
    return box.kind == .text ? solver.store.texts[box.payload].words : nil
  }

  private func node(_ index: Int, origin: Point) -> RenderNode {
    let store = solver.store
    let box = store.nodes[index]
    let placement = solver.placements[index]
    let isLaidOut = box.kind != .mention
    var node = RenderNode(
      .box,
      subtreeLength: box.span,
      detail: .layout,
      label: box.label.rawValue,
      frame: isLaidOut ? Rect(origin: origin, size: placement.size) : nil,
      proposal: isLaidOut ? placement.offer.proposal : nil
    )
    if box.kind == .text {
      let layout = solver.textLayout(index, placement.offer)
      node.role = box.traits.contains(.heading) ? .heading : .text
      node.detail = .semantic
      node.label = store.texts[box.payload].words
      node.lines = layout.lines
      node.flags = layout.flags(in: placement.offer)
    }
    if box.semantics >= 0 { describe(&node, store.semantics[box.semantics]) }
    return node
  }

  private func describe(_ node: inout RenderNode, _ semantics: Semantics) {
    // The word for a box is no label of a thing.
    if node.role == .box, semantics.role != nil { node.label = nil }
    if let role = semantics.role { node.role = role }
    if let label = semantics.label { node.label = label }
    node.detail = semantics.detail ?? .semantic
    node.route = semantics.route
    node.identifier = semantics.identifier
    node.flags.formUnion(semantics.flags)
    node.facts = semantics.facts
  }
}

extension NodeStore {
  fileprivate func firstAction(in range: Range<Int>) -> (@MainActor () -> Void)? {
    for index in range where nodes[index].semantics >= 0 {
      if let action = semantics[nodes[index].semantics].action { return action }
    }
    return nil
  }
}
