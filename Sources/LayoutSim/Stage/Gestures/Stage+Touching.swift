extension Stage {
  /// Taps the element `name` twice in a row.
  ///
  /// Without an action for a double tap, the one for a tap is performed twice, or once if that takes away or disables the
  /// element.
  ///
  /// - Parameter name: The label of the element or of anything inside it, or `#` and a tag.
  /// - Throws: ``StageError/noGesture(_:gesture:available:)`` if no element of that name responds to taps, and other
  ///   cases of ``StageError`` if it is out of reach.
  public func doubleTap(_ name: String) throws(StageError) {
    let (position, settled) = try touched(name, by: .doubleTap) { settled, index in
      settled.gestures[index]?.doubleTap != nil || settled.touches.target(at: index) != nil
    }
    if let action = settled.gestures[position]?.doubleTap { return press(action) }
    try tapOrPressWhole(name)
    // As on the platform, a second tap has no effect on what the first one has removed or disabled.
    try? tapOrPressWhole(name)
  }

  /// Taps the element `name`, or the button that it is a part of.
  private func tapOrPressWhole(_ name: String) throws(StageError) {
    let settled = current
    let tree = settled.renderTree
    let areParts = tree.areParts
    let isPart = tree.nodes(labelled: name).allSatisfy { areParts[$0] }
    guard isPart,
      let position = try responder(to: name, where: { settled.touches.target(at: $0) != nil }),
      let target = settled.touches.target(at: position)
    else { return try tap(name) }
    try press(target)
  }

  /// Presses the element `name` for a long time.
  ///
  /// - Parameter name: The label of the element or of anything inside it, or `#` and a tag.
  /// - Throws: ``StageError/noGesture(_:gesture:available:)`` if no element of that name responds to a long press,
  ///   ``StageError/emptyMenu(_:)`` if it opens a menu without items, and other cases of ``StageError`` if it is out of
  ///   reach.
  public func longPress(_ name: String) throws(StageError) {
    let (position, settled) = try touched(name, by: .longPress) {
      $0.gestures[$1]?.longPress != nil
    }
    try refuseEmptyMenu(settled.gestures[position]?.pressesEmptyMenu, name)
    if let action = settled.gestures[position]?.longPress { press(action) }
  }

  /// Drags a finger from the middle of the element `name`.
  ///
  /// Inside a scroll area, a drag along an axis in which the area scrolls scrolls it instead. The handle of a row that
  /// is being edited moves the row along; `move(row:to:)` moves it to another one without knowing the distance. Since
  /// iOS 26 a drag in the direction of going back, anywhere on a screen with a back button, pops the screen, and the
  /// app's own gesture is not performed.
  ///
  /// - Parameters:
  ///   - name: The label of the element or of anything inside it, or `#` and a tag.
  ///   - translation: The movement of the finger, in points: positive to the right and down.
  /// - Throws: ``StageError/noGesture(_:gesture:available:)`` if no element of that name responds to a drag, and other
  ///   cases of ``StageError`` if it is out of reach.
  public func drag(_ name: String, by translation: Point) throws(StageError) {
    let (position, settled) = try touched(name, by: .drag) { settled, index in
      settled.gestures[index]?.drag != nil || settled.renderTree.isHandle(index)
        || leadsBack(translation, from: index, in: settled)
    }
    if settled.renderTree.isHandle(position) {
      return drag(handleAt: position, by: translation.y, in: settled)
    }
    let isVertical = translation.y.magnitude >= translation.x.magnitude
    let area = settled.touches.viewports.last { area in
      guard area.content.contains(position) else { return false }
      let (least, most) = (area.limits.least, area.limits.most)
      return isVertical ? least.y < 0 || most.y > 0 : least.x < 0 || most.x > 0
    }
    if let area {
      let step = isVertical ? Point(x: 0, y: -translation.y) : Point(x: -translation.x, y: 0)
      _ = scroll(area, by: step) { $0.landing($1) }
      return
    }
    if leadsBack(translation, from: position, in: settled) {
      return try swipeBack(in: settled.renderTree.column(of: position))
    }
    guard let drag = settled.gestures[position]?.drag,
      let frame = settled.renderTree.nodes[position].frame
    else { return }
    let length = (translation.x * translation.x + translation.y * translation.y).squareRoot()
    guard length >= drag.minimumDistance else { return }
    let start = Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    let travel = DragTravel(start: start, translation: translation)
    press {
      drag.changed(travel)
      drag.ended(travel)
    }
  }

  /// The node that a finger on the element `name` reaches and that responds to `gesture`, in the settled stage.
  private func touched(
    _ name: String,
    by gesture: StageGesture,
    where takes: (SettledStage, Int) -> Bool
  ) throws(StageError) -> (position: Int, settled: SettledStage) {
    try beginGesture()
    let settled = current
    guard let position = try responder(to: name, where: { takes(settled, $0) }) else {
      let tree = settled.renderTree
      let able = tree.nodes.indices.filter { takes(settled, $0) && settled.isWithinReach($0) }
      throw .noGesture(name, gesture: gesture, available: able.map(tree.touchedName))
    }
    return (position, settled)
  }

  /// The node that a finger on the element `name` reaches and that `takes` its gesture: the element, or the nearest one
  /// around it; `nil` if there is none.
  ///
  /// A text that is read as part of something else counts if nothing else has that name, unless `countsParts` is
  /// `false`.
  func responder(
    to name: String,
    countsParts: Bool = true,
    where takes: (Int) -> Bool
  ) throws(StageError) -> Int? {
    let areParts = current.renderTree.areParts
    let things = current.renderTree.nodes(labelled: name)
    let wholes = things.filter { !areParts[$0] }
    if let whole = try responder(to: name, among: wholes, where: takes) { return whole }
    guard countsParts else { return nil }
    return try responder(to: name, among: things.filter { areParts[$0] }, where: takes)
  }

  private func responder(
    to name: String,
    among things: [Int],
    where takes: (Int) -> Bool
  ) throws(StageError) -> Int? {
    let settled = current
    let tree = settled.renderTree
    var found: [Int] = []
    var error: StageError?
    for thing in things {
      guard let position = ([thing] + tree.ancestors(of: thing)).first(where: takes) else {
        continue
      }
      if let obstacle = settled.touches.obstacles[thing] {
        error = .outOfReach(name, reason: settled.reason(for: obstacle))
      } else if settled.touches.hits(on: thing).contains(where: { hit in
        ([hit] + tree.ancestors(of: hit)).first(where: takes) == position
      }) {
        if !found.contains(position) { found.append(position) }
      } else if let cover = settled.touches.frontmostCover(of: thing) {
        error = .outOfReach(name, reason: .under(tree.words(for: cover)))
      }
    }
    if found.count > 1 { throw .ambiguous(name, roles: found.map { tree.nodes[$0].role }) }
    if let position = found.first { return position }
    if let error { throw error }
    return nil
  }
}

extension RenderTree {
  /// The name of the node at `index` for a finger: its own, or else that of the first text in it.
  func touchedName(of index: Int) -> String {
    if let label = nodes[index].label { return label }
    if let tag = nodes[index].identifier { return "#\(tag)" }
    return firstWords(in: index) ?? nodes[index].role.rawValue
  }

  /// The first text in the node at `index`, as a user reads it: all of a button's texts are one.
  func firstWords(in index: Int) -> String? {
    let inside = subtree(of: index)
    guard let text = inside.first(where: { nodes[$0].role.isText && nodes[$0].label != nil })
    else { return nil }
    let whole = ancestors(of: text).last {
      $0 > index && nodes[$0].isCombined && nodes[$0].label != nil
    }
    return nodes[whole ?? text].label
  }
}
