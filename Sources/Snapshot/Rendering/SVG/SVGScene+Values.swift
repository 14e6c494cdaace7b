import LayoutSim

// Controls with a value: a state, an amount, or a choice.
extension SVGScene {
  mutating func drawSwitch(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    let isOn = node.isOn
    let isMirrored = tree.traits.direction == .rightToLeft
    let track = place.trailingPart(Size(width: 51, height: 31), isMirrored: isMirrored)
    // A switch is green unless its tint was set.
    let on = context.tint == .tint ? .on : context.tint
    addBox(track, isOn ? on : .fill, context, radius: 15.5, title: isOn ? "on" : "off")
    let x = isOn == isMirrored ? track.minX + 15.5 : track.maxX - 15.5
    addDisc(at: Point(x: x, y: track.middleY), diameter: 27, .inverse, context)
  }

  mutating func drawSlider(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    drawTrack(node, place, context)
    let x = place.minX + 14 + share(of: node) * max(0, place.size.width - 28)
    let knob = Point(x: x, y: place.middleY)
    addDisc(at: knob, diameter: 28, .separator, context)
    addDisc(at: knob, diameter: 27, .inverse, context, title: node.fact("value"))
  }

  /// Draws a progress bar or a spinner; one that is not alone shares its frame with its label.
  mutating func drawProgress(
    _ node: RenderNode,
    _ place: Rect,
    _ context: SVGContext,
    isAlone: Bool
  ) {
    let isShared = !isAlone && place.size.height >= 24
    guard node.fact("value") == nil else {
      var bar = place
      if isShared {
        bar.origin.y = place.maxY - 8
        bar.size.height = 8
      }
      return drawTrack(node, bar, context)
    }
    let side = min(20, place.size.width, place.size.height)
    var ring = Rect.square(around: place.middle, side: side)
    if isShared { ring.origin.y = place.minY }
    addBorder(ring, .secondary, context, radius: side / 2, isDashed: true)
  }

  private mutating func drawTrack(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    let isMirrored = tree.traits.direction == .rightToLeft
    let track = place.row(at: place.middleY - 2, height: 4)
    addBox(track, .fill, context, radius: 2)
    var done = track
    let share = node.share
    done.size.width *= share
    if isMirrored { done.origin.x = track.maxX - done.size.width }
    addBox(done, context.tint, context, radius: 2, title: "\(Int((share * 100).rounded())) %")
  }

  /// The fraction of a value from the left edge.
  private func share(of node: RenderNode) -> Double {
    tree.traits.direction == .rightToLeft ? 1 - node.share : node.share
  }

  mutating func drawStepper(_ index: Int, _ place: Rect, _ context: SVGContext) {
    let isMirrored = tree.traits.direction == .rightToLeft
    let box = place.trailingPart(Size(width: 94, height: 32), isMirrored: isMirrored)
    addBox(box, .fill, context, radius: 8, title: tree.nodes[index].fact("value"))
    let halves = tree.subtree(of: index).filter { tree.nodes[$0].role == .button }
    for (number, name) in ["minus", "plus"].enumerated() {
      let isDisabled =
        number < halves.count && tree.nodes[halves[number]].flags.contains(.disabled)
      let half = isMirrored ? 1 - number : number
      let middle = Point(x: box.minX + 23.5 + 47 * Double(half), y: box.middleY)
      let sign = Rect.square(around: middle, side: 15)
      drawSymbol(name, sign, isDisabled ? .secondary : context.paint, context)
    }
  }

  /// Draws the surface of options side by side, and that of the chosen option.
  mutating func openPicker(_ index: Int, _ place: Rect, _ context: inout SVGContext) {
    let options = tree.shownOptions(of: index)
    guard tree.areInOneRow(options) else { return }
    context.hidesSurfaces = true
    addBox(place, .fill, context, radius: 8)
    for option in options where tree.nodes[option].flags.contains(.selected) {
      guard let frame = tree.nodes[option].frame.flatMap(context.drawing.place) else { continue }
      addBox(frame, .card, context, radius: 7)
    }
  }

  /// Draws a wheel: the chosen option in its middle, between the ones before and after it.
  mutating func drawWheel(_ node: RenderNode, _ place: Rect, _ context: SVGContext) {
    guard !node.unopenedOptions.isEmpty, place.size.height >= 64, node.fact("value") != nil else {
      return
    }
    let band = place.row(at: place.middleY - 16, height: 32)
    addBox(band, .fill, context, radius: 8)
    for (option, distance, row) in wheelRows(of: node, in: place, height: 32)
    where row.minY >= place.minY && row.maxY <= place.maxY {
      addWords(option, row, context, paint: distance == 0 ? .label : .secondary, size: 20)
    }
  }
}
