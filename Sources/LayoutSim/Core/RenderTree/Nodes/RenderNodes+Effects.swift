// Content that is drawn elsewhere, scaled or rotated, or in another order.

extension RenderNodes {
  /// Moves the frames of scaled or rotated content to where it is drawn, and records the drawing order.
  mutating func draw(_ effects: [DrawnEffect], of tree: BoxTree) {
    var open: [(end: Int, map: AffineMap)] = []
    for index in nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      let laidOut = nodes[index].frame
      if let map = open.last?.map, let frame = laidOut {
        nodes[index].frame = map.bounds(of: frame)
        nodes[index].looks.append(Fact("laid-out", .size(frame.size)))
      }
      let box = tree.nodes[index]
      guard box.label == .effect, box.payload >= 0 else { continue }
      let effect = effects[Int(box.payload)]
      if case .order(let value) = effect { order(index, by: value, in: tree) }
      let isRightToLeft = box.traits.contains(.rightToLeft)
      guard let frame = laidOut, let map = effect.map(in: frame, isRightToLeft: isRightToLeft)
      else { continue }
      let outer = open.last?.map ?? .identity
      open.append((index + Int(box.span), outer.after(map)))
    }
  }

  /// Records the order of the box at `index` at the child of the nearest container that it is in.
  ///
  /// Outer boxes come first, and their order takes precedence.
  private mutating func order(_ index: Int, by value: Double, in tree: BoxTree) {
    var child = index
    while let parent = nodes[child].parent, tree.passesOrder(of: child, through: parent) {
      child = parent
    }
    guard nodes[child].look("z-index") == nil else { return }
    nodes[child].looks.append(Fact("z-index", .precise([value])))
  }
}

extension BoxTree {
  /// Whether the box at `parent` is around that at `child` alone, and has its order in their container.
  fileprivate func passesOrder(of child: Int, through parent: Int) -> Bool {
    let box = nodes[parent]
    if box.semantics >= 0 {
      let semantics = tables.semantics[Int(box.semantics)]
      if semantics.role != nil || semantics.key != nil || semantics.combines != .nothing {
        return false
      }
    }
    switch box.kind {
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .position, .guide,
      .ignoresSafeArea:
      return true
    case .pass:
      switch box.label {
      case .root, .row, .column, .layers, .lazyRow, .lazyColumn: return false
      default: return true
      }
    case .overlay:
      return child == parent + 1
    case .background:
      return child + Int(nodes[child].span) == parent + Int(box.span)
    case .fixed, .fill, .spacer, .line, .text, .stack, .layers, .scroll, .container, .safeArea,
      .outlineOnly:
      return false
    }
  }
}
