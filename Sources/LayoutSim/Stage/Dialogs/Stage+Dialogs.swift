extension Stage {
  /// The alerts, confirmation dialogs and popovers on screen, lowest first.
  public var dialogs: [ShownDialog] { current.dialogs }

  /// The alert on screen; `nil` if there is none.
  ///
  /// Of several, each over a surface of its own, it is the one in front.
  public var alert: ShownDialog? { dialogs.last { $0.kind == .alert } }

  /// Does what a tap outside does to what an element presents in front of everything.
  ///
  /// A popover and a confirmation dialog go, the latter as by its button to cancel. An alert stays, and
  /// so do what fills the window, which has no outside, and a popover whose content disables dismissal.
  ///
  /// - Returns: Whether anything was there.
  func dismissFrontLayer() -> Bool {
    guard let (layer, node) = frontLayer else { return false }
    let window = Rect(origin: .zero, size: traits.window)
    let hasOutside = node.frame.map { !$0.contains(window) } ?? false
    if hasOutside { dismiss(layer) }
    return true
  }

  /// Whether `point` is beside what an element presents in front of everything, where a tap dismisses that.
  func isOutsideFrontLayer(_ point: Point) -> Bool {
    guard let (layer, node) = frontLayer, layer.tapOutside != nil, let frame = node.frame else {
      return false
    }
    return !frame.contains(point)
  }

  /// The frame of the sheet that stands in for a popover in front of everything; `nil` where none does.
  var popoverSheet: Rect? {
    guard let (_, node) = frontLayer, node.facts.contains(PopoverForm.sheet.fact) else {
      return nil
    }
    return node.frame
  }

  /// Swipes the sheet away that stands in for a popover in front of everything.
  ///
  /// - Returns: Whether one was there.
  func swipePopoverAway() -> Bool {
    guard let (layer, node) = frontLayer, node.facts.contains(PopoverForm.sheet.fact) else {
      return false
    }
    dismiss(layer)
    return true
  }

  /// Takes `layer` down as a finger does, unless its content keeps it up: then that was an attempt.
  private func dismiss(_ layer: DialogLayer) {
    guard let action = layer.tapOutside else { return }
    if layer.isDismissDisabled {
      time.dismissalAttempts += 1
    } else {
      press(action)
    }
  }

  /// What an element presents in front of everything, and what is to be seen of it.
  private var frontLayer: (layer: DialogLayer, node: RenderNode)? {
    let settled = current
    return settled.frontLayer.flatMap { layer in
      settled.shown.node(layer.key).map { (layer, $0) }
    }
  }

  /// Refuses to reach what is called `name` where an element presents something in front of it.
  func refuseBehindLayer(_ name: String) throws(StageError) {
    guard let layer = current.frontLayer else { return }
    let words = layer.role.words(named: layer.title)
    throw .outOfReach(name, reason: .behind(surface: words))
  }
}

extension DialogLayer {
  var role: Role {
    switch kind {
    case .alert: .alert
    case .confirmation: .dialog
    case .popover: .popover
    }
  }
}
