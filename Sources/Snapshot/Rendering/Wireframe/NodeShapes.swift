import LayoutSim

/// The shapes of a tree's nodes in a wireframe, chosen by role.
struct NodeShapes {
  private let tree: RenderTree
  private let grid: CellGrid
  private let charset: WireframeCharset
  private let captions: NodeCaptions

  init(tree: RenderTree, nesting: Nesting, grid: CellGrid, charset: WireframeCharset) {
    self.tree = tree
    self.grid = grid
    self.charset = charset
    captions = NodeCaptions(tree: tree, nesting: nesting, charset: charset)
  }

  /// Whether a node is drawn by its label alone, regardless of its content.
  func isWhole(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    switch node.role {
    case .button, .backButton, .tabItem, .badge: return node.label != nil && node.frame != nil
    // Drawn by the bar.
    case .barTitle: return true
    default: return false
    }
  }

  /// The shapes of a node that are drawn before its content.
  func beforeContent(of index: Int, clip: CellRect) -> [WireframeMark.Shape] {
    let node = tree.nodes[index]
    guard let frame = node.frame, isOnPage(frame) else { return [] }
    let cells = grid.cells(of: frame)
    var shapes: [WireframeMark.Shape] =
      switch node.role {
      case let role where role.hasDetents:
        [.surface(cells, title: captions.sheetTitle(index))]
      case let role where role.isPresentedByCoordinator:
        node.isOpaque ? [.surface(cells, title: nil)] : []
      case _ where node.role.isPresentedByElement:
        [.surface(cells, title: node.role.rawValue)]
      case .navigationBar, .tabBar: [.erased(cells)]
      case .fill where node.label == nil && cells.clamped(to: clip) == clip: [.erased(cells)]
      case .separator: [separator(frame, cells)]
      case .grabber: [.words(centred(charset.grabber, frame, cells))]
      case .text, .heading: paragraph(index, frame, cells)
      case .window, .tabs, .tab, .stack, .screen, .list, .section, .row, .scroll, .box, .barTitle:
        []
      default: thing(index, frame, cells)
      }
    if node.flags.contains(.inert) { shapes.append(.dimmed(cells)) }
    return shapes
  }

  /// The shapes of a node that are drawn after its content: titles avoid buttons, lines avoid text.
  func afterContent(of index: Int) -> [WireframeMark.Shape] {
    let node = tree.nodes[index]
    guard let frame = node.frame, isOnPage(frame) else { return [] }
    let cells = grid.cells(of: frame)
    let label = captions.areBelow(index) ? nil : node.label
    switch node.role {
    case .navigationBar:
      // Texts below a bar are those of its buttons; its title is only in its label. A large title is a
      // separate text.
      let isLarge = node.facts.contains(Fact("title", "large"))
      let title =
        isLarge ? nil : node.label.map { WireframeMark.Shape.words(centred($0, frame, cells)) }
      return [title, line(at: frame.maxY, cells)].compactMap { $0 }
    case .tabBar:
      return [line(at: frame.minY, cells)]
    case .row:
      let words = label.map { WireframeMark.Shape.words(indented($0, node, frame, cells)) }
      return [words, line(at: frame.maxY, cells)].compactMap { $0 }
    default:
      return []
    }
  }
}

// MARK: - Lines and paragraphs

extension NodeShapes {
  /// Whether a frame is on the page: one beside the window would otherwise pile up at its edge.
  private func isOnPage(_ frame: Rect) -> Bool {
    frame.maxX > 0 || frame.minX >= 0
  }

  private func line(at y: Double, _ cells: CellRect) -> WireframeMark.Shape {
    .horizontal(row: grid.row(at: y), columns: cells.columns)
  }

  private func separator(_ frame: Rect, _ cells: CellRect) -> WireframeMark.Shape {
    frame.size.height > frame.size.width
      ? .vertical(rows: cells.rows, column: cells.columns.lowerBound)
      : line(at: frame.middleY, cells)
  }

  private func paragraph(
    _ index: Int,
    _ frame: Rect,
    _ cells: CellRect
  ) -> [WireframeMark.Shape] {
    let node = tree.nodes[index]
    let lines = node.lines.isEmpty ? [node.label ?? ""] : node.lines
    let height = frame.size.height / Double(lines.count)
    return lines.enumerated().filter { !$0.element.isEmpty }.map { number, line in
      .words(
        WireframeMark.Words(
          label: line,
          y: frame.minY + (Double(number) + 0.5) * height,
          columns: cells.columns,
          paragraph: index
        )
      )
    }
  }
}

// MARK: - Controls and everything else

extension NodeShapes {
  /// A box where there is room for one, otherwise bracketed text.
  private func thing(
    _ index: Int,
    _ frame: Rect,
    _ cells: CellRect
  ) -> [WireframeMark.Shape] {
    let node = tree.nodes[index]
    let isBox =
      ![.backButton, .tabItem, .badge].contains(node.role)
      && cells.rows.count >= 3 && cells.columns.count >= 3
    let box: [WireframeMark.Shape] = isBox ? [.box(cells)] : []
    guard isWhole(index) || !captions.areBelow(index),
      let label = captions.label(of: node, isBox: isBox)
    else { return box }
    return box + [.words(words(label, node, frame, cells, isBox: isBox))]
  }

  private func words(
    _ label: String,
    _ node: RenderNode,
    _ frame: Rect,
    _ cells: CellRect,
    isBox: Bool
  ) -> WireframeMark.Words {
    var words = centred(label, frame, cells)
    words.suffix = captions.suffix(of: node)
    switch node.role {
    case .backButton:
      words.before = charset.back + (label.isEmpty ? "" : " ")
      words.middle = nil
    case .tabItem:
      words.before = node.flags.contains(.selected) ? "*" : ""
      words.after = captions.count(of: node)
    case .badge:
      (words.before, words.after) = ("(", ")")
    case .icon where !isBox:
      break
    case _ where isBox && node.role != .button:
      return indented(label, node, frame, cells)
    default:
      (words.before, words.after) = ("[", "]")
    }
    return words
  }

  private func centred(_ label: String, _ frame: Rect, _ cells: CellRect) -> WireframeMark.Words {
    WireframeMark.Words(
      label: label,
      y: frame.middleY,
      columns: cells.columns,
      middle: frame.middleX
    )
  }

  /// Text that keeps two columns from the sides of what it labels, as margins do.
  private func indented(
    _ label: String,
    _ node: RenderNode,
    _ frame: Rect,
    _ cells: CellRect
  ) -> WireframeMark.Words {
    let columns = cells.columns
    return WireframeMark.Words(
      label: label,
      suffix: captions.suffix(of: node),
      y: frame.middleY,
      columns: columns.count > 4
        ? (columns.lowerBound + 2)..<(columns.upperBound - 2) : columns
    )
  }
}

extension Rect {
  fileprivate var middleX: Double { origin.x + size.width / 2 }
  fileprivate var middleY: Double { origin.y + size.height / 2 }
}
