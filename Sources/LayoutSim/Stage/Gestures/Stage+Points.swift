extension Stage {
  /// Taps the front-most target at `point` of the window.
  ///
  /// On a grabber, an area that a sheet dims, or the surroundings of a confirmation dialog, a popover or a menu, it has
  /// the effect of ``tapOutside()``. Whatever is drawn in front of something else takes its touches, as in SwiftUI. In
  /// the leading half of the dots of a ``Pager`` it turns to the previous page.
  ///
  /// - Parameter point: The point, from the window's top left corner, once everything has settled.
  /// - Throws: ``StageError/nothingToTap(at:found:available:)`` if nothing there can be tapped, or if it is
  ///   outside the window, and other cases of ``StageError`` if it is out of reach.
  public func tap(at point: Point) throws(StageError) {
    try beginGesture(keepsSwipedRow: true)
    let settled = current
    let tree = settled.renderTree
    let isOnKeyboard = traits.keyboardFrame?.contains(point) == true
    guard !isOnKeyboard, Rect(origin: .zero, size: traits.window).contains(point) else {
      throw .nothingToTap(
        at: point,
        found: isOnKeyboard ? Traits.keyboardWords : nil,
        available: settled.targets.filter { $0.obstacle == nil }.map(\.name)
      )
    }
    if settled.isOutsideFrontLayer(point) {
      try tapOutside()
      return
    }
    if settled.frontLayer == nil,
      let front = settled.frontSurface.map({ tree.nodes[$0] }), front.role.hasDetents,
      (front.drawnFrame ?? front.frame)?.contains(point) == false
    {
      do throws(StageError) {
        try tapOutside()
        return
      } catch .nothingOutside {
        // An area that is not dimmed can be touched.
      }
    }
    let touches = settled.touches
    let hit = touches.frontmost(at: point)
    if let hit, tree.nodes[hit].role == .grabber {
      try tapGrabber()
      return
    }
    let touched = hit.flatMap(touches.touched)
    guard let target = touched.flatMap(touches.target) else {
      if let field = touches.fields.first(where: { $0.position == touched }) {
        if let obstacle = field.obstacle {
          throw .outOfReach(field.name, reason: settled.reason(for: obstacle))
        }
        return try finger.tap(field)
      }
      throw .nothingToTap(
        at: point,
        found: hit.map(tree.words(for:)),
        available: touches.targets.filter { $0.obstacle == nil }.map(\.name)
      )
    }
    if let obstacle = target.obstacle {
      throw .outOfReach(target.name, reason: settled.reason(for: obstacle))
    }
    try settled.refuseConstant(target)
    try settled.refuseEmptyMenu(target)
    if finger.hideSwipeButtons(besides: target.position) { return }
    press(settled.action(of: target, at: point))
  }
}

extension RenderTree {
  /// The description of the node at `index`, with an article: `the text “Hello”`.
  func words(for index: Int) -> String {
    let node = nodes[index]
    if node.detail == .layout, let words = firstWords(in: index) {
      let isPinned = node.look("pinned") != nil
      return isPinned ? "the header or footer “\(words)”" : "what is around “\(words)”"
    }
    let name = node.label.map { " “\($0)”" } ?? node.identifier.map { " #\($0)" } ?? ""
    let ink = node.role == .fill ? node.facts["ink"] : nil
    return "the \(node.role.rawValue)\(name)\(ink.map { " \($0.words)" } ?? "")"
  }
}

extension Stage {
  /// Rotates the device.
  ///
  /// ```swift
  /// stage.rotate(to: .landscape)
  /// #expect(stage.renderTree.traits.window == Size(width: 852, height: 393))  // of an iPhone 15
  /// ```
  public func rotate(to orientation: Orientation) {
    traits.orientation = orientation
  }

  /// Sets the user's text size, as in the system's settings.
  public func setTypeSize(_ typeSize: TypeSize) {
    traits.typeSize = typeSize
  }

  /// Shows the keyboard without giving a field the focus, as ``tap(_:)`` on a field does.
  ///
  /// Whatever it covers is out of reach. Content keeps its height free at the lower edge, and a sheet in front moves up
  /// for it, to the greatest of its heights, as for a field inside it; bars at the lower edge stay where they are,
  /// behind it.
  public func showKeyboard() {
    traits.keyboard = .shown
  }

  /// Hides the keyboard, and takes the focus from the field that has it.
  public func hideKeyboard() {
    focus.request = .nothing
    traits.keyboard = .hidden
    // Without a keyboard on the screen only the focus changes.
    isStale = true
    settleAfterChange()
  }
}

extension Traits {
  /// The name of the keyboard in errors.
  static let keyboardWords = "the keyboard"
}
