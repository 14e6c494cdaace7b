import FlowEngine

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
