/// A bar across the top, and everything else as the content of a hosting window.
///
/// A hosting window offers its size less the safe area and centres its content, as several authors have
/// observed.
struct ScreenLayout: ContainerLayout {
  /// The insets of the content.
  let insets: Insets

  /// The height of the bar, which is then the first child; `nil` without one.
  let barHeight: Double?

  /// The places of the bars at the lower edge, which are the last children.
  let lowerBars: [LowerBar]

  /// The space that the bars take.
  let margins: Insets

  /// The distance that the content extends below the frame.
  let underlap: Double

  /// The height that the bar has lost because content was scrolled, which does not reduce the screen.
  let collapsedHeight: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    // A screen fills its offer; only lengths that are not offered are asked of the content.
    let asked: [Size] =
      proposal.width == nil || proposal.height == nil
      ? content(of: children).map { $0.size(reaching(proposal)) } : []
    let wanted = (asked.map(\.height).max() ?? insets.vertical) + collapsedHeight - underlap
    return Size(
      width: proposal.width ?? asked.map(\.width).max() ?? insets.horizontal,
      height: proposal.height ?? max(0, wanted)
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let width = size.width - margins.horizontal
    if let barHeight, let bar = children.first {
      bar.place(
        at: Point(x: margins.leading, y: margins.top),
        proposal: Proposal(width: width, height: barHeight)
      )
    }
    for child in content(of: children) {
      child.place(at: .zero, proposal: reaching(Proposal(size)))
    }
    for (bar, place) in zip(children.suffix(lowerBars.count), lowerBars) {
      bar.place(
        at: Point(x: margins.leading, y: size.height + underlap - place.below - place.height),
        proposal: Proposal(width: width, height: place.height)
      )
    }
  }

  private func reaching(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width, height: proposal.height.map { $0 + underlap })
  }

  private func content(of children: LayoutChildren) -> Slice<LayoutChildren> {
    children.dropFirst(barHeight == nil ? 0 : 1).dropLast(lowerBars.count)
  }
}
