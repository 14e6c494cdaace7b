/// Whether the content of a row is pushed aside by buttons, and therefore includes the row's insets.
enum RevealedRowKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Whether a child of a row that is pushed aside is the buttons.
enum SwipeButtonsKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension Resolver {
  /// Resolves a row pushed aside by the buttons that a swipe reveals.
  mutating func revealing(
    _ swipe: SwipeActions,
    at edge: SwipeEdge,
    _ content: (inout Resolver) -> Void
  ) {
    let buttons = swipe.buttons()
    let box = builder.nodes.count
    let layout = RevealedRowLayout(
      edge: edge,
      width: Double(buttons.count) * SwipeMetrics.width.points,
      metrics: inherited.listDimensions
    )
    container(layout, label: .group, axis: .unchanged) { resolver in
      resolver.openGroup()
      content(&resolver)
      resolver.closeGroup(.stack(.vertical, spacing: nil))
      resolver.builder.takeContainerValues(of: box + 1, to: box)
      // It is pushed out of sight intentionally.
      if box + 1 < resolver.builder.nodes.count {
        let codes: Set<FindingCode> = [.textOffScreen, .contentOffScreen, .contentTooWide]
        resolver.builder.silence(codes, of: box + 1)
      }
      let strip = SwipeButtons(edge: edge, buttons: buttons, swipe: swipe)
      resolver.child(strip.containerValue(SwipeButtonsKey.self, true), at: 1)
    }
    builder.setContainerValue(RevealedRowKey.self, true, of: box)
  }
}

/// Places the content of a row, and at its edge the buttons that push it aside, which are as high as the row.
private struct RevealedRowLayout: ContainerLayout {
  let edge: SwipeEdge

  /// The width of all buttons.
  let width: Double

  let metrics: ListDimensions

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    guard let content = content(of: children) else { return .zero }
    let insets = metrics.insets(of: content)
    let size = content.size(offer(proposal.width, insets))
    return Size(
      width: proposal.width ?? size.width + insets.horizontal,
      height: max(size.height + insets.vertical, metrics.minimumHeight(of: content))
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    if let content = content(of: children) {
      let insets = metrics.insets(of: content)
      let offer = offer(size.width, insets)
      let free = size.height - insets.vertical - content.size(offer).height
      let way = edge == .leading ? width : -width
      content.place(
        at: Point(x: insets.leading + way, y: insets.top + free / 2),
        proposal: offer
      )
    }
    children.first { $0.value(SwipeButtonsKey.self) }?
      .place(
        at: Point(x: edge == .leading ? 0 : size.width - width, y: 0),
        proposal: Proposal(width: width, height: size.height)
      )
  }

  private func offer(_ width: Double?, _ insets: Insets) -> Proposal {
    Proposal(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
  }

  private func content(of children: LayoutChildren) -> LayoutChild? {
    children.first { !$0.value(SwipeButtonsKey.self) }
  }
}

/// The metrics of the buttons that a swipe reveals.
enum SwipeMetrics {
  static let width = PlatformMetric(74, .proposed, "swipe.width")
}

/// The revealed buttons, side by side.
private struct SwipeButtons: Element {
  let edge: SwipeEdge
  let buttons: [MenuAction]
  let swipe: SwipeActions

  var body: some Element {
    Row(spacing: 0) {
      Each(platform: order, id: \.self) {
        SwipeButton(edge: edge, button: buttons[$0], swipe: swipe)
      }
    }
  }

  /// The first button is next to the edge.
  private var order: [Int] {
    edge == .leading ? Array(buttons.indices) : buttons.indices.reversed()
  }
}

/// A button that a swipe revealed, as high as its row.
private struct SwipeButton: Element {
  let edge: SwipeEdge
  let button: MenuAction
  let swipe: SwipeActions

  var body: some Element {
    PushButton(look: .plain, role: button.role) {
      swipe.hide()
      button.press()
    } label: {
      TextBlock(verbatim: button.label)
        .lineLimit(1)
        .frame(width: SwipeMetrics.width.points)
        .frame(maxHeight: .infinity)
    }
    .annotated { semantics in
      semantics.label = button.label
      semantics.identifier = button.tag
      semantics.combines = .drawing
      semantics.flags.formUnion(NodeFlags(of: [SwipeMetrics.width]))
      semantics.facts.append(Fact(SwipeActions.factKey, edge.rawValue))
    }
    .disabled(!button.isEnabled)
  }
}
