import LayoutSim

@MainActor
extension Wrapping {
  func frame(_ content: AnyElement, _ number: Double) -> AnyElement? {
    switch self {
    case .width: AnyElement(content.frame(width: 300 - number))
    case .height: AnyElement(content.frame(height: 300 - number))
    case .greatestWidth: AnyElement(content.frame(maxWidth: 200 + number * 1.7))
    case .greatestHeight: AnyElement(content.frame(maxHeight: 300 + number * 2.3))
    case .greatestLengths:
      AnyElement(content.frame(maxWidth: 200 + number * 1.7, maxHeight: 300 + number * 2.3))
    case .leastWidth: AnyElement(content.frame(minWidth: 20 + number))
    case .bothWidths: AnyElement(content.frame(minWidth: 20, maxWidth: 300 - number))
    case .ideal:
      AnyElement(content.frame(minWidth: 10, idealWidth: 100 + number, maxHeight: 400 + number))
    case .containerFrame:
      AnyElement(content.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4))
    default: nil
    }
  }

  func shape(_ content: AnyElement, _ number: Double) -> AnyElement? {
    switch self {
    case .fixedSize: AnyElement(content.fixedSize())
    case .fixedWidth: AnyElement(content.fixedSize(horizontal: true, vertical: false))
    case .fixedHeight: AnyElement(content.fixedSize(horizontal: false, vertical: true))
    case .fittingRatio: AnyElement(content.aspectRatio(1 + number / 100, contentMode: .fit))
    case .idealRatio: AnyElement(content.aspectRatio(contentMode: .fit))
    case .coveringRatio: AnyElement(content.aspectRatio(2, contentMode: .fill))
    case .tallRatio: AnyElement(content.aspectRatio(0.5, contentMode: .fill))
    case .padding: AnyElement(content.padding(1))
    case .offset: AnyElement(content.offset(x: 1, y: 2))
    case .position: AnyElement(content.position(x: 50, y: 60))
    default: nil
    }
  }

  func meaning(_ content: AnyElement, _ level: Int) -> AnyElement {
    switch self {
    case .edgeGuide: AnyElement(content.alignmentGuide(.leading) { $0.width / 3 })
    case .baselineGuide:
      AnyElement(content.alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 1 })
    case .ownGuide:
      AnyElement(content.alignmentGuide(HorizontalGuide(ThirdKey.self)) { $0.width / 4 })
    case .priority: AnyElement(content.layoutPriority(Double(level)))
    case .ignoresSafeArea: AnyElement(content.ignoresSafeArea())
    case .safeAreaPadding: AnyElement(content.safeAreaPadding(Insets(all: 1)))
    case .bar: AnyElement(content.safeAreaInset(edge: .bottom) { TextBlock("bar that wraps") })
    case .sideBar: AnyElement(content.safeAreaInset(edge: .leading) { TextBlock("bar that wraps") })
    case .direction:
      AnyElement(
        content.layoutDirection(level.isMultiple(of: 2) ? .rightToLeft : .leftToRight)
      )
    case .preference: AnyElement(content.preference(NumbersKey.self, value: [level]))
    case .observesSize: AnyElement(content.onSizeChange { _ in })
    case .overlay: AnyElement(content.overlay { TextBlock("over it") })
    case .background: AnyElement(content.background { TextBlock("under it") })
    default: content
    }
  }
}

/// Offers its child a part of what it is offered, and takes what the child takes.
struct SharingLayout: ContainerLayout {
  let part: Double

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.map { $0 * part }, height: proposal.height.map { $0 * part })
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(offer(proposal)) ?? .zero
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    for child in children { child.place(at: .zero, proposal: offer(proposal)) }
  }
}

/// Asks its child twice, and is narrower where that costs no height.
struct ComparingLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    guard let child = children.first else { return .zero }
    let wide = child.size(proposal)
    let narrow = child.size(
      Proposal(width: proposal.width.map { $0 * 0.7 }, height: proposal.height)
    )
    return wide.height == narrow.height ? narrow : wide
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}
