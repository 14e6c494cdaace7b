/// Places the back button and leading buttons from the leading edge inwards, trailing ones from the trailing
/// edge inwards, and the title between or below them.
struct NavigationBarLayout: ContainerLayout {
  /// The distance of the outermost buttons from the edges.
  let margin: Double

  /// The height of a bar with an inline title.
  let rowHeight: Double

  /// The height of the row at the upper edge in which the buttons and an inline title are centred.
  let buttonHeight: Double

  /// The distance of the back button, the first child, from the edge; `nil` without one.
  var backMargin: Double?

  /// The length of a pixel, to which an inline title is rounded upwards; `nil` leaves it centred.
  var pixel: Double?

  /// The number of children at the leading edge, including the back button.
  let leading: Int

  /// The number of the following children, at the trailing edge.
  let trailing: Int

  /// The place of the title, the next child; `nil` without one.
  var title: TitlePlace?

  /// The place of the search field, the last child; `nil` without one.
  var search: SearchPlace?

  enum TitlePlace {
    case inline
    case large(Point)
  }

  enum SearchPlace {
    case row(inset: Double, below: Double)
    case end(width: Double, trailing: Double, gap: Double)
  }

  /// The minimum distance between an inline title and the buttons beside it, which is undocumented.
  private static var titleGap: Double { 8 }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let sizes = children.prefix(leading + trailing).map { $0.size(.unspecified) }
    return Size(
      width: proposal.width ?? sizes.map(\.width).reduce(2 * margin, +),
      height: proposal.height ?? max(rowHeight, sizes.map(\.height).max() ?? 0)
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let middle = buttonHeight / 2
    var start = backMargin ?? margin
    for button in children.prefix(leading) {
      button.place(at: Point(x: start, y: middle), anchor: .leading, proposal: .unspecified)
      start += button.size(.unspecified).width
    }
    var end = size.width - margin
    if case .end(let width, let trailing, let gap) = search {
      end = size.width - trailing - width - gap
    }
    for button in children.dropFirst(leading).prefix(trailing).reversed() {
      button.place(at: Point(x: end, y: middle), anchor: .trailing, proposal: .unspecified)
      end -= button.size(.unspecified).width
    }
    var others = children.dropFirst(leading + trailing)
    if let title, let child = others.popFirst() {
      place(child, title, from: start, to: end, in: size)
    }
    if let search, let child = others.popFirst() { place(child, search, in: size) }
  }

  private func place(
    _ child: LayoutChild,
    _ title: TitlePlace,
    from start: Double,
    to end: Double,
    in size: Size
  ) {
    switch title {
    case .inline:
      // Centred in the bar, unless it would overlap a button there.
      let gap = NavigationBarLayout.titleGap
      let room = max(0, end - start - 2 * gap)
      let width = min(child.size(.unspecified).width, room)
      let x = max(start + gap, min((size.width - width) / 2, end - gap - width))
      let offer = Proposal(width: width, height: nil)
      var top = (buttonHeight - child.size(offer).height) / 2
      // Half pixels are rounded up, as on recordings.
      if let pixel { top = (top / pixel - 0.501).rounded(.up) * pixel }
      child.place(at: Point(x: x, y: top), proposal: offer)
    case .large(let origin):
      child.place(
        at: origin,
        proposal: Proposal(width: max(0, size.width - 2 * origin.x), height: nil)
      )
    }
  }

  private func place(_ child: LayoutChild, _ search: SearchPlace, in size: Size) {
    switch search {
    case .row(let inset, let below):
      child.place(
        at: Point(x: inset, y: size.height - below),
        anchor: .bottomLeading,
        proposal: Proposal(width: max(0, size.width - 2 * inset), height: nil)
      )
    case .end(let width, let trailing, _):
      child.place(
        at: Point(x: size.width - trailing, y: buttonHeight / 2),
        anchor: .trailing,
        proposal: Proposal(width: width, height: nil)
      )
    }
  }
}
