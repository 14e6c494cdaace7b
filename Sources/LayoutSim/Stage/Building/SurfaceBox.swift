/// One surface, with its place in the window.
struct SurfaceBox: Element {
  /// Distinguishes it from everything else that the stage shows or has shown.
  let number: Int

  let key: LayerKey
  let role: Role
  let route: String?
  let flags: NodeFlags
  let facts: [Fact]

  /// The ink of its background; `nil` for the platform's default.
  let background: Ink?

  let place: SurfacePlace
  let showsGrabber: Bool
  let content: AnyElement

  var body: some Element {
    Layers(alignment: .top) {
      content
      if showsGrabber { Grabber() }
    }
    .layer(
      Semantics(
        role: role,
        route: route,
        flags: flags,
        facts: facts,
        looks: background.map { [Fact("background", $0.rawValue)] } ?? [],
        key: key
      )
    )
  }
}

/// The grabber by which a sheet is dragged.
///
/// It is 36 by 5, 5 below the sheet's upper edge, and takes no space from the content.
struct Grabber: Element {
  var body: some Element {
    Fill(.secondary)
      .frame(width: 36, height: 5)
      .annotated { $0 = Semantics(role: .grabber, detail: .semantic) }
      .padding(.top, 5)
  }
}

/// The place of a surface in the window.
enum SurfacePlace {
  /// It fills the window.
  case window

  /// It rests at the height that its slot determines.
  case sheet(SheetSlot)

  /// It is not laid out: a cover hides it.
  case nowhere
}

/// The whole display: surfaces one above the other, and in front of them the presentations of elements.
///
/// A presentation stays in front when a coordinator presents another surface, so an earlier one of a lower
/// surface is above those of a higher surface.
struct WindowBox: Element {
  let surfaces: [PresentingSurface]

  /// The presentations of elements, by their surfaces.
  let dialogs: [DialogsBox]

  var body: some Element {
    LanguageNote(
      content: Container(WindowLayout(places: surfaces.flatMap(\.places))) {
        Each(platform: surfaces, id: \.surface.number) { $0 }
        Each(platform: dialogs.reversed(), id: \.surface) { $0 }
      }
      .layer(Semantics(role: .window))
    )
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
