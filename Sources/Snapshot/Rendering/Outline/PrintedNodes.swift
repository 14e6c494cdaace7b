import LayoutSim

/// The nodes of a render tree that an outline prints.
struct PrintedNodes {
  let tree: RenderTree
  let detail: DetailLevel
  let nesting: Nesting

  /// The nodes in pre-order.
  var nodes: [OutlineNode] {
    var printed: [OutlineNode] = []
    // Per node: the scope in which its children are printed; a node that is not printed passes on its own scope.
    var scopes: [Scope] = []
    scopes.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let outer = nesting.parents[index].map { scopes[$0] } ?? Scope()
      // Read in place, because copying nodes is expensive.
      guard tree.nodes[index].detail <= detail, !outer.isCovered else {
        scopes.append(outer)
        continue
      }
      let node = tree.nodes[index]
      let frame = node.frame.map(pixels)
      var line = outlined(node, at: frame, within: outer.frame)
      line.parent = outer.parent
      line.depth = outer.depth
      scopes.append(
        Scope(
          parent: printed.count,
          depth: outer.depth + 1,
          frame: frame ?? outer.frame,
          isCovered: node.flags.contains(.covered)
        )
      )
      printed.append(line)
    }
    printed.fillInSubtreeLengths()
    return printed
  }

  private func outlined(
    _ node: RenderNode,
    at frame: PrintedFrame?,
    within outer: PrintedFrame?
  ) -> OutlineNode {
    var line = OutlineNode(node.role)
    line.route = node.route
    line.label = node.label
    line.tag = node.identifier
    line.facts = node.facts
    line.flags = node.role.impliesPressable ? node.flags.subtracting(.pressable) : node.flags
    if detail == .layout {
      line.facts += node.looks
      line.proposal = node.proposal
    } else if let place = node.placeOfText {
      line.textFrame = pixels(place).rect(within: frame)
    }
    line.drawnFrame = node.drawnFrame.map { pixels($0).rect(within: nil) }
    line.frame = frame?.rect(within: outer)
    if node.role == .picture, detail != .layout { line.facts += cuts(of: node) }
    return line
  }

  /// The clipping of a picture by the boxes around it, which have no lines here: their shapes, and the visible size.
  private func cuts(of picture: RenderNode) -> [Fact] {
    guard let frame = picture.frame else { return [] }
    var facts: [Fact] = []
    var seen: Rect? = frame
    var outer = picture.parent
    while let index = outer {
      if let figure = tree.nodes[index].clipFigure, let bounds = tree.nodes[index].frame {
        if figure != .rect { facts.append(Fact("clip", figure.word)) }
        seen = seen?.intersection(figure.bounds(in: bounds))
      }
      outer = tree.nodes[index].parent
    }
    func word(_ size: Size) -> String {
      [size.width, size.height].map(PrintedNumber.text).joined(separator: "x")
    }
    if let size = seen?.size, word(size) != word(frame.size) {
      facts.append(Fact("seen", word(size)))
    }
    return facts
  }

  private func pixels(_ frame: Rect) -> PrintedFrame {
    PrintedFrame(frame, pixel: tree.traits.device.pixel)
  }

  private struct Scope {
    /// The nearest printed ancestor.
    var parent: Int?

    var depth = 0
    var frame: PrintedFrame?

    /// Whether it is not visible, so that nothing below it is printed.
    var isCovered = false
  }
}

extension RenderNode {
  /// The frame of the label's text in the window, if it is printed.
  fileprivate var placeOfText: Rect? {
    guard let frame, var place = textFrame else { return nil }
    place.origin.x += frame.minX
    place.origin.y += frame.minY
    return place
  }
}

extension [OutlineNode] {
  /// Computes the lengths of subtrees from the parents, which precede their children.
  mutating func fillInSubtreeLengths() {
    for index in indices { self[index].subtreeLength = 1 }
    for index in indices.reversed() {
      if let parent = self[index].parent {
        self[parent].subtreeLength += self[index].subtreeLength
      }
    }
  }
}

/// A finding as an outline prints it, without its advice.
public struct OutlineFinding: Sendable {
  /// The kind, such as `small-target`.
  public let code: String

  /// The place: a screen, a surface, or an element's label.
  public let place: String

  /// The description as printed, with line breaks and other controls escaped.
  public let found: String
}

extension OutlineFinding {
  /// The line, without a newline.
  package var line: String {
    "finding \(PrintedWords.word(code)) at \(PrintedWords.word(place)): \(PrintedWords.bare(found))"
      .trimmingTrailingBlanks()
  }
}

extension OutlineFinding: Hashable {
  /// Whether both print the same bytes.
  public static func == (lhs: OutlineFinding, rhs: OutlineFinding) -> Bool {
    TextLines.areSame(lhs.line, rhs.line)
  }

  /// Hashes the printed bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(line))
  }
}

/// The children of every node, computed from the parents alone.
///
/// A tree may come from a file. A parent that does not precede its child is ignored, so that no malformed
/// tree makes a renderer loop forever.
struct Nesting {
  let parents: [Int?]

  /// The children of all nodes, those of each together and in order.
  private let children: [Int]

  /// The end of each node's children.
  private let ends: [Int]

  init(_ tree: RenderTree) {
    var parents: [Int?] = []
    var ends = [Int](repeating: 0, count: tree.nodes.count)
    parents.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      guard let parent = tree.nodes[index].parent, (0..<index).contains(parent) else {
        parents.append(nil)
        continue
      }
      parents.append(parent)
      ends[parent] += 1
    }
    var count = 0
    for index in ends.indices { (count, ends[index]) = (count + ends[index], count) }
    var children = [Int](repeating: 0, count: count)
    for (index, parent) in parents.enumerated() {
      guard let parent else { continue }
      children[ends[parent]] = index
      ends[parent] += 1
    }
    (self.parents, self.children, self.ends) = (parents, children, ends)
  }

  /// The children of the node at `index`, in order.
  func children(of index: Int) -> [Int] {
    Array(children[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
  }
}
