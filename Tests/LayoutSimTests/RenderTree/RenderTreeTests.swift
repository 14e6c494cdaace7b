import Foundation
import LayoutSim
import Testing

/// Render trees that come from a file.
struct RenderTreeTests {
  private func node(_ role: Role, parent: Int?, subtreeLength: Int) -> RenderNode {
    RenderNode(role, parent: parent, subtreeLength: subtreeLength)
  }

  private func read(_ nodes: [RenderNode]) throws -> RenderTree {
    let tree = RenderTree(traits: Traits(device: .iPhone15), nodes: nodes)
    return try JSONDecoder().decode(RenderTree.self, from: JSONEncoder().encode(tree))
  }

  @Test("A tree is read as it was written")
  func roundTrip() throws {
    let nodes = [
      node(.window, parent: nil, subtreeLength: 4),
      node(.stack, parent: 0, subtreeLength: 2),
      node(.screen, parent: 1, subtreeLength: 1),
      node(.sheet, parent: 0, subtreeLength: 1),
    ]
    let tree = try read(nodes)
    #expect(tree.nodes == nodes)
    #expect(tree.children(of: 0) == [1, 3])
    #expect(tree.ancestors(of: 2) == [1, 0])
  }

  @Test("A tree without nodes is read")
  func empty() throws {
    #expect(try read([]).nodes.isEmpty)
  }

  @Test(
    "Nodes that do not stand in pre-order are refused",
    arguments: [
      // A subtree that is longer than the tree, one of no length, and one of a negative length.
      [(nil, 2)], [(nil, 0)], [(nil, -1)],
      // A parent that is the node itself, one that comes later, and none below the window.
      [(nil, 2), (1, 1)], [(nil, 3), (2, 1), (0, 1)], [(nil, 2), (nil, 1)],
      // A subtree that reaches out of its parent's.
      [(nil, 4), (0, 2), (1, 2), (0, 1)],
    ] as [[(Int?, Int)]]
  )
  func misplaced(nodes: [(parent: Int?, length: Int)]) {
    #expect(throws: DecodingError.self) {
      try read(nodes.map { node(.box, parent: $0.parent, subtreeLength: $0.length) })
    }
  }

  @Test("Of nodes put together by hand whose lengths and parents are nonsense every question ends")
  func nonsense() {
    for length in [0, -3, Int.min, Int.max] {
      let tree = RenderTree(
        traits: Traits(device: .iPhone15),
        nodes: [
          node(.window, parent: 1, subtreeLength: length),
          node(.stack, parent: 0, subtreeLength: length),
          node(.screen, parent: 2, subtreeLength: length),
          node(.screen, parent: -1, subtreeLength: length),
        ]
      )
      // A node without any length stands alone, and one that is too long reaches to the end.
      #expect(tree.children(of: 0) == (length > 0 ? [1] : []))
      #expect(tree.children(of: 3) == [])
      #expect((0..<4).map { tree.ancestors(of: $0) } == [[], [0], [], []])
    }
  }
}
