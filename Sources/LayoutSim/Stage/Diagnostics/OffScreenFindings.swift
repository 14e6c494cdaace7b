extension Diagnosis {
  /// Texts of a screen that are entirely off the display and cannot be scrolled there.
  func textsOffScreen(on screen: VisibleScreen) -> Finding? {
    offScreen(screen.unseen.filter { tree.nodes[$0].role.isText }, code: .textOffScreen, on: screen)
  }

  /// Controls and pictures of a screen that are entirely off the display and cannot be scrolled there.
  func contentOffScreen(on screen: VisibleScreen) -> Finding? {
    offScreen(
      screen.unseen.filter { !tree.nodes[$0].role.isText },
      code: .contentOffScreen,
      on: screen
    )
  }

  private func offScreen(
    _ unseen: [Int],
    code: FindingCode,
    on screen: VisibleScreen
  ) -> Finding? {
    let names = unseen.filter { looks(for: code, at: $0) }.map(name)
    guard !names.isEmpty else { return nil }
    return Finding(
      code: code,
      place: screen.route,
      found: "Nobody can see this, and nothing scrolls it into sight: \(list(names)).",
      advice: "Place it on the \(screen.kind), or leave it out."
    )
  }

  /// Texts, controls and pictures that cannot be brought into sight by scrolling or dragging.
  ///
  /// A sheet without room for its content is reported as such instead.
  func outOfReach(on screen: VisibleScreen) -> [Int] {
    let slot = screen.slot
    guard var visible = VisibleArea(of: screen.surface, in: slot, tree) else { return [] }
    if slot?.isTooLow == true { visible.isAnyHeight = true }
    var found: [Int] = []
    var end = 0
    var areas = OpenAreas(viewports, around: nil)
    for index in screen.positions where index >= end {
      areas.meet(index)
      let inside = tree.subtree(of: index).upperBound
      let isOther = index > screen.position && VisibleScreen.isApart(index, in: tree)
      if isOther || tree.nodes[index].flags.contains(.hidden) {
        end = inside
        continue
      }
      guard tree.nodes[index].detail != .layout, let frame = tree.nodes[index].frame,
        frame.size.width > 0, frame.size.height > 0
      else { continue }
      // Not a closure, whose isolation would be checked for each node.
      if let reach = areas.reach(of: frame), visible.shows(reach) { continue }
      guard tree.nodes[index].role.isText || isWorthReaching(index) else { continue }
      found.append(index)
      // Nodes inside this one are not reported again.
      end = inside
    }
    return found
  }

  /// Whether the node at `index` on a surface can be touched, possibly after scrolling.
  func isInReach(_ index: Int, on surface: Int, in slot: SheetSlot?) -> Bool {
    guard let visible = VisibleArea(of: surface, in: slot, tree),
      let frame = tree.nodes[index].frame
    else {
      return true
    }
    return viewports.filter { $0.content.contains(index) }.reach(of: frame).map(visible.shows)
      ?? false
  }

  private func isWorthReaching(_ index: Int) -> Bool {
    switch tree.nodes[index].role {
    case .picture, .icon, .label, .progress: true
    case let role: role.isControl || isPressed(index)
    }
  }
}

/// The area of one surface in which nodes can be seen.
private struct VisibleArea {
  let frame: Rect

  /// The lowest edge to which the surface can be dragged.
  let bottom: Double

  /// Whether nodes above the frame remain there.
  let isTallest: Bool

  /// Whether only horizontal positions matter.
  var isAnyHeight = false

  @MainActor
  init?(of surface: Int, in slot: SheetSlot?, _ tree: RenderTree) {
    guard let frame = tree.nodes[surface].frame else { return nil }
    self.frame = frame
    let more = slot?.rest.map { max(0, $0.greatest - $0.value) } ?? 0
    bottom = frame.maxY + more
    isTallest = more == 0
  }

  /// Whether any part of `place` can be seen.
  func shows(_ place: Rect) -> Bool {
    let high = isAnyHeight || !isTallest && place.maxY <= frame.minY
    let area = Rect(
      x: frame.minX,
      y: frame.minY,
      width: frame.size.width,
      height: bottom - frame.minY
    )
    guard high else { return place.intersects(area) }
    return place.intersects(
      Rect(x: frame.minX, y: place.minY, width: frame.size.width, height: place.size.height)
    )
  }
}

extension SheetSlot {
  /// Whether none of the sheet's heights shows its content in full.
  fileprivate var isTooLow: Bool {
    guard let rest else { return false }
    let wanted = pushedHeight ?? heights.automatic ?? heights.whole
    return wanted > rest.greatest + metrics.pixel
  }
}
