import LayoutSim

/// Decides which parts of a render tree are drawn, from back to front.
struct WireframePlan {
  private let tree: RenderTree
  private let nesting: Nesting
  private let grid: CellGrid
  private let shapes: NodeShapes

  /// The marks, in drawing order.
  private(set) var marks: [WireframeMark] = []

  init(tree: RenderTree, nesting: Nesting, grid: CellGrid, charset: WireframeCharset) {
    self.tree = tree
    self.nesting = nesting
    self.grid = grid
    shapes = NodeShapes(tree: tree, nesting: nesting, grid: grid, charset: charset)
    plan()
  }

  /// The context that a node passes on to its children.
  private struct Surroundings {
    var clip: CellRect
    var surface = 0
    /// The vertical range within which the centre of a text must lie to be drawn.
    var top = 0.0
    var bottom: Double

    /// The context within `frame`.
    func inside(_ frame: Rect, clip: CellRect) -> Surroundings {
      var inner = self
      inner.clip = clip
      inner.top = max(top, frame.minY)
      inner.bottom = min(bottom, frame.maxY)
      return inner
    }
  }

  private enum Visit {
    case enter(Int, Surroundings)
    case leave(Int, Surroundings)
  }

  private mutating func plan() {
    guard !tree.nodes.isEmpty else { return }
    var visits = [Visit.enter(0, window)]
    while let visit = visits.popLast() {
      switch visit {
      case .leave(let index, let surroundings):
        add(shapes.afterContent(of: index), surroundings)
      case .enter(let index, let surroundings):
        guard !tree.nodes[index].flags.isOutOfSight else { continue }
        add(shapes.beforeContent(of: index, clip: surroundings.clip), surroundings)
        guard !shapes.isWhole(index) else { continue }
        visits.append(.leave(index, surroundings))
        let inner = self.surroundings(inside: index, surroundings)
        visits += nesting.children[index].reversed().map { .enter($0, inner) }
      }
    }
    guard let keyboard = tree.traits.keyboardFrame else { return }
    marks.append(
      WireframeMark(
        shape: .surface(grid.cells(of: keyboard), title: "keyboard"),
        clip: grid.page,
        surface: tree.nodes.count
      )
    )
  }

  private func surroundings(inside index: Int, _ outer: Surroundings) -> Surroundings {
    let node = tree.nodes[index]
    guard let frame = node.frame else { return outer }
    let cells = grid.cells(of: frame)
    switch node.role {
    case _ where node.role.isPresented:
      // A surface is not part of its presenter, wherever it is in the tree.
      let hasBorder = node.isOpaque && !node.hidesWhatIsBehind
      var inner = window.inside(frame, clip: hasBorder ? cells.inside : cells)
      inner.surface = index
      return inner
    case .screen, .list, .scroll:
      return outer.inside(frame, clip: cells.clamped(to: outer.clip))
    default:
      return outer
    }
  }

  private var window: Surroundings {
    Surroundings(clip: grid.page, bottom: Double(grid.rows) * grid.cell.height)
  }

  private mutating func add(_ shapes: [WireframeMark.Shape], _ surroundings: Surroundings) {
    for shape in shapes {
      // Text may move by a row, but not into an area from outside.
      if case .words(let words) = shape {
        guard words.y >= surroundings.top, words.y <= surroundings.bottom else { continue }
      }
      marks.append(
        WireframeMark(shape: shape, clip: surroundings.clip, surface: surroundings.surface)
      )
    }
  }
}
