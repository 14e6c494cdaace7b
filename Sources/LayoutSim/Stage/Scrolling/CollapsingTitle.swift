/// Rows of a navigation bar that disappear as the scroll area below it is scrolled.
struct CollapsingParts: OptionSet, Hashable {
  let rawValue: Int

  /// The row of a search field, which disappears first.
  static let search = CollapsingParts(rawValue: 1 << 0)

  /// The row of a large title, which moves into the row of buttons.
  static let title = CollapsingParts(rawValue: 1 << 1)

  /// All of them, whether or not they exist.
  static let all: CollapsingParts = [.search, .title]
}

/// The rows of a navigation bar that have disappeared.
struct BarCollapse {
  /// The scroll area that was scrolled.
  let scroller: StateSlot

  let parts: CollapsingParts
}

/// A large title and a search field that disappear as the scroll area below them is scrolled.
///
/// The bar loses the height by which the content moves, until their rows have disappeared. If the finger is lifted
/// halfway, the title expands again up to 36 points and collapses beyond, as measured on iOS 26
/// (navigationBar.large_title_snap); the field does so at half of its row, which is a guess.
struct CollapsingTitle {
  /// A row that disappears.
  struct Row {
    let part: CollapsingParts
    let height: Double

    /// The distance up to which the row expands again.
    let snap: Double
  }

  /// The rows in the order in which they disappear.
  var rows: [Row]

  /// The rows that have disappeared.
  let collapsed: CollapsingParts

  /// Whether any row has disappeared.
  var isCollapsed: Bool { passed > 0 }

  var zone: Double { rows.reduce(0) { $0 + $1.height } }

  /// The distance that content has moved to collapse them.
  var passed: Double { height(of: collapsed) }

  /// The height of the rows among `parts`.
  func height(of parts: CollapsingParts) -> Double {
    rows.reduce(0) { parts.contains($1.part) ? $0 + $1.height : $0 }
  }

  /// The distances that content can move from its position.
  ///
  /// Content that can be scrolled at all can be scrolled until the rows have disappeared.
  func limits(_ limits: ScrollLimits) -> ScrollLimits {
    ScrollLimits(
      least: Point(x: limits.least.x, y: limits.least.y - passed),
      most: Point(
        x: limits.most.x,
        y: limits.most.y > 0 ? max(limits.most.y, zone - passed) : limits.most.y
      )
    )
  }

  /// The resting distance of content that is released `distance` points from its start.
  func landing(_ distance: Double) -> Double {
    var start = 0.0
    for row in rows {
      let end = start + row.height
      if distance > start, distance < end { return distance - start <= row.snap ? start : end }
      start = end
    }
    return distance
  }

  /// The rows that have disappeared once content is `distance` points from its start.
  func parts(at distance: Double) -> CollapsingParts {
    guard distance > 0 else { return [] }
    if distance >= zone { return .all }
    var (parts, end) = (CollapsingParts(), 0.0)
    for row in rows {
      end += row.height
      if distance >= end { parts.insert(row.part) }
    }
    return parts
  }
}

extension RenderTree {
  /// The scroll area that the bar of the screen at `screen` follows: the outermost that begins where the bar
  /// ends; `nil` if there is none.
  func viewportBelowBar(of screen: Int) -> Viewport? {
    guard let bar = navigationBar(of: screen), let frame = nodes[bar].frame else { return nil }
    return viewports.first {
      $0.screen == screen && abs($0.frame.minY - frame.maxY) < 0.5
    }
  }

  /// The screen's own navigation bar, not one of a nested screen.
  func navigationBar(of screen: Int) -> Int? {
    let inside = subtree(of: screen).dropFirst()
    return inside.first { index in
      nodes[index].role == .navigationBar
        && ancestors(of: index).first { nodes[$0].role == .screen } == screen
    }
  }
}

extension RenderTree {
  /// The title and the search field that follow `viewport`; `nil` if none does.
  ///
  /// In a bar that currently shows no large title, it has no row, but is remembered in case the device is rotated.
  func title(above viewport: Viewport) -> CollapsingTitle? {
    guard let screen = viewport.screen, viewportBelowBar(of: screen) == viewport,
      let bar = navigationBar(of: screen)
    else { return nil }
    let facts = nodes[bar].facts
    let metrics = NavigationBarMetrics(traits: traits, isInSheet: false)
    var rows: [CollapsingTitle.Row] = []
    var collapsed: CollapsingParts = []
    if facts.contains(.hiddenSearch) { collapsed.insert(.search) }
    if facts.contains(.collapsedTitle) { collapsed.insert(.title) }
    if facts.contains(.hiddenSearch) || nodes[bar].looks.contains(.hidingSearch) {
      let height = metrics.searchRow
      rows.append(CollapsingTitle.Row(part: .search, height: height, snap: height / 2))
    }
    if facts.contains(.collapsedTitle) || facts.contains(.largeTitle) {
      let height = metrics.largeTitleZone.points
      rows.append(CollapsingTitle.Row(part: .title, height: height, snap: 36))
    }
    return CollapsingTitle(rows: rows, collapsed: collapsed)
  }
}
