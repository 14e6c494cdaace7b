/// The whole display: surfaces one over the other, and in front of them what elements present.
///
/// What is up stays in front when a coordinator presents another surface: so what was presented on a
/// lower surface, and came first, lies over what a higher one presents.
struct WindowBox: Element {
  let surfaces: [PresentingSurface]

  var body: some Element {
    Container(WindowLayout(places: surfaces.map(\.surface.place))) {
      Each(surfaces, id: \.surface.number) { $0 }
      Each(surfaces.reversed(), id: \.surface.number) { $0.dialogs }
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
