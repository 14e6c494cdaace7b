import LayoutSim

/// Chains of boxes that receive many offers, which makes caches evict their answers.
@MainActor
enum CrowdedElement {
  static func frames(_ levels: Int, minimum: Double?) -> any Element {
    chain(levels) { AnyElement($0.frame(minWidth: minimum, maxWidth: 600 - Double($1))) }
  }

  static func ratios(_ levels: Int) -> any Element {
    chain(levels) { content, _ in AnyElement(content.aspectRatio(contentMode: .fit)) }
  }

  static func shares(_ levels: Int) -> any Element {
    chain(levels) { content, level in
      AnyElement(Container(Share(part: 0.95 + 0.0001 * Double(level))) { content })
    }
  }

  /// Nested stacks, alternately columns and rows, each with a text in it and `wrap` around it.
  private static func chain(
    _ levels: Int,
    wrap: (_ content: AnyElement, _ level: Int) -> AnyElement
  ) -> any Element {
    let text = TextBlock(words(20))
    var element = AnyElement(text)
    for level in (0..<levels).reversed() {
      let inner = element
      element = wrap(
        level.isMultiple(of: 2)
          ? AnyElement(
            Column(spacing: 0) {
              text
              inner
            }
          )
          : AnyElement(
            Row(spacing: 0) {
              text
              inner
            }
          ),
        level
      )
    }
    return element
  }
}

/// Passes on a part of its offer.
private struct Share: ContainerLayout {
  let part: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(share(of: proposal)) ?? .zero
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    children.first?.place(at: .zero, proposal: share(of: proposal))
  }

  private func share(of proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.map { $0 * part }, height: proposal.height.map { $0 * part })
  }
}
