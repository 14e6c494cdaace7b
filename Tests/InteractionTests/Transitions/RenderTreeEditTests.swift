import Testing

@testable import LayoutSim

/// Changing render trees.
struct RenderTreeEditTests {
  /// `a(b(c) d)`, a number for each at its place from the left.
  private let shown = IndexedTree(
    tree: RenderTree(
      traits: Traits(device: .iPhone15),
      nodes: [
        node("a", parent: nil, length: 4, x: 0), node("b", parent: 0, length: 2, x: 1),
        node("c", parent: 1, length: 1, x: 2), node("d", parent: 0, length: 1, x: 3),
      ]
    ),
    index: LayerIndex([.surface(2): 1, .dialog(3): 2, .surface(4): 3])
  )

  private static func node(_ word: String, parent: Int?, length: Int, x: Double) -> RenderNode {
    RenderNode(
      Role(word),
      parent: parent,
      subtreeLength: length,
      frame: Rect(x: x, y: 0, width: 1, height: 1)
    )
  }

  /// The tree as `a(b(c) d)`.
  private func words(_ tree: RenderTree, at index: Int = 0) -> String {
    let inside = tree.children(of: index).map { words(tree, at: $0) }
    let word = tree.nodes[index].role.rawValue
    return inside.isEmpty ? word : "\(word)(\(inside.joined(separator: " ")))"
  }

  @Test("Without changes a tree stays as it is")
  func nothing() {
    #expect(RenderTreeEdit(shown).result().tree == shown.tree)
  }

  @Test("A piece is put before, after, or in place of a node")
  func pieces() {
    var edit = RenderTreeEdit(shown)
    edit.insert(RenderTreePiece(of: shown, at: 1), before: 3)
    edit.insert(RenderTreePiece(of: shown, at: 3), after: 2)
    edit.insert(RenderTreePiece(of: shown, at: 2), after: 3)
    #expect(words(edit.result().tree) == "a(b(c d) b(c) d c)")

    var other = RenderTreeEdit(shown)
    other.replace(1, with: RenderTreePiece(of: shown, at: 3))
    other.insert(RenderTreePiece(of: shown, at: 2), after: 1)
    let result = other.result().tree
    #expect(words(result) == "a(d c d)")
    #expect(result.nodes.map(\.parent) == [nil, 0, 0, 0])
    #expect(result.nodes.map(\.subtreeLength) == [4, 1, 1, 1])
  }

  @Test("A node moves with everything in it, and nothing else does")
  func shift() {
    var edit = RenderTreeEdit(shown)
    edit.shift(1, by: Point(x: 10, y: 5))
    let frames = edit.result().tree.nodes.compactMap(\.frame)
    #expect(frames.map(\.minX) == [0, 11, 12, 3])
    #expect(frames.map(\.minY) == [0, 5, 5, 0])
  }

  @Test("What stays is found where it went; a piece stands for something only in place of a node")
  func index() {
    var edit = RenderTreeEdit(shown)
    edit.insert(RenderTreePiece(of: shown, at: 1), before: 3)
    edit.replace(3, with: RenderTreePiece(of: shown, at: 2))
    let result = edit.result()
    #expect(words(result.tree) == "a(b(c) b(c) c)")
    #expect(result.index[.surface(2)] == 1)
    #expect(result.index[.dialog(3)] == 5)
    #expect(result.index[.surface(4)] == nil)
  }
}
