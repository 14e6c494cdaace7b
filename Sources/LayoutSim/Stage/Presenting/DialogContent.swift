import FlowEngine

/// The content of an alert or a confirmation dialog: texts and buttons, regardless of the elements that declare them.
@MainActor
struct DialogContent {
  var title: String?
  let message: String?

  /// The fields as they were declared.
  let fields: [DialogField]

  /// The buttons as they were declared.
  private(set) var buttons: [DialogButton]

  /// Collects the relevant elements from `words`.
  ///
  /// The focus of its fields, and the state of the elements that declare its actions, are kept by `presenter` while it is
  /// presented.
  init(
    _ words: DialogWords,
    of request: PresentationRequest,
    in bounds: DialogBounds,
    _ presenter: Presenter
  ) {
    var inherited = request.inherited
    // The system draws the dialog, regardless of how the screen looks.
    inherited.isEnabled = true
    func look(through element: any Element, _ state: StateStore = StateStore()) -> Pass {
      ElementTree(measurer: bounds.measurer, state: state, isShown: false, isReadOnce: true).pass(
        AnyElement(element),
        inherited: inherited,
        proposal: .unspecified,
        pixel: bounds.traits.device.pixel
      )
    }
    title = words.title.isEmpty ? nil : words.title
    let things = look(through: words.message).nodes
    let texts = zip(things, things.areParts)
      .filter { $0.role.isText && $0.detail != .layout && !$1 }
      .compactMap { $0.0.label }
      .filter { !$0.isEmpty }
    message = texts.isEmpty ? nil : texts.joined(separator: "\n")
    let pass = look(through: words.actions, presenter.state)
    let areParts = pass.nodes.areParts
    var fields: [DialogField] = []
    for index in pass.nodes.indices where !areParts[index] {
      if presenter.fields.count == fields.count { presenter.fields.append(FieldFocus()) }
      let field = DialogField(at: index, in: pass, presenter.fields[fields.count])
      if let field { fields.append(field) }
    }
    self.fields = fields
    buttons = pass.nodes.indices.compactMap { index in
      let node = pass.nodes[index]
      guard node.role.isButton, node.detail != .layout, !areParts[index]
      else { return nil }
      let action = pass.actions[index]
      return DialogButton(
        label: node.label ?? "",
        tag: node.identifier,
        role: node.buttonRole,
        isEnabled: action != nil && !node.flags.contains(.disabled)
      ) {
        action?()
        request.dismiss()
      }
    }
  }
}

extension DialogField {
  /// The field at `index` in `pass`; `nil` if there is no field.
  init?(at index: Int, in pass: Pass, _ focus: FieldFocus) {
    let node = pass.nodes[index]
    guard node.role == .field, node.detail != .layout else { return nil }
    var semantics = Semantics(role: .field, label: node.label, combines: .drawing)
    semantics.identifier = node.identifier
    semantics.flags = node.flags
    semantics.facts = node.facts
    semantics.entry = pass.entries[index]
    if var gestures = pass.shown.tables.gestures[index], gestures.focus != nil {
      gestures.focus = focus
      semantics.gestures = gestures
      if focus.isHeld { semantics.flags.insert(.focused) }
    }
    self.semantics = semantics
    shown = node.facts.first { $0.key == "value" }?.value ?? node.label ?? ""
  }
}

extension DialogContent {
  /// The buttons of an alert: the one to cancel is the first of two side by side, and the last of a column.
  func alertButtons(orElse fallback: DialogButton, isRow: Bool) -> [DialogButton] {
    guard !buttons.isEmpty else { return [fallback] }
    return isRow ? cancelling + acting : acting + cancelling
  }

  /// The content with a button to cancel, unless there is one.
  func cancellable(by cancel: DialogButton) -> DialogContent {
    var content = self
    if cancelling.isEmpty { content.buttons.append(cancel) }
    return content
  }

  /// The buttons that do not cancel.
  var acting: [DialogButton] { buttons.filter { $0.role != .cancel } }

  var cancelling: [DialogButton] { buttons.filter { $0.role == .cancel } }
}

/// The dialog that a coordinator shows, as a request like those of elements on the screen in front.
@MainActor
struct CoordinatorDialog {
  let dialog: Dialog

  /// The coordinator that stands for it in the hierarchy.
  let layer: AnyCoordinator

  /// The screen behind it; `nil` if there is none.
  let screen: ScreenPlace?

  /// The dialog in front of the hierarchy that `stage` shows, whose front-most surface is `surface`.
  init?(on stage: Stage, over surface: LiveSurface) {
    guard let (dialog, layer) = stage.coordinator.frontDialog else { return nil }
    self.dialog = dialog
    self.layer = layer
    screen = surface.content.topScreen.map {
      ScreenPlace(
        route: $0.wrapper.route.identifier,
        surface: surface.owner.serial,
        subject: $0.key
      )
    }
  }

  /// The request; a confirmation dialog that is a popover has its arrow in the middle of the window.
  func request(
    in slot: StateSlot,
    _ inherited: InheritedValues,
    _ bounds: DialogBounds
  ) -> PresentationRequest {
    var inherited = inherited
    inherited.screenPlace = screen
    let window = bounds.traits.window
    return PresentationRequest(
      slot: slot,
      presented: presented,
      number: nil,
      anchor: Rect(x: window.width / 2, y: window.height / 2, width: 0, height: 0),
      inherited: inherited,
      isPresented: { [weak layer] in layer?.parent != nil },
      // A button that was pressed has dismissed it already.
      dismiss: { [weak layer] in
        if let layer, layer.parent != nil { layer.leaveSurface(for: .gesture) }
      }
    )
  }

  private var presented: PresentedLayer {
    let words = DialogWords(
      title: dialog.title,
      actions: Each(platform: dialog.buttons.indices, id: \.self) { [dialog, weak layer] index in
        let button = dialog.buttons[index]
        PushButton(button.title, role: button.role.map(PushButtonRole.init)) {
          layer?.answer(button)
        }
      },
      message: TextBlock(dialog.message ?? "")
    )
    return switch dialog.style {
    case .alert: .alert(words)
    case .confirmation: .confirmation(words, title: .visible)
    }
  }
}

extension PushButtonRole {
  fileprivate init(_ role: Dialog.Answer.Role) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
