import LayoutSim

// Pickers: all options, and the chosen one.
extension WireframeScene {
  mutating func closePicker(_ control: DrawnControl) {
    let (place, context) = (control.place, control.context)
    let inside = members(from: control.first)
    let shown = tree.shownOptions(of: control.index)
    if shown.isEmpty {
      let isWheel = isTall(place) && inside.allSatisfy { marks[$0].isName }
      if isWheel { drawWheel(control) } else { closeMenu(control) }
    } else if tree.areInOneRow(shown) {
      let edges = shown.compactMap { tree.nodes[$0].frame.flatMap(context.drawing.place)?.minX }
      let brackets = WireframeMark.Brackets(
        before: bracketBefore + control.sign,
        after: bracketAfter,
        spansFrame: true,
        dividers: edges.sorted().dropFirst().map { $0 },
        members: inside
      )
      add(.brackets(brackets), place, context)
    }
  }

  /// Draws the options of a menu instead of the chosen one, as far as one row has room for them.
  private mutating func closeMenu(_ control: DrawnControl) {
    let node = control.node
    let inside = members(from: control.first)
    guard let chosen = node.fact("value"),
      let last = inside.last(where: { if case .words = marks[$0].shape { true } else { false } }),
      case .words(var words) = marks[last].shape
    else { return }
    let title = inside.first == last ? 0 : ColumnText(node.label ?? "", charset: charset).width
    let room = grid.columns(of: control.place).count - title - 6
    let options = node.unopenedOptions
    let all = options.map { $0 == chosen ? "*" + $0 : $0 }.joined(separator: " ")
    if options.count > 1, ColumnText(all, charset: charset).width <= room {
      words.lines = [all]
    } else if options.count > 1, let number = options.firstIndex(of: chosen) {
      words.after = ColumnText(drawn: " \(number + 1)/\(options.count)")
      let name = node.label.map { "options of \($0): " } ?? "options: "
      let names = options.map { $0 == chosen ? "*" + $0 : $0 }.joined(separator: ", ")
      menuNotes.append(PrintedWords.bare(name + names))
    }
    words.anchor = .right
    marks[last].shape = .words(words)
    let brackets = WireframeMark.Brackets(
      before: bracketBefore + control.sign,
      after: bracketAfter,
      members: inside.filter { $0 >= last }
    )
    add(.brackets(brackets), marks[last].frame, control.context)
  }

  /// Draws a wheel: the chosen option in its middle, between the ones before and after it.
  private mutating func drawWheel(_ control: DrawnControl) {
    let place = control.place
    marks.removeSubrange(control.first...)
    var inner = control.context
    drawBox(WireframeMark.Box(), place, &inner)
    let beside = max(grid.rows(in: place.size.height) - 3, 0) / 2
    for (option, distance, row) in wheelRows(of: control.node, in: place, height: grid.cell.height)
    where abs(distance) <= beside {
      var words = WireframeMark.Words(lines: [option], alignment: .middle, anchor: .middle)
      if distance == 0 { words.before = control.sign + ColumnText(drawn: "*", .selected) }
      add(.words(words), row, inner)
    }
  }
}

extension WireframeMark {
  fileprivate var isName: Bool {
    if case .words(let words) = shape { words.isName } else { false }
  }
}
