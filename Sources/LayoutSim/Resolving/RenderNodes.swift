/// Turns laid-out boxes into the nodes of a render tree.
struct RenderNodes {
  private(set) var nodes: [RenderNode] = []
  private let tree: BoxTree
  private let leftOut: Set<Int>

  /// Takes the places of the boxes of `tree`, which must have been laid out for `offer`.
  init(_ tree: BoxTree, offer: Offer, leftOut: Set<Int> = []) {
    self.tree = tree
    self.leftOut = leftOut
    tree.solver.fillInOffers(offer)
    nodes.reserveCapacity(tree.count)
    var open: [OpenBox] = []
    for index in 0..<tree.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      let parent = open.last
      var origin = parent?.origin ?? .zero
      let box = tree.nodes[index]
      origin.x += box.position.x
      origin.y += box.position.y
      append(index, origin: origin)
      nodes[index].parent = parent?.index
      if parent?.isCombined == true { nodes[index].detail = .layout }
      let combines = self.combines(index)
      if combines, nodes[index].label == nil { nodes[index].label = words(in: index) }
      open.append(
        OpenBox(
          index: index,
          end: index + Int(box.span),
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
  static func actions(
    of tree: BoxTree,
    leftOut: Set<Int>
  ) -> [Int: @MainActor () -> Void] {
    var actions: [Int: @MainActor () -> Void] = [:]
    for index in 0..<tree.count where tree.nodes[index].semantics >= 0 {
      let node = tree.nodes[index]
      let semantics = tree.tables.semantics[Int(node.semantics)]
      if let action = semantics.action {
        actions[index] = action
      } else if semantics.combines {
        let inside = index + 1..<index + Int(node.span)
        actions[index] = tree.firstAction(in: inside.filter { !leftOut.contains($0) })
      }
    }
    return actions
  }

  private func combines(_ index: Int) -> Bool {
    let semantics = tree.nodes[index].semantics
    return semantics >= 0 && tree.tables.semantics[Int(semantics)].combines
  }

  // The texts inside; without any, the names of the symbols and pictures.
  private func words(in index: Int) -> String? {
    let boxes = (index + 1..<index + Int(tree.nodes[index].span))
      .filter { !leftOut.contains($0) }
    let texts = boxes.filter { tree.nodes[$0].kind == .text }.compactMap { label(of: $0) }
    let images = boxes.filter { tree.nodes[$0].kind == .fixed }.compactMap { label(of: $0) }
    let words = texts.isEmpty ? images : texts
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func label(of index: Int) -> String? {
    let box = tree.nodes[index]
    if let label = tree.tables.semantics(of: box).label { return label }
    return box.kind == .text ? tree.tables.texts[Int(box.payload)].words : nil
  }

  /// Adds the node of the box at `index`, and fills it in where it stands: nodes are large.
  private mutating func append(_ index: Int, origin: Point) {
    let box = tree.nodes[index]
    let isLaidOut = box.kind != .mention
    let isText = box.kind == .text
    nodes.append(
      RenderNode(
        isText ? (box.traits.contains(.heading) ? .heading : .text) : .box,
        subtreeLength: Int(box.span),
        detail: isText ? .semantic : .layout,
        label: isText ? tree.tables.texts[Int(box.payload)].words : box.label.rawValue,
        frame: isLaidOut ? Rect(origin: origin, size: box.size) : nil,
        proposal: isLaidOut ? box.offer.proposal : nil
      )
    )
    if isText {
      let layout = tree.solver.textLayout(index, box.offer)
      nodes[index].lines = layout.lines
      nodes[index].flags = layout.flags(in: box.offer)
      let limit = tree.tables.texts[Int(box.payload)].lines.limit
      if layout.isTruncated, let limit, layout.lines.count >= max(1, limit) {
        nodes[index].flags.insert(.lineLimited)
      }
    }
    let semantics = tree.tables.semantics(of: box)
    if box.semantics >= 0 || semantics.role != nil {
      RenderNodes.describe(&nodes[index], semantics, isText: isText)
    }
  }

  private static func describe(_ node: inout RenderNode, _ semantics: Semantics, isText: Bool) {
    // The word for a box is no label of a thing.
    if !isText, semantics.role != nil { node.label = nil }
    if let role = semantics.role { node.role = role }
    if let label = semantics.label { node.label = label }
    node.detail = semantics.detail ?? .semantic
    node.route = semantics.route
    node.identifier = semantics.identifier
    node.flags.formUnion(semantics.flags)
    node.facts = semantics.facts
  }
}

extension BoxTree {
  fileprivate func firstAction(in boxes: [Int]) -> (@MainActor () -> Void)? {
    for index in boxes where nodes[index].semantics >= 0 {
      if let action = tables.semantics[Int(nodes[index].semantics)].action { return action }
    }
    return nil
  }
}
