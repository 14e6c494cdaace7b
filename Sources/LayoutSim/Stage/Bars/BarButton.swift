/// The button that shows or hides a sidebar in a navigation bar: a symbol, whose look the bar determines.
struct BarButton {
  let label: String
  let icon: String
  let action: @MainActor @Sendable () -> Void
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

/// A ``BarButton`` in a bar.
private struct ShownBarButton: PrimitiveElement {
  let button: BarButton

  func resolve(into resolver: inout Resolver) {
    // Not a body, whose state would have a place of its own.
    shown(with: resolver.inherited.barFace).resolve(into: &resolver)
  }

  private func shown(with face: BarFace?) -> some Element {
    PushButton(action: button.action) {
      Icon(button.icon).frame(
        minWidth: face?.minimumWidth(isSymbol: true),
        minHeight: face?.height
      )
    }
    .annotated(label: button.label) { semantics in
      semantics.combines = .drawing
      semantics.facts.append(Fact("icon", button.icon))
      if let face { semantics.flags.formUnion(face.flags) }
    }
    .environment(\.barFace, nil)
  }
}
