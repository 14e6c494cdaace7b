import LayoutSim

// Surfaces in front of others, and presenters that are pushed back.
extension WireframeScene {
  mutating func openSurface(_ index: Int, _ place: Rect, _ context: inout WireframeContext) {
    let node = tree.nodes[index]
    context.surface = index
    context.clip(to: place)
    guard hasBorder(node) else {
      if node.isOpaque { add(.cover, place, context) }
      return
    }
    var outer = WireframeContext(window: window)
    (outer.surface, outer.shift) = (index, grid.distanceToLine(from: place.minY))
    let titles = SurfaceTitles(tree: tree, nesting: nesting, charset: charset)
    let title = node.role.isPresented ? titles.title(of: index) : nil
    add(.box(WireframeMark.Box(title: title, isSurface: true)), place, outer)
    context.columns = columns(in: context).withoutEnds
    context.shift = outer.shift
  }

  /// Whether a surface has a border: a sheet, a dialog, or a presenter that is pushed back.
  private func hasBorder(_ node: RenderNode) -> Bool {
    node.role.isPresented ? node.isOpaque && !node.hidesWhatIsBehind : node.drawnFrame != nil
  }
}

extension Range<Int> {
  /// The range without its first and its last element.
  fileprivate var withoutEnds: Range<Int> {
    count > 2 ? (lowerBound + 1)..<(upperBound - 1) : lowerBound..<lowerBound
  }
}

/// The titles on the borders of surfaces.
struct SurfaceTitles {
  let tree: RenderTree
  let nesting: Nesting
  let charset: WireframeCharset

  /// `sheet reviews.compose · custom 278`: the detent, and the height without the home indicator's area; for
  /// other surfaces their role.
  func title(of index: Int) -> ColumnText {
    let node = tree.nodes[index]
    guard node.role.hasDetents else { return ColumnText(node.role.rawValue, charset: charset) }
    let name = [node.role.rawValue, node.route ?? topRoute(in: index)].compactMap { $0 }
    let height = node.fact("detent").map { [$0, restingHeight(of: node)] } ?? []
    return [name, height]
      .filter { !$0.isEmpty }
      .map { ColumnText($0.joined(separator: " "), charset: charset) }
      .reduce(ColumnText()) {
        $0.isEmpty ? $1 : $0 + ColumnText(drawn: " \(charset.text.dot) ") + $1
      }
  }

  private func restingHeight(of sheet: RenderNode) -> String {
    let inset = sheet.facts["inset"]?.number ?? 0
    return PrintedNumber.text((sheet.frame?.size.height ?? 0) - inset)
  }

  private func topRoute(in surface: Int) -> String? {
    let stack = nesting.children[surface].first { tree.nodes[$0].role == .stack }
    let screens = stack.map { nesting.children[$0].filter { tree.nodes[$0].role == .screen } }
    return screens?.last.flatMap { tree.nodes[$0].route }
  }
}

// Modifications of drawn content: fading and clipping. Frames are the drawn ones, even if the content is scaled or
// rotated.
extension WireframeScene {
  /// Changes the values that the content of a box inherits according to the box's looks.
  mutating func openLooks(_ index: Int, _ place: Rect, _ context: inout WireframeContext) {
    let node = tree.nodes[index]
    context.opacity *= node.opacity
    if node.hidesScrolledContent { add(.cover, place, context) }
    guard let figure = node.clipFigure else { return }
    let window = figure.bounds(in: place)
    let content = tree.subtree(of: index).dropFirst().filter {
      tree.nodes[$0].detail == .semantic || tree.nodes[$0].role == .fill
    }
    let places = content.map { ($0, tree.nodes[$0].frame.flatMap(context.drawing.place)) }
    let tooLarge = places.filter { $0.1.map { !window.inset(-0.5, -0.5).holds($0) } ?? false }
    // A clip that hides nothing changes nothing, except at corners, which have no place in the grid.
    guard !tooLarge.isEmpty else { return }
    context.clip(to: window)
    let isFilled = tooLarge.contains { index, place in
      let role = tree.nodes[index].role
      return (role == .picture || role == .fill) && place?.holds(window) == true
    }
    guard isFilled, isTall(window) else { return }
    let box = WireframeMark.Box(isRound: !figure.fillsItsOffer, isBackground: true)
    add(.box(box), window, context)
    context.framedClip = context.clip
  }
}
