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
    assert(
      tiled.last == .detail && Set(shown).count == shown.count,
      "The columns are \(tiled), under \(overlaid)."
    )
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

/// The surroundings of a column's screens.
// A class, because most builders have none, and each is copied.
final class ColumnPlace {
  /// The width of the column, in points.
  let width: Double

  /// The horizontal size class that the column's screens inherit.
  let sizeClass: SizeClass

  /// The button in the bars of the column that shows or hides a sidebar; `nil` if it has none.
  let toggle: BarButton?

  init(width: Double, sizeClass: SizeClass, toggle: BarButton?) {
    self.width = width
    self.sizeClass = sizeClass
    self.toggle = toggle
  }
}

/// The width that a column's screen requests.
// A class, because few screens request one, and the configuration of each is copied.
final class ColumnWidth: Hashable, Sendable {
  private let minimum: Double?
  private let ideal: Double
  private let maximum: Double?

  init(minimum: Double? = nil, ideal: Double, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  static func == (lhs: ColumnWidth, rhs: ColumnWidth) -> Bool {
    lhs.minimum == rhs.minimum && lhs.ideal == rhs.ideal && lhs.maximum == rhs.maximum
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ideal) }

  /// The width in a window of `available` points.
  func width(in available: Double) -> Double {
    let least = max(0, minimum ?? 0)
    let most = max(least, maximum ?? .infinity)
    let width = ideal.isFinite ? ideal : available
    let points = min(available, max(least, min(most, width)))
    assert(points >= 0, "A column in \(available) points is \(points) wide.")
    return points
  }
}

extension Element {
  /// Sets the width of the column that contains this screen, in points, if columns are side by side.
  ///
  /// The screen on top of the column's stack determines it, or else the root. The detail gets the remaining width,
  /// regardless of its request.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some Element {
    barConfiguration(BarConfiguration(columnWidth: ColumnWidth(ideal: width)))
  }

  /// Sets the width of the column that contains this screen, in points, if columns are side by side.
  ///
  /// A stage shows the ideal width, within the limits, because columns cannot be dragged on it.
  ///
  /// - Parameters:
  ///   - min: The least width; `nil` for none.
  ///   - ideal: The width.
  ///   - max: The greatest width; `nil` for none.
  /// - Returns: The content with that request.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil,
    ideal: Double,
    max: Double? = nil
  ) -> some Element {
    barConfiguration(
      BarConfiguration(columnWidth: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    )
  }
}
