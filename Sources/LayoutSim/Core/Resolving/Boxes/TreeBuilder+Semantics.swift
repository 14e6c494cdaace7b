extension TreeBuilder {
  /// Changes the semantics of the content since the last mark: those of the first leaf or container in it, ignoring
  /// boxes that only change its size or place.
  mutating func annotate(_ change: (inout Semantics) -> Void) {
    let start = popMark()
    guard start < nodes.count else { return }
    let number = describe(marked(from: start), change)
    // Content that its author annotates is printed, even a surface that is otherwise only drawn.
    if tables.semantics[number].detail == .layout { tables.semantics[number].detail = .semantic }
  }

  /// Makes the outermost boxes from `start` on handle gestures: texts and other elements themselves, containers as
  /// touch areas.
  mutating func annotateTouchAreas(from start: Int, _ change: (inout Semantics) -> Void) {
    for outermost in boxes(from: start) {
      let index = solidBox(from: outermost) ?? marked(from: outermost)
      let isText = nodes[index].kind == .text
      let number = describe(index, change)
      if !isText, tables.semantics[number].role == nil {
        tables.semantics[number].role = .touchArea
      }
      if tables.semantics[number].detail == .layout { tables.semantics[number].detail = .semantic }
    }
  }

  /// Changes the semantics of the box that was added last.
  mutating func describeLast(_ change: (inout Semantics) -> Void) {
    if nodes.count > 0 { _ = describe(nodes.count - 1, change) }
  }

  /// Changes the semantics of the box at `index`, and returns their position in the side table.
  ///
  /// Those of a complete part are copied, so that ``BoxPart/isPlain(in:at:_:)`` recognizes the change.
  private mutating func describe(_ index: Int, _ change: (inout Semantics) -> Void) -> Int {
    if nodes[index].semantics < endOfParts {
      let semantics = tables.semantics(of: nodes[index])
      nodes[index].semantics = tables.semantics.add(semantics)
    }
    let number = Int(nodes[index].semantics)
    change(&tables.semantics[number])
    return number
  }

  /// The box around the content from `start` on that takes touches in its whole frame; `nil` if there is none.
  private func solidBox(from start: Int) -> Int? {
    var index: Int? = start
    while let box = index {
      if tables.semantics(of: nodes[box]).flags.contains(.solid) { return box }
      index = isThing(box) ? nil : wrapped(by: box)
    }
    return nil
  }

  /// The box to which an annotation of the content from `start` on applies.
  private func marked(from start: Int) -> Int {
    var index = start
    while !isThing(index), let next = wrapped(by: index) { index = next }
    return index
  }

  /// Whether the box at `index` is an element to the user, and does not exist only for layout.
  private func isThing(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.kind == .text { return true }
    let semantics = tables.semantics(of: node)
    let isNothing = node.semantics < 0 && semantics.role == nil
    return !isNothing && semantics.detail != .layout
  }

  /// The only child of the box at `index`; `nil` if it has none, or arranges several.
  private func wrapped(by index: Int) -> Int? {
    let node = nodes[index]
    // A stack of one element is transparent in layout, but has the semantics that its author sets.
    guard node.span > 1, node.label != .row, node.label != .column else { return nil }
    switch node.kind {
    case .pass, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .overlay,
      .guide, .ignoresSafeArea:
      return index + 1
    case .background:
      return index + 1 + Int(nodes[index + 1].span)
    case .fixed, .fill, .spacer, .line, .text, .stack, .layers, .scroll, .container, .position,
      .safeArea, .outlineOnly:
      return nil
    }
  }
}

extension SideTables {
  /// The semantics of a box: those that were set, otherwise those of its kind.
  func semantics(of node: Node) -> Semantics {
    if node.semantics >= 0 { return semantics[Int(node.semantics)] }
    switch node.label {
    case .picture: return Semantics(role: .picture, label: name(of: node))
    case .icon: return Semantics(role: .icon, label: name(of: node))
    case .separator: return Semantics(role: .separator)
    case .scroll: return Semantics(role: .scroll)
    case .fill:
      let facts = name(of: node).map { [Fact("ink", .ink(Ink($0)))] } ?? []
      return Semantics(role: .fill, detail: .layout, facts: facts)
    default: return Semantics()
    }
  }

  private func name(of node: Node) -> String? {
    node.payload < 0 ? nil : names[Int(node.payload)]
  }
}
