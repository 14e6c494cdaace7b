extension Diagnosis {
  /// The first two texts that overlap by more than their edges.
  func textsOverEachOther(on screen: VisibleScreen) -> (Int, Int)? {
    var texts: [(index: Int, frame: Rect, scrolls: Bool)] = screen.contents.compactMap { content in
      let node = tree.nodes[content.index]
      guard node.role.isText, !content.surroundings.isInBar,
        node.label?.isEmpty == false, let frame = node.frame
      else { return nil }
      return (content.index, frame, content.surroundings.scrolls)
    }
    texts.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    for (number, upper) in texts.enumerated() {
      for lower in texts[(number + 1)...] {
        if lower.frame.minY >= upper.frame.maxY { break }
        let width =
          min(upper.frame.maxX, lower.frame.maxX) - max(upper.frame.minX, lower.frame.minX)
        let height = min(upper.frame.maxY, lower.frame.maxY) - lower.frame.minY
        let least = min(upper.frame.size.height, lower.frame.size.height)
        // Lines of small letters may be set close, but never half over each other. Scrolled content continues
        // under fixed content.
        guard width > 2, height > least / 2, upper.scrolls == lower.scrolls,
          !areLayers(upper.index, lower.index),
          looks(for: .contentCutOff, at: upper.index, lower.index)
        else { continue }
        return (min(upper.index, lower.index), max(upper.index, lower.index))
      }
    }
    return nil
  }

  /// Whether two texts are intentional layers, which overlap regardless of the available space.
  private func areLayers(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (min(one, other), max(one, other))
    var (first, second) = (one, other)
    while let parent = tree.nodes[first].parent {
      if tree.subtree(of: parent).upperBound > other {
        while let above = tree.nodes[second].parent, above != parent {
          guard decides(second, in: above) else { return false }
          second = above
        }
        return ["layers", "overlay", "background"].contains(boxName(parent))
      }
      guard decides(first, in: parent) else { return false }
      first = parent
    }
    return false
  }

  /// Whether the box at `parent` has the frame of the node at `index` inside it.
  private func decides(_ index: Int, in parent: Int) -> Bool {
    switch boxName(parent) {
    case "padding", "offset", "fixed-size", "guide", "preference", "observer", "effect", "clip":
      true
    case "overlay": index == parent + 1
    case "background":
      tree.subtree(of: index).upperBound == tree.subtree(of: parent).upperBound
    default: false
    }
  }

  /// The name of a box that only lays out.
  private func boxName(_ index: Int) -> String? {
    tree.nodes[index].role == .box ? tree.nodes[index].label : nil
  }
}
