/// Marks a child of the window's layout as the presentations of elements, and not a surface.
enum DialogsKey: ContainerValueKey {
  static let defaultValue = false
}

/// The place in the window of an element's presentation.
enum DialogPlaceKey: ContainerValueKey {
  static let defaultValue = DialogPlace.fixed(Rect(origin: .zero, size: .zero))
}

/// The place in the window of an element's presentation.
enum DialogPlace {
  /// At a known place.
  case fixed(Rect)

  /// Beside its anchor, in its preferred size.
  case beside(PopoverPlacement)
}

/// Fills the window and puts every child at its ``DialogPlaceKey``.
struct DialogsLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    for child in children {
      let frame =
        switch child.value(DialogPlaceKey.self) {
        case .fixed(let frame): frame
        case .beside(let placement): placement.frame { child.preferredSize(in: $0) }
        }
      child.place(at: frame.origin, proposal: Proposal(frame.size))
    }
  }
}

extension LayoutChild {
  /// The ideal size of a child; if that is too wide, its size at the width of `limit`.
  fileprivate func preferredSize(in limit: Size) -> Size {
    var size = size(.unspecified)
    if size.width > limit.width { size = self.size(Proposal(width: limit.width, height: nil)) }
    if size.height > limit.height {
      size = self.size(Proposal(width: size.width, height: limit.height))
    }
    return size
  }
}
