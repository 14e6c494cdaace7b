/// The nodes of the last pass, of which those of parts that are the same are used again.
///
/// A part is the same if it was not resolved again, and each of its boxes has the frame and the offer that it had; if
/// something around it can change its nodes, such as an effect or a button of which it is the label, they are made again.
final class FormerNodes {
  private let pass: NodePass

  /// The nodes of all boxes, also of those that are not shown.
  let nodes: [RenderNode]

  /// Their functions and objects.
  fileprivate let tables: NodeTables

  private let leftOut: Set<Int>

  /// The texts that depend on what is around them, because they nearly do not fit.
  private let doubtful: [Int]

  /// Whether the nodes of single parts are as they would be without what is around them.
  private let areSeparable: Bool

  /// Remembers `nodes`, which are those of `made` in `pass`.
  init(_ nodes: [RenderNode], of made: RenderNodes, _ pass: NodePass) {
    (self.pass, self.nodes, tables) = (pass, nodes, made.tables)
    leftOut = made.leftOut
    doubtful = made.doubtful
    areSeparable = !made.tree.hasApproximateBoxes
  }

  /// The nodes of `part` if they are the same in the present tree.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - placed: Its place in `tree`.
  ///   - tree: The present boxes.
  ///   - leftOut: Those of them that are not shown.
  ///   - origin: The corner of the box around the part in the root's space.
  /// - Returns: The positions of the nodes among the former ones; `nil` if they have to be made again.
  func places(
    of part: BoxPart,
    _ placed: PlacedPart,
    in tree: BoxTree,
    leftOut: Set<Int>,
    origin: Point
  ) -> Range<Int>? {
    guard areSeparable, !tree.hasApproximateBoxes, let shown = part.shown, shown.pass === pass
    else {
      return nil
    }
    let former = shown.index..<shown.index + part.count
    let present = placed.index..<placed.index + part.count
    assert(
      former.upperBound <= nodes.count && present.upperBound <= tree.count,
      "A part of \(part.count) boxes is at \(former) of \(nodes.count) nodes, and at \(present) of \(tree.count)."
    )
    let areSeen =
      (leftOut.isEmpty || leftOut.isDisjoint(with: present))
      && (self.leftOut.isEmpty || self.leftOut.isDisjoint(with: former))
    guard areSeen, !doubtful.contains(where: former.contains),
      areSame(former, as: present, in: tree, origin: origin)
    else { return nil }
    return former
  }

  /// Whether the boxes of `tree` at `present` have the frames and offers of the nodes at `former`.
  private func areSame(
    _ former: Range<Int>,
    as present: Range<Int>,
    in tree: BoxTree,
    origin: Point
  ) -> Bool {
    nodes.withUnsafeBufferPointer { nodes in
      for number in 0..<present.count {
        let box = tree.nodes + (present.lowerBound + number)
        let index = former.lowerBound + number
        guard box.pointee.kind != .outlineOnly else { continue }
        let up = Int(box.pointee.up)
        var corner = up > number ? origin : nodes[index - up].frame?.origin ?? origin
        corner.x += box.pointee.position.x
        corner.y += box.pointee.position.y
        guard nodes[index].frame == Rect(origin: corner, size: box.pointee.size),
          nodes[index].proposal == box.pointee.offer.proposal
        else { return false }
      }
      return true
    }
  }
}

extension RenderNodes {
  /// Adds the nodes of the last pass for the part that begins at the box at `index`, if they are the same, and records
  /// where the nodes of the parts are that begin there.
  mutating func repeatParts(
    from parts: inout ArraySlice<PlacedPart>,
    at index: Int,
    in parent: OpenBox?,
    of former: FormerNodes?,
    pass: NodePass
  ) -> Bool {
    while let placed = parts.first, placed.index <= index {
      parts.removeFirst()
      guard let part = placed.part, part.count > 0, placed.index == index else { continue }
      let isPlain = parent?.isPlain != false && part.isPlain(in: tree, placed)
      let places =
        isPlain
        ? former?.places(
          of: part,
          placed,
          in: tree,
          leftOut: leftOut,
          origin: parent?.origin ?? .zero
        ) : nil
      part.shown = isPlain ? ShownPlace(pass: pass, index: index) : nil
      guard let former, let places else { continue }
      repeatNodes(at: places, of: former, in: parent?.index)
      return true
    }
    return false
  }

  /// Adds the nodes of `former` at `places`, as children of the one at `parent`.
  private mutating func repeatNodes(at places: Range<Int>, of former: FormerNodes, in parent: Int?)
  {
    let start = nodes.count
    assert(parent ?? -1 < start, "The nodes at \(start) come before their parent.")
    nodes.append(contentsOf: former.nodes[places])
    let distance = start - places.lowerBound
    tables.append(former.tables, at: places, movedBy: distance)
    // Written in place, because nodes are many.
    nodes.withUnsafeMutableBufferPointer { nodes in
      for index in start..<nodes.count {
        let inner = nodes[index].parent.map { $0 + distance } ?? -1
        nodes[index].parent = inner < start ? parent : inner
      }
    }
  }
}
