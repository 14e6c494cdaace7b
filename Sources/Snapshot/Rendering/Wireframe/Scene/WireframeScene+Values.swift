import LayoutSim

// Controls with a value: an amount, a count, or a choice.
extension WireframeScene {
  /// A line with a knob, such as `├──●─────┤`.
  func sliderText(_ share: Double, _ columns: Int) -> ColumnText {
    let text = charset.text
    let inner = max(columns - 2, 1)
    let knob = Int((share * Double(inner - 1)).rounded())
    let track = (0..<inner).map { $0 == knob ? text.knob : text.track }.joined()
    return ColumnText(drawn: text.trackStart + track + text.trackEnd, .slider)
  }

  /// A line whose first part is done, with the percentage: `━━━─────── 30%`.
  private func progressText(_ share: Double, _ columns: Int) -> ColumnText {
    let words = " \(Int((share * 100).rounded()))%"
    let length = max(columns - words.count, 1)
    let done = Int((share * Double(length)).rounded())
    let line =
      String(repeating: charset.text.done, count: done)
      + String(repeating: charset.text.toDo, count: length - done)
    return ColumnText(drawn: line, .progress) + ColumnText(drawn: words)
  }

  /// Adds the gauge of a slider or of a progress bar, as wide as `place`.
  mutating func addGauge(
    _ gauge: (Double, Int) -> ColumnText,
    _ control: DrawnControl,
    in place: Rect
  ) {
    let columns = grid.columns(of: place).clamped(to: self.columns(in: control.context))
    let text = gauge(control.node.share, columns.count - control.sign.width)
    add(.sign(control.sign + text, .left), place, control.context)
  }

  mutating func closeProgress(_ control: DrawnControl) {
    let place = surfacePlace(of: control.index, control.context) ?? control.place
    if control.node.fact("value") != nil { return addGauge(progressText, control, in: place) }
    add(.sign(ColumnText(drawn: charset.text.busy, .busy), .middle), place, control.context)
  }

  /// Draws `[- 3 +]` in place of the two halves of a stepper; a half that cannot be pressed is disabled.
  mutating func closeStepper(_ control: DrawnControl) {
    let (place, sign) = (control.place, control.sign)
    let halves = tree.subtree(of: control.index).dropFirst().filter {
      tree.nodes[$0].role == .button
    }
    func half(_ number: Int, _ text: String) -> ColumnText {
      let isDisabled =
        sign.isEmpty && number < halves.count
        && tree.nodes[halves[number]].flags.contains(.disabled)
      let disabled = ColumnText(drawn: charset.text.disabled, .disabled)
      return (isDisabled ? disabled : ColumnText()) + ColumnText(drawn: text, .stepper)
    }
    let count = control.node.fact("value").map { " \($0) " } ?? " "
    let text =
      ColumnText(drawn: "[", .stepper) + sign + half(0, "-")
      + ColumnText(count, charset: charset) + half(1, "+") + ColumnText(drawn: "]", .stepper)
    let frames = halves.compactMap { tree.nodes[$0].frame.flatMap(control.context.drawing.place) }
    let left = frames.map(\.minX).min() ?? place.maxX - 94
    let right = frames.map(\.maxX).max() ?? place.maxX
    let whole = Rect(
      x: left,
      y: frames.first?.minY ?? place.minY,
      width: right - left,
      height: frames.first?.size.height ?? place.size.height
    )
    add(.sign(text, .right), whole, control.context)
  }

  /// Completes a field: its edges, and its line if nothing is filled in.
  mutating func closeField(_ control: DrawnControl) {
    let node = control.node
    if isBox(from: control.first) {
      guard node.flags.contains(.disabled), let words = members(from: control.first).first,
        case .words(var text) = marks[words].shape
      else { return }
      text.before = control.sign + text.before
      marks[words].shape = .words(text)
      return
    }
    let edge = ColumnText(drawn: charset.text.vertical, .field)
    let filling = node.flags.contains(.empty) ? ColumnText(drawn: "_", .placeholder) : nil
    bracket(control, edge + control.sign, edge, filling: filling)
  }
}

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
