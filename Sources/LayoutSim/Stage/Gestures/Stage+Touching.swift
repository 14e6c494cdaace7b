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
    try beginGesture()
    let settled = current
    let position = try settled.touched(name, by: .doubleTap) {
      settled.gestures[$0]?.doubleTap != nil || settled.touches.target(at: $0) != nil
    }
    if let action = settled.gestures[position]?.doubleTap { return press(action) }
    try finger.pressWhole(name)
    // As on the platform, a second tap has no effect on what the first one has removed or disabled.
    try? finger.pressWhole(name)
  }

  /// Presses the element `name` for a long time.
  ///
  /// - Parameter name: The label of the element or of anything inside it, or `#` and a tag.
  /// - Throws: ``StageError/noGesture(_:gesture:available:)`` if no element of that name responds to a long press,
  ///   ``StageError/emptyMenu(_:)`` if it opens a menu without items, and other cases of ``StageError`` if it is out of
  ///   reach.
  public func longPress(_ name: String) throws(StageError) {
    try beginGesture()
    let settled = current
    let position = try settled.touched(name, by: .longPress) {
      settled.gestures[$0]?.longPress != nil
    }
    let gestures = settled.gestures[position]
    if gestures?.pressesEmptyMenu?() == true { throw .emptyMenu(name) }
    if let action = gestures?.longPress { press(action) }
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
    try beginGesture()
    let settled = current
    let position = try settled.touched(name, by: .drag) {
      settled.gestures[$0]?.drag != nil || settled.renderTree.isHandle($0)
        || settled.leadsBack(translation, from: $0, on: shownSurfaces.last)
    }
    if settled.renderTree.isHandle(position) {
      let move = settled.move(ofHandleAt: position, by: translation.y)
      if let move { press(move.perform) }
      return
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
    if settled.leadsBack(translation, from: position, on: shownSurfaces.last) {
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

  /// Toggles the switch `name`.
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such switch within reach; it lists those that are.
  public func toggle(_ name: String) throws(StageError) {
    try beginGesture()
    let control = try current.switchTarget(name)
    try current.refuseConstant(control)
    press(control.action)
  }

  /// Turns the switch `name` on or off, unless it already is.
  ///
  /// ```swift
  /// struct Reminder: Element {
  ///   @Local var isOn = false
  ///
  ///   var body: some Element {
  ///     SwitchControl("Remind me", isOn: $isOn)
  ///     if isOn { TextBlock("Ten minutes before") }
  ///   }
  /// }
  ///
  /// let stage = Stage { Reminder() }
  /// try stage.set("Remind me", to: true)
  /// #expect(stage.element(labelled: "Ten minutes before") != nil)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The label as a user reads it, or `#` and a tag.
  ///   - isOn: Whether it is on afterwards.
  /// - Throws: A ``StageError`` if there is no such switch within reach; it lists those that are.
  public func set(_ name: String, to isOn: Bool) throws(StageError) {
    try beginGesture()
    let control = try current.switchTarget(name)
    let facts = current.renderTree.nodes[control.position].facts
    guard facts.contains(.isOn(!isOn)) else { return }
    try current.refuseConstant(control)
    press(control.action)
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
