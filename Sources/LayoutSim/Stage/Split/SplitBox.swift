import FlowEngine

/// Columns side by side, with those that are over the last of them.
struct SplitBox: Element {
  /// The columns that are not shown, for which outlines have a line.
  let hidden: [Semantics]

  /// The columns side by side, from the leading edge; the last one takes the remaining width.
  let tiled: [Column]

  /// The columns over them, from the leading edge.
  let overlaid: [Column]

  /// Hides the columns that are over others.
  let hideOverlaid: @MainActor () -> Void

  struct Column {
    let semantics: Semantics
    let width: Double
    let content: AnyElement
  }

  var body: some Element {
    Container(SplitLayout(tiled: tiled.map(\.width), overlaid: overlaid.map(\.width))) {
      Each(platform: tiled.indices, id: \.self) { index in
        tiled[index].content.layer(tiled[index].semantics)
      }
      if !overlaid.isEmpty { Scrim(press: hideOverlaid) }
      Each(platform: overlaid.indices, id: \.self) { index in
        overlaid[index].content.layer(overlaid[index].semantics)
      }
      Each(platform: hidden.indices, id: \.self) { OutlineOnly(hidden[$0]) }
    }
  }
}

/// Columns of given widths; the last of those side by side takes the remaining width.
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

/// The columns of a split that a window shows, and their arrangement.
struct SplitArrangement: Hashable {
  /// The columns side by side, from the leading edge; the detail is the last of them.
  let tiled: [SplitColumn]

  /// The columns over the detail, which they dim, from the leading edge.
  let overlaid: [SplitColumn]

  /// Arranges the columns of `style` in a window that is not compact.
  ///
  /// A window that is wider than high shows columns side by side, as long as the detail is at least as wide as the
  /// column before it usually is; by default it shows as many as that. A window that is higher than wide shows the
  /// detail alone, with requested columns over it. The vendor describes both, but not the limits.
  init(_ style: SplitStyle, requesting visibility: ColumnVisibility, in window: Size) {
    let isWide = window.width > window.height
    let room = isWide ? Int(window.width / SplitMetrics.columnWidth.points) : 1
    let all = style.columns
    let wanted =
      switch visibility {
      case .automatic: all.suffix(max(1, room))
      case .all: all.suffix(all.count)
      case .double: all.suffix(2)
      case .detailOnly: all.suffix(1)
      }
    if wanted.count <= room {
      (tiled, overlaid) = (Array(wanted), [])
    } else {
      (tiled, overlaid) = ([.detail], Array(wanted.dropLast()))
    }
  }

  var shown: [SplitColumn] { overlaid + tiled }
}

/// The metrics of columns.
enum SplitMetrics {
  /// The width of a sidebar and of a content column whose screens request none.
  ///
  /// The vendor's documentation names 320 as the default of the first column's maximum width; for the second column
  /// nothing is published.
  static let columnWidth = PlatformMetric(320, .medium, "splitView.primary_column_width")
}

extension SplitArrangement {
  /// The visibility that the button in a bar requests: the next column less, or one more.
  func toggled(in style: SplitStyle) -> ColumnVisibility {
    if shown.contains(.sidebar) { return style == .tripleColumn ? .double : .detailOnly }
    return style == .tripleColumn && !shown.contains(.content) ? .double : .all
  }
}

/// The area between content and columns or a sidebar over it: a tap on it hides these.
struct Scrim: Element {
  let press: @MainActor () -> Void

  var body: some Element {
    PushButton(look: .plain, action: press) { Fill(.clear) }
      .annotated { semantics in
        semantics.role = .scrim
        semantics.combines = .drawing
      }
  }
}

/// The label and the symbol of the button that shows or hides a sidebar.
enum SidebarButton {
  static let icon = "sidebar.leading"

  /// The label of the button while the sidebar is shown, or while it is not.
  static func label(hides isShown: Bool) -> String { isShown ? "Hide Sidebar" : "Show Sidebar" }
}
