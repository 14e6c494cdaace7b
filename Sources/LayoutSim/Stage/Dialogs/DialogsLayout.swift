/// Tells the window's layout that a child is what elements present, and not a surface.
enum DialogsKey: ContainerValueKey {
  static let defaultValue = false
}

/// Tells where in the window something lies that an element presents.
enum DialogPlaceKey: ContainerValueKey {
  static let defaultValue = DialogPlace.fixed(Rect(origin: .zero, size: .zero))
}

/// Where in the window something lies that an element presents.
enum DialogPlace {
  /// At a place that is known.
  case fixed(Rect)

  /// Beside something, as large as it wants to be.
  case beside(PopoverPlacement)
}

/// Fills the window and puts every child at the place that it tells.
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
  /// The size that a child takes by itself, and where that is too wide, at the width of `limit`.
  fileprivate func preferredSize(in limit: Size) -> Size {
    var size = size(.unspecified)
    if size.width > limit.width { size = self.size(Proposal(width: limit.width, height: nil)) }
    if size.height > limit.height {
      size = self.size(Proposal(width: size.width, height: limit.height))
    }
    return size
  }
}
