/// An alert, a confirmation dialog, a popover or a menu on a stage.
public struct ShownDialog: Hashable, Sendable {
  /// The kind of dialog.
  public let kind: Kind

  /// The title, even if it is not shown; `nil` if it has none of its own.
  public let title: String?

  /// The text below the title; `nil` if there is none.
  public let message: String?

  /// The buttons from top to bottom, those side by side in reading order; those of
  /// a menu that is open inside another one with its title first; empty for a popover, whose content
  /// is not searched.
  public let buttons: [ShownDialogButton]

  /// The route of the screen on which it was presented.
  public let screen: String

  /// The frame in the window, in points.
  public let frame: Rect

  /// The kinds of presentation that an element can request.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A message with buttons.
    case alert

    /// A choice of actions.
    case confirmation

    /// Content beside its anchor.
    case popover

    /// Actions beside the element that opened them.
    case menu
  }
}

extension ShownDialog {
  /// Describes `layer`, shown at `frame`.
  @MainActor
  init(_ layer: DialogLayer, at frame: Rect) {
    kind = layer.kind
    title = layer.title
    message = layer.message
    buttons = layer.buttons.map {
      ShownDialogButton($0.label, role: $0.role, isEnabled: $0.isEnabled)
    }
    screen = layer.screen
    self.frame = frame
  }
}

/// A button of a presented alert or confirmation dialog.
public struct ShownDialogButton: Hashable, Sendable {
  /// The label.
  public let label: String

  /// The role; `nil` for an ordinary action.
  public let role: PushButtonRole?

  /// Whether it can be tapped.
  public let isEnabled: Bool

  /// Creates a button, as the expected value of a test.
  public init(_ label: String, role: PushButtonRole? = nil, isEnabled: Bool = true) {
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
  }
}

extension Stage {
  /// The alerts, confirmation dialogs, popovers and menus on screen, lowest first.
  public var dialogs: [ShownDialog] { current.dialogs }

  /// The alert on screen; `nil` if there is none.
  ///
  /// If several surfaces have one, it is the front-most.
  ///
  /// ```swift
  /// let stage = Stage {
  ///   TextBlock("Ticket").alert("Refund it?", isPresented: .constant(true)) {
  ///     PushButton("Refund") {}
  ///   }
  /// }
  /// #expect(stage.alert?.title == "Refund it?")
  /// #expect(stage.alert?.buttons.map(\.label) == ["Refund"])
  /// ```
  public var alert: ShownDialog? { dialogs.last { $0.kind == .alert } }

  /// Applies a tap outside to the front-most presentation of an element.
  ///
  /// A popover, a menu and a confirmation dialog are dismissed, the latter as by its button to cancel. An alert stays,
  /// and so do presentations that fill the window, which have no outside, and popovers whose content disables
  /// dismissal.
  ///
  /// - Parameter isSwiped: Whether a finger swipes it away instead, which dismisses only a popover that is shown as a
  ///   sheet.
  /// - Returns: The outcome; `nil` if there was no such presentation.
  func dismissFrontLayer(bySwipe isSwiped: Bool = false) -> SheetLanding? {
    let settled = current
    guard let layer = settled.frontLayer, !isSwiped || settled.popoverSheet != nil else {
      return nil
    }
    guard isSwiped || settled.hasOutsideFrontLayer, let action = layer.tapOutside else {
      return .keptUp
    }
    if layer.isDismissDisabled {
      time.dismissalAttempts += 1
    } else {
      press(action)
    }
    return current.shown.index[layer.key] == nil ? .dismissed : .keptUp
  }
}

extension SettledStage {
  /// The front-most presentation of an element, with its node.
  private var frontDialog: (layer: DialogLayer, node: RenderNode)? {
    frontLayer.flatMap { layer in shown.node(layer.key).map { (layer, $0) } }
  }

  /// Whether the front-most presentation of an element leaves a part of the window uncovered.
  fileprivate var hasOutsideFrontLayer: Bool {
    let window = Rect(origin: .zero, size: renderTree.traits.window)
    return frontDialog?.node.frame.map { !$0.contains(window) } ?? false
  }

  /// Whether a tap outside dismisses the front-most presentation of an element, or tries to.
  var canDismissFrontLayer: Bool { frontLayer?.tapOutside != nil && hasOutsideFrontLayer }

  /// Whether `point` is beside the front-most presentation of an element, where a tap dismisses it.
  func isOutsideFrontLayer(_ point: Point) -> Bool {
    guard let (layer, node) = frontDialog, layer.tapOutside != nil, let frame = node.frame else {
      return false
    }
    return !frame.contains(point)
  }

  /// The front-most popover with its frame if it is shown as a sheet; `nil` otherwise.
  var popoverSheet: (key: LayerKey, frame: Rect)? {
    guard let (layer, node) = frontDialog, node.facts.contains(PopoverForm.sheet.fact) else {
      return nil
    }
    return node.frame.map { (layer.key, $0) }
  }
}

extension DialogLayer {
  var role: Role {
    switch kind {
    case .alert: .alert
    case .confirmation: .dialog
    case .popover: .popover
    case .menu: .menu
    }
  }
}

extension RenderTree {
  /// The positions of the presentations of elements, lowest first.
  var dialogs: [Int] { layers.filter { nodes[$0].role.isPresentedByElement } }

  /// Marks everything behind the front-most layer as out of reach.
  mutating func markWhatIsBehindDialogs() {
    guard let front = dialogs.last else { return }
    for layer in layers where layer != front && !nodes[layer].flags.contains(.covered) {
      nodes[layer].flags.insert(.inert)
    }
  }

  /// Marks content that sticks out of an alert, a dialog or a popover as out of sight.
  mutating func markWhatSticksOutOfDialogs() {
    let dialogs = dialogs
    guard !dialogs.isEmpty else { return }
    markWhatIsOutOfSight(on: dialogs, scrolledBy: viewports, hidesOthers: false)
  }
}
