/// A button that a screen adds to a bar by its label and its symbol.
struct BarButton {
  let label: String
  var icon: String?
  var isProminent = false
  var isEnabled = true
  let tag: String?
  let action: @MainActor @Sendable () -> Void
}

/// Declares a ``BarButton``, whose look the bar determines.
struct BarButtonItem: PrimitiveElement {
  let button: BarButton
  let place: BarPlace

  func resolve(into resolver: inout Resolver) {
    resolver.inherited.barInbox?.add(BarEntry(button, at: place))
  }
}

extension BarEntry {
  /// A button whose look the bar determines.
  init(_ button: BarButton, at place: BarPlace) {
    self.init(
      place: place,
      slot: nil,
      inherited: nil,
      element: AnyElement(ShownBarButton(button: button))
    )
  }
}

/// A ``BarButton`` in a bar, or in the menu of the items without room.
private struct ShownBarButton: PrimitiveElement {
  let button: BarButton

  func resolve(into resolver: inout Resolver) {
    // Not a body, whose state would have a place of its own.
    shown(with: resolver.inherited.barFace).resolve(into: &resolver)
  }

  private func shown(with face: BarFace?) -> some Element {
    PushButton(action: button.action) {
      label(with: face).frame(
        minWidth: face?.minimumWidth(isSymbol: button.icon != nil),
        minHeight: face?.height
      )
    }
    .annotated(label: button.label) { semantics in
      semantics.identifier = button.tag
      semantics.combines = .drawing
      if let icon = button.icon { semantics.facts.append(Fact("icon", icon)) }
      if let face { semantics.flags.formUnion(face.flags) }
    }
    .transformEnvironment(\.self) { [isEnabled = button.isEnabled] in
      $0.isEnabled = $0.isEnabled && isEnabled
      $0.barFace = nil
    }
  }

  @ElementBuilder private func label(with face: BarFace?) -> some Element {
    if let icon = button.icon {
      Icon(icon)
    } else {
      TextBlock(button.label).fontWeight(button.isProminent ? .semibold : nil)
        .padding(.horizontal, face?.inset.points ?? 0)
    }
  }
}
