extension RenderNode {
  /// Whether nothing can be seen through the surface: an overlay and a clear cover show the content behind them.
  package var isOpaque: Bool { role != .overlay && !facts.contains(.clearBackdrop) }

  /// Whether it hides everything behind it.
  package var hidesWhatIsBehind: Bool { role.coversWindow && isOpaque }
}

extension Fact {
  /// The backdrop of a cover with a transition of the app.
  static let clearBackdrop = Fact("backdrop", "clear")
}

extension RenderTree {
  /// The positions of the window's surfaces, lowest first.
  var surfaces: [Int] { layers.filter { !nodes[$0].role.isPresentedByElement } }

  /// The positions of the surfaces and of the presentations in front of them, lowest first.
  var layers: [Int] {
    guard let window = nodes.indices.first(where: { nodes[$0].role == .window }) else { return [] }
    var result: [Int] = []
    var pending = children(of: window)
    while !pending.isEmpty {
      let next = pending.removeFirst()
      // There are boxes that only lay out between the window and its surfaces.
      if nodes[next].detail == .layout {
        pending.insert(contentsOf: children(of: next), at: 0)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// The first node that sticks out of its surface where nothing scrolls; `nil` if there is none.
  func firstThingCutOff(on surface: Int) -> RenderNode? {
    guard let bounds = nodes[surface].frame else { return nil }
    var index = surface
    while index < subtree(of: surface).upperBound {
      let node = nodes[index]
      if node.role == .scroll {
        index += node.subtreeLength
        continue
      }
      if node.detail == .semantic, let frame = node.frame,
        frame.minY < bounds.minY - 0.5 || frame.maxY > bounds.maxY + 0.5
      {
        return node
      }
      index += 1
    }
    return nil
  }

  /// Removes the frames of everything under a cover, whose boxes only exist for the outline's lines.
  mutating func forgetFramesOfWhatIsNotLaidOut() {
    var index = 0
    while index < nodes.count {
      // Accessed in place, because copying nodes is expensive.
      if nodes[index].role == .tab { nodes[index].frame = nil }
      guard nodes[index].flags.contains(.covered) else {
        index += 1
        continue
      }
      let end = subtree(of: index).upperBound
      for position in index..<end {
        nodes[position].frame = nil
        nodes[position].proposal = nil
      }
      index = end
    }
  }

  /// Marks every node that cannot be seen: scrolled away, entirely behind a higher surface or the keyboard,
  /// or entirely outside its surface or scroll area.
  ///
  /// In a scroll area, only the part inside the viewport can be seen. A node is not covered as long as any of
  /// its descendants can be seen.
  mutating func markWhatIsOutOfSight(
    on surfaces: [Int],
    scrolledBy viewports: [Viewport],
    hidesOthers: Bool = true
  ) {
    let areas = seenAreas(and: viewports)
    let lost = markWhatIsScrolledAway(from: areas)
    let parts = parts(in: areas)
    for (number, surface) in surfaces.enumerated() {
      guard let bounds = nodes[surface].frame else { continue }
      var above =
        hidesOthers
        ? surfaces[(number + 1)...].filter { nodes[$0].isOpaque }.compactMap { nodes[$0].frame }
        : []
      // Alerts and popovers are beside the keyboard, but not popovers that fill the window.
      if hidesOthers || nodes[surface].role == .popover, let keyboard = traits.keyboardFrame {
        above.append(keyboard)
      }
      let end = subtree(of: surface).upperBound
      var showsContent = [Bool](repeating: false, count: end - surface)
      // Written in place, which costs much less in builds without optimization.
      nodes.withUnsafeMutableBufferPointer { nodes in
        for index in (surface..<end).reversed() {
          var isSeen = showsContent[index - surface]
          if nodes[index].detail != .layout, !nodes[index].flags.isOutOfSight,
            let frame = parts[index] ?? nodes[index].frame
          {
            let isHidden =
              lost.contains(index) || above.contains { $0.contains(frame) }
              || !frame.intersects(bounds)
            if isHidden, !isSeen { nodes[index].flags.insert(.covered) }
            isSeen = isSeen || !isHidden
          }
          if isSeen, let parent = nodes[index].parent, parent >= surface {
            showsContent[parent - surface] = true
          }
        }
      }
    }
  }
}
