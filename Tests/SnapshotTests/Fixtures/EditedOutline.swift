import LayoutSim
import TestSupport

@testable import SnapshotRendering

/// An outline of a plausible screen, and what random edits make of it.
struct EditedOutline {
  /// A kind of edit.
  enum Edit: CaseIterable {
    case insert, remove, move, relabel, resize, anotherSheet
  }

  private var random: SeededGenerator
  private(set) var nodes: [OutlineNode]

  /// The outline of `seed`, before any edit.
  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    nodes = []
    nodes.append(node(.window, depth: 0, .at(0, 0, 393, 852)))
    nodes.append(node(.stack, depth: 1, .at(0, 0, 393, 852)))
    for number in 0...random.next(below: 3) {
      nodes.append(node(.screen, depth: 2, .at(0, 0, 393, 852)))
      nodes[nodes.count - 1].route = "shop.item(\(number))"
      addContent(depth: 3, count: 2 + random.next(below: 8))
    }
    if random.chance(50) { addSheet() }
  }

  /// The outline, with the parents that follow from the depths of its nodes.
  var outline: Outline {
    var nodes = nodes
    var open: [Int] = []
    for index in nodes.indices {
      open.removeLast(open.count - nodes[index].depth)
      nodes[index].parent = open.last
      open.append(index)
    }
    nodes.fillInSubtreeLengths()
    return Outline(
      header: OutlineHeader(Traits(device: .phone)),
      layers: ["none"],
      nodes: nodes,
      findings: [],
      silenced: []
    )
  }

  /// Makes one edit, which may change nothing.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert: insert()
    case .remove: remove()
    case .move: move()
    case .relabel: relabel()
    case .resize: resize()
    case .anotherSheet: replaceSheet()
    }
  }

  // MARK: - Edits

  private mutating func insert() {
    let place = 2 + random.next(below: nodes.count - 1)
    let depth = 1 + random.next(below: nodes[place - 1].depth + 1)
    let rest = Array(nodes[place...])
    // What follows may not get another parent.
    guard rest.first.map({ $0.depth <= depth }) ?? true else { return }
    nodes.removeSubrange(place...)
    nodes.append(leaf(depth: depth))
    if random.chance(40) { addContent(depth: depth + 1, count: 1 + random.next(below: 3)) }
    nodes += rest
  }

  private mutating func remove() {
    guard nodes.count > 4 else { return }
    nodes.removeSubrange(subtree(of: 2 + random.next(below: nodes.count - 2)))
  }

  private mutating func move() {
    guard nodes.count > 6 else { return }
    let from = subtree(of: 3 + random.next(below: nodes.count - 3))
    let moved = Array(nodes[from])
    // To another place among its siblings.
    let parent = (0..<from.lowerBound).last { nodes[$0].depth < moved[0].depth } ?? 0
    nodes.removeSubrange(from)
    let places = ((parent + 1)..<max(parent + 2, subtree(of: parent).upperBound + 1)).filter {
      place in
      place >= nodes.count || nodes[place].depth <= moved[0].depth
    }
    guard let place = random.pickIfAny(places) else { return }
    nodes.insert(contentsOf: moved, at: min(place, nodes.count))
  }

  private mutating func relabel() {
    let labelled = nodes.indices.filter { nodes[$0].label != nil }
    guard let index = random.pickIfAny(labelled) else { return }
    nodes[index].label = random.chance(50) ? words() : (nodes[index].label ?? "") + " " + words()
  }

  private mutating func resize() {
    let index = 1 + random.next(below: nodes.count - 1)
    let change = Double(random.next(below: 200) - 100) / 3
    nodes[index].frame?.size.height += (change * 100).rounded() / 100
  }

  private mutating func replaceSheet() {
    if let sheet = nodes.firstIndex(where: { $0.role == .sheet }) {
      nodes.removeSubrange(subtree(of: sheet))
      if random.chance(50) { return }
    }
    addSheet()
  }

  private func subtree(of index: Int) -> Range<Int> {
    let end = nodes[(index + 1)...].firstIndex { $0.depth <= nodes[index].depth }
    return index..<(end ?? nodes.count)
  }

  // MARK: - Content

  private mutating func addSheet() {
    var sheet = node(.sheet, depth: 1, .at(0, 579, 393, 273))
    sheet.route = "sheet.\(random.next(below: 1_000))"
    sheet.facts = [Fact("owner", words()), Fact("inset", "34")]
    nodes.append(sheet)
    addContent(depth: 2, count: 1 + random.next(below: 4))
  }

  private mutating func addContent(depth: Int, count: Int) {
    var top = 0.0
    for _ in 0..<count {
      var leaf = leaf(depth: depth)
      leaf.frame?.origin.y = top
      top += leaf.frame?.size.height ?? 0
      nodes.append(leaf)
      if leaf.role == .list, depth < 7 {
        addContent(depth: depth + 1, count: random.next(below: 5))
      }
    }
  }

  private mutating func leaf(depth: Int) -> OutlineNode {
    let role = random.pick([
      Role.text, .button, .row, .list, .heading, .picture, .separator, .field,
    ])
    let height = Double(20 + random.next(below: 60))
    var leaf = node(role, depth: depth, .at(16, Double(random.next(below: 500)), 361, height))
    if role != .list && role != .separator { leaf.label = words() }
    if random.chance(10) { leaf.tag = words() }
    if role == .field { leaf.facts = [Fact("value", words())] }
    if random.chance(10) { leaf.flags = .disabled }
    return leaf
  }

  private func node(_ role: Role, depth: Int, _ frame: Rect) -> OutlineNode {
    var node = OutlineNode(role)
    node.depth = depth
    node.frame = frame
    return node
  }

  private mutating func words() -> String {
    (0...random.next(below: 4)).map { _ in random.pick(EditedOutline.vocabulary) }
      .joined(separator: " ")
  }

  private static let vocabulary = [
    "tea", "Assam", "Darjeeling", "order", "of", "the", "day", "£4.50", "2", "“new”", "back", "all",
    "note",
    "leaf", "cup", "pot", "by", "post", "tomorrow", "sold", "out", "é", "e\u{301}", "\"quoted\"",
  ]
}
