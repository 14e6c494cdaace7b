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
  func progressText(_ share: Double, _ columns: Int) -> ColumnText {
    let words = " \(Int((share * 100).rounded()))%"
    let length = max(columns - words.count, 1)
    let done = Int((share * Double(length)).rounded())
    let line =
      String(repeating: charset.text.done, count: done)
      + String(repeating: charset.text.toDo, count: length - done)
    return ColumnText(drawn: line, .progress) + ColumnText(drawn: words)
  }

  /// Adds the gauge of a slider or of a progress bar, as wide as it is.
  mutating func addGauge(
    _ gauge: (Double, Int) -> ColumnText,
    _ node: RenderNode,
    _ place: Rect,
    _ sign: ColumnText,
    _ context: WireframeContext
  ) {
    let columns = grid.columns(of: place).clamped(to: self.columns(in: context)).count - sign.width
    add(.sign(sign + gauge(node.share, columns), .left), place, context)
  }

  mutating func closeProgress(
    _ index: Int,
    _ place: Rect,
    _ sign: ColumnText,
    _ context: WireframeContext
  ) {
    let node = tree.nodes[index]
    let place = surfacePlace(of: index, context) ?? place
    guard node.fact("value") != nil else {
      return add(.sign(ColumnText(drawn: charset.text.busy, .busy), .middle), place, context)
    }
    addGauge(progressText, node, place, sign, context)
  }

  /// Draws `[- 3 +]` in place of the two halves of a stepper; a half that cannot be pressed is disabled.
  mutating func closeStepper(
    _ index: Int,
    _ place: Rect,
    _ sign: ColumnText,
    _ context: WireframeContext
  ) {
    let halves = tree.subtree(of: index).dropFirst().filter { tree.nodes[$0].role == .button }
    func half(_ number: Int, _ text: String) -> ColumnText {
      let isDisabled =
        sign.isEmpty && number < halves.count
        && tree.nodes[halves[number]].flags.contains(.disabled)
      let disabled = ColumnText(drawn: charset.text.disabled, .disabled)
      return (isDisabled ? disabled : ColumnText()) + ColumnText(drawn: text, .stepper)
    }
    let count = tree.nodes[index].fact("value").map { " \($0) " } ?? " "
    let text =
      ColumnText(drawn: "[", .stepper) + sign + half(0, "-")
      + ColumnText(count, charset: charset) + half(1, "+") + ColumnText(drawn: "]", .stepper)
    let frames = halves.compactMap { tree.nodes[$0].frame.flatMap(context.drawing.place) }
    let left = frames.map(\.minX).min() ?? place.maxX - 94
    let right = frames.map(\.maxX).max() ?? place.maxX
    let whole = Rect(
      x: left,
      y: frames.first?.minY ?? place.minY,
      width: right - left,
      height: frames.first?.size.height ?? place.size.height
    )
    add(.sign(text, .right), whole, context)
  }

  /// Completes a field: its edges, and its line if nothing is filled in.
  mutating func closeField(_ index: Int, _ place: Rect, _ context: WireframeContext, _ first: Int) {
    let node = tree.nodes[index]
    let isEmpty = node.flags.contains(.empty)
    let filling = isEmpty ? ColumnText(drawn: "_", .placeholder) : nil
    if isBox(from: first) {
      guard node.flags.contains(.disabled), let words = members(from: first).first,
        case .words(var text) = marks[words].shape
      else { return }
      text.before = state(of: node) + text.before
      marks[words].shape = .words(text)
      return
    }
    let edge = ColumnText(drawn: charset.text.vertical, .field)
    bracket(index, place, context, first, edge + state(of: node), edge, filling: filling)
  }
}
