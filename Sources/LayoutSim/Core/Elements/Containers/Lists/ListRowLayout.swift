/// Lays out one row of a list: content at the leading side, centred in the row's height.
///
/// Whether guides inside the content count is undocumented; here they do not.
struct ListRowLayout: ContainerLayout {
  let metrics: ListDimensions

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    guard let content = children.first else { return .zero }
    let insets = insets(around: content)
    let size = content.size(inner(proposal.width, insets))
    return Size(
      width: proposal.width ?? max(0, size.width + insets.horizontal),
      height: max(size.height + insets.vertical, metrics.minimumHeight(of: content), 0)
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    guard let content = children.first else { return }
    let insets = insets(around: content)
    let offer = inner(size.width, insets)
    let free = size.height - insets.vertical - content.size(offer).height
    content.place(
      at: Point(x: insets.leading, y: insets.top + free / 2),
      proposal: offer
    )
  }

  private func insets(around content: LayoutChild) -> Insets {
    content.value(RevealedRowKey.self) ? .zero : metrics.insets(of: content)
  }

  private func inner(_ width: Double?, _ insets: Insets) -> Proposal {
    Proposal(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }
}
