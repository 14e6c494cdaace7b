import LayoutSim

/// Decides what of a render tree is drawn, from back to front.
struct WireframePlan {
  private let tree: RenderTree
  private let nesting: Nesting
  private let grid: CellGrid
  private let charset: WireframeCharset
  private let showsWords: [Bool]

  /// What there is to draw, in drawing order.
  private(set) var marks: [WireframeMark] = []

  init(tree: RenderTree, nesting: Nesting, grid: CellGrid, charset: WireframeCharset) {
    self.tree = tree
    self.nesting = nesting
    self.grid = grid
    self.charset = charset
    showsWords = WireframePlan.nodesAboveWords(tree, nesting)
    plan()
  }

  /// What a node hands down to its children.
  private struct Surroundings {
    var clip: CellRect
    var surface: Int
  }

  private enum Visit {
    case enter(Int, Surroundings)
    case leave(Int, Surroundings)
  }

  private mutating func plan() {
    guard !tree.nodes.isEmpty else { return }
    var visits = [Visit.enter(0, Surroundings(clip: grid.page, surface: 0))]
    while let visit = visits.popLast() {
      switch visit {
      case .leave(let index, let surroundings):
        leave(index, surroundings)
      case .enter(let index, let surroundings):
        let node = tree.nodes[index]
        guard !node.flags.contains(.covered) else { continue }
        if let frame = node.frame { enter(index, frame, surroundings) }
        guard !isWhole(node) else { continue }
        visits.append(.leave(index, surroundings))
        let inner = self.surroundings(inside: index, surroundings)
        visits += nesting.children[index].reversed().map { .enter($0, inner) }
      }
    }
  }

  /// Whether a node is drawn with its label alone, whatever it is made of.
  private func isWhole(_ node: RenderNode) -> Bool {
    switch node.role {
    case .button, .backButton, .tabItem, .badge: node.label != nil && node.frame != nil
    default: false
    }
  }

  private func surroundings(inside index: Int, _ outer: Surroundings) -> Surroundings {
    let node = tree.nodes[index]
    guard let frame = node.frame else { return outer }
    let cells = grid.cells(of: frame)
    var inner = outer
    switch node.role {
    case .sheet: inner = Surroundings(clip: cells.inside, surface: index)
    case .cover: inner = Surroundings(clip: cells, surface: index)
    case .screen, .list, .scroll: inner.clip = cells.clamped(to: outer.clip)
    default: break
    }
    return inner
  }

  private mutating func add(_ shape: WireframeMark.Shape, _ surroundings: Surroundings) {
    marks.append(
      WireframeMark(shape: shape, clip: surroundings.clip, surface: surroundings.surface)
    )
  }
}

// MARK: - What each role looks like

extension WireframePlan {
  private mutating func enter(_ index: Int, _ frame: Rect, _ around: Surroundings) {
    let node = tree.nodes[index]
    let cells = grid.cells(of: frame)
    switch node.role {
    case .sheet: add(.surface(cells, title: title(ofSheet: index)), around)
    case .cover: add(.surface(cells, title: nil), around)
    case .navigationBar, .tabBar: add(.bar(cells), around)
    case .separator: separate(frame, cells, around)
    case .grabber:
      let grabber = WireframeMark.Words(
        before: charset.grabber,
        label: "",
        row: grid.row(at: frame.middleY),
        columns: cells.columns,
        middle: frame.middleX
      )
      add(.words(grabber), around)
    case .text, .heading: paragraph(index, frame, cells, around)
    case .window, .tabs, .tab, .flow, .stack, .screen, .list, .row, .scroll, .box: break
    default: thing(index, frame, cells, around)
    }
    if node.flags.contains(.inert) { add(.dim(cells), around) }
  }

  /// What is drawn once the content is: titles keep clear of buttons, lines of everything.
  private mutating func leave(_ index: Int, _ around: Surroundings) {
    let node = tree.nodes[index]
    guard let frame = node.frame else { return }
    let cells = grid.cells(of: frame)
    let label = showsWords[index] ? nil : node.label
    switch node.role {
    case .navigationBar:
      if let label {
        let title = WireframeMark.Words(
          label: label,
          row: grid.row(at: frame.middleY),
          columns: cells.columns,
          middle: frame.middleX
        )
        add(.words(title), around)
      }
      add(.horizontal(row: grid.row(at: frame.maxY), columns: cells.columns), around)
    case .tabBar:
      add(.horizontal(row: grid.row(at: frame.minY), columns: cells.columns), around)
    case .row:
      if let label {
        let words = WireframeMark.Words(
          label: label,
          suffix: suffix(of: node),
          row: grid.row(at: frame.middleY),
          columns: indented(cells.columns)
        )
        add(.words(words), around)
      }
      add(.horizontal(row: grid.row(at: frame.maxY), columns: cells.columns), around)
    default: break
    }
  }

  private mutating func paragraph(
    _ index: Int,
    _ frame: Rect,
    _ cells: CellRect,
    _ around: Surroundings
  ) {
    let node = tree.nodes[index]
    let lines = node.lines.isEmpty ? [node.label ?? ""] : node.lines
    let height = frame.size.height / Double(lines.count)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let middle = frame.minY + (Double(number) + 0.5) * height
      let words = WireframeMark.Words(
        label: line,
        row: grid.row(at: middle),
        columns: cells.columns,
        paragraph: index
      )
      add(.words(words), around)
    }
  }

  private mutating func separate(_ frame: Rect, _ cells: CellRect, _ around: Surroundings) {
    if frame.size.height > frame.size.width {
      add(.vertical(rows: cells.rows, column: cells.columns.lowerBound), around)
    } else {
      add(.horizontal(row: grid.row(at: frame.middleY), columns: cells.columns), around)
    }
  }

  /// A box where there is room for one, and bracketed words where there is not.
  private mutating func thing(
    _ index: Int,
    _ frame: Rect,
    _ cells: CellRect,
    _ around: Surroundings
  ) {
    let node = tree.nodes[index]
    let mayBeBox = ![Role.backButton, .tabItem, .badge].contains(node.role)
    let isBox = mayBeBox && cells.rows.count >= 3 && cells.columns.count >= 3
    if isBox { add(.box(cells), around) }
    guard !showsWords[index] || isWhole(node), let label = label(of: node) else { return }
    let row = grid.row(at: frame.middleY)
    let suffix = suffix(of: node)
    var words = WireframeMark.Words(
      before: "[",
      label: label,
      after: "]",
      suffix: suffix,
      row: row,
      columns: cells.columns,
      middle: frame.middleX
    )
    switch node.role {
    case .backButton:
      words = WireframeMark.Words(
        before: charset.back + (label.isEmpty ? "" : " "),
        label: label,
        suffix: suffix,
        row: row,
        columns: cells.columns
      )
    case .tabItem: (words.before, words.after) = tabItemMarks(node)
    case .badge: (words.before, words.after) = ("(", ")")
    case .icon where !isBox: (words.before, words.after) = ("", "")
    case .button: break
    default:
      if isBox {
        words = WireframeMark.Words(
          label: label,
          suffix: suffix,
          row: row,
          columns: indented(cells.columns)
        )
      }
    }
    add(.words(words), around)
  }
}

// MARK: - Words

extension WireframePlan {
  private func label(of node: RenderNode) -> String? {
    switch node.role {
    case .icon:
      node.frame.map { grid.cells(of: $0).rows.count >= 3 } == true ? node.label : charset.icon
    case .fill: node.label
    case .backButton: node.label ?? ""
    default: node.label ?? node.role.rawValue
    }
  }

  private func suffix(of node: RenderNode) -> String {
    node.flags.contains(.disabled) ? "disabled" : ""
  }

  private func tabItemMarks(_ node: RenderNode) -> (before: String, after: String) {
    let badge = fact("badge", of: node).map { " (\($0))" } ?? ""
    return (node.flags.contains(.selected) ? "*" : "", badge)
  }

  /// `sheet reviews.compose · custom 278`.
  private func title(ofSheet index: Int) -> String {
    let node = tree.nodes[index]
    let name = [node.role.rawValue, node.route ?? topRoute(in: index)].compactMap { $0 }
    let height = [fact("detent", of: node), fact("measured", of: node)].compactMap { $0 }
    let parts = [name, height].filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    return parts.joined(separator: " \(charset.dot) ")
  }

  private func topRoute(in surface: Int) -> String? {
    let stack = nesting.children[surface].first { tree.nodes[$0].role == .stack }
    return stack.flatMap { nesting.children[$0].last }.flatMap { tree.nodes[$0].route }
  }

  private func fact(_ key: String, of node: RenderNode) -> String? {
    node.facts.first { $0.key == key }?.value
  }

  private func indented(_ columns: Range<Int>) -> Range<Int> {
    guard columns.count > 4 else { return columns }
    return (columns.lowerBound + 2)..<(columns.upperBound - 2)
  }

  /// For every node, whether words are drawn beneath it, which then speak for its label.
  private static func nodesAboveWords(_ tree: RenderTree, _ nesting: Nesting) -> [Bool] {
    var result = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      guard !node.flags.contains(.covered), let parent = nesting.parents[index] else { continue }
      let isWords = (node.role == .text || node.role == .heading) && node.frame != nil
      if isWords || result[index] { result[parent] = true }
    }
    return result
  }
}

extension Rect {
  fileprivate var middleX: Double { origin.x + size.width / 2 }
  fileprivate var middleY: Double { origin.y + size.height / 2 }
}
