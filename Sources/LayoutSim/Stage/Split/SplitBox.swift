import FlowEngine

/// Columns side by side, and those that are over the last of them.
struct SplitBox: Element {
  /// The columns that are not shown, of which outlines have a line.
  let hidden: [Semantics]

  /// The columns side by side, from the leading edge; the last one takes the remaining width.
  let tiled: [Column]

  /// The columns over them, from the leading edge.
  let overlaid: [Column]

  /// Hides the columns that are over others.
  let hideOverlaid: @MainActor () -> Void

  /// One column.
  struct Column {
    let semantics: Semantics
    let width: Double
    let content: AnyElement
  }

  var body: some Element {
    Container(SplitLayout(tiled: tiled.map(\.width), overlaid: overlaid.map(\.width))) {
      Each(tiled.indices, id: \.self) { index in
        tiled[index].content.layer(tiled[index].semantics)
      }
      if !overlaid.isEmpty { Scrim(press: hideOverlaid) }
      Each(overlaid.indices, id: \.self) { index in
        overlaid[index].content.layer(overlaid[index].semantics)
      }
      Each(hidden.indices, id: \.self) { OutlineOnly(hidden[$0]) }
    }
  }
}

/// Columns of given widths; the last of those side by side takes what is left.
private struct SplitLayout: ContainerLayout {
  let tiled: [Double]
  let overlaid: [Double]

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let sizes =
      proposal.height == nil || proposal.width == nil
      ? children.map { $0.size(Proposal(width: nil, height: proposal.height)) } : []
    return Size(
      width: proposal.width ?? tiled.dropLast().reduce(sizes.last?.width ?? 0, +),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    var x = 0.0
    for (index, child) in children.prefix(tiled.count).enumerated() {
      let isLast = index == tiled.count - 1
      let width = isLast ? max(0, size.width - x) : tiled[index]
      child.place(at: Point(x: x, y: 0), proposal: Proposal(width: width, height: size.height))
      x += width
    }
    guard !overlaid.isEmpty else { return }
    let above = children.dropFirst(tiled.count)
    above.first?.place(at: .zero, proposal: Proposal(size))
    x = 0
    for (child, width) in zip(above.dropFirst(), overlaid) {
      child.place(at: Point(x: x, y: 0), proposal: Proposal(width: width, height: size.height))
      x += width
    }
  }
}
