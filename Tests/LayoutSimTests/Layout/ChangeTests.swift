import Testing

@testable import LayoutSim

/// What a change in place must not leave behind; each was found by generated trees.
@MainActor
@Suite("Changes in place")
struct ChangeTests {
  private func boxes(
    _ width: Double?,
    _ height: Double?,
    @ElementBuilder _ content: () -> some Element
  ) throws -> BoxTree {
    let measurer = MonospacedMeasurer()
    let window = Proposal(width: width, height: height)
    let tree = try ElementTree(measurer: measurer)
      .resolved(content(), InheritedValues(), window, pixel: 1)
      .finish(measurer: measurer)
    tree.layOut(window)
    return tree
  }

  @Test("A lazy grid whose cell grew is as high as the cell is now")
  func lazyGrid() throws {
    let tree = try boxes(300, nil) {
      VerticalLazyGrid(columns: [.flexible()]) { Picture("a", width: 20, height: 20) }
    }
    tree.resize(1, to: Size(width: 30, height: 47))
    #expect(tree.layOut(Proposal(width: 300, height: nil)) == Size(width: 300, height: 47))
  }

  @Test("An eager grid whose cell grew is as large as the cell is now")
  func eagerGrid() throws {
    let tree = try boxes(300, 300) {
      EagerGrid { CellRow { Picture("a", width: 20, height: 20) } }
    }
    tree.resize(1, to: Size(width: 30, height: 47))
    #expect(tree.layOut(Proposal(width: 300, height: 300)) == Size(width: 30, height: 47))
  }

  @Test("A layout of one's own works out anew what it keeps about its children")
  func cache() throws {
    let tree = try boxes(nil, nil) { Container(Keeping()) { Picture("a", width: 20, height: 20) } }
    tree.resize(1, to: Size(width: 30, height: 47))
    #expect(tree.layOut(.unspecified) == Size(width: 30, height: 47))
  }

  private struct Keeping: ContainerLayout {
    func makeCache(for children: LayoutChildren) -> Size {
      children.first?.size(.unspecified) ?? .zero
    }

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Size) -> Size { cache }

    func place(
      in size: Size,
      proposal: Proposal,
      children: LayoutChildren,
      cache: inout Size
    ) {}
  }

  @Test("What a search for a baseline asked does not stay when something beside it changes")
  func baselineInLazyColumn() throws {
    // Rows in a lazy column are offered no height, and share their own one in the end.
    let tree = try boxes(390, 300) {
      Row(alignment: .firstBaseline) {
        Column {
          LazyColumn {
            Row {
              Row {
                TextBlock("a")
                Fill()
              }
              Fill()
            }
          }
          Fill()
        }
        TextBlock("b")
      }
    }
    let words = try #require((0..<tree.count).last { tree.nodes[$0].kind == .text })
    let fill = try #require((0..<tree.count).first { tree.nodes[$0].kind == .fill })
    #expect(tree.nodes[fill].size.height == 20)
    tree.reword(words, to: "longer")
    tree.layOut(Proposal(width: 390, height: 300))
    #expect(tree.nodes[fill].size.height == 20)
  }
}
