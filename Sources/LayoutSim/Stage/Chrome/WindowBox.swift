/// The whole display: surfaces one above the other, and in front of them the presentations of elements.
///
/// A presentation stays in front when a coordinator presents another surface, so an earlier one of a lower
/// surface is above those of a higher surface.
struct WindowBox: Element {
  let surfaces: [PresentingSurface]

  /// The presentations of elements, by their surfaces.
  let dialogs: [DialogsBox]

  var body: some Element {
    Container(WindowLayout(places: surfaces.flatMap(\.places))) {
      Each(surfaces, id: \.surface.number) { $0 }
      Each(dialogs.reversed(), id: \.surface) { $0 }
    }
    .layer(Semantics(role: .window))
  }
}

private struct WindowLayout: ContainerLayout {
  let places: [SurfacePlace]

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    for dialogs in children where dialogs.value(DialogsKey.self) {
      dialogs.place(at: .zero, proposal: Proposal(size))
    }
    for (child, place) in zip(children.filter { !$0.value(DialogsKey.self) }, places) {
      switch place {
      case .window: child.place(at: .zero, proposal: Proposal(size))
      case .nowhere: child.place(at: .zero, proposal: .zero)
      case .sheet(let slot):
        slot.settle(child)
        child.place(at: slot.frame.origin, proposal: Proposal(slot.frame.size))
      }
    }
  }
}
