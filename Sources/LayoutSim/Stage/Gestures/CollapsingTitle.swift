/// A large title that moves into the row of buttons as the scroll area below it is scrolled.
///
/// The bar loses the height by which the content moves, until the title's row is gone. If the finger is
/// lifted half-way, the title expands again up to 36 points and collapses beyond, as measured on iOS 26
/// (navigationBar.large_title_snap).
struct CollapsingTitle {
  /// Whether the title is in the row of buttons.
  let isCollapsed: Bool

  /// The height of the large title's row.
  let zone: Double

  /// The distance that content has moved to collapse the title.
  var passed: Double { isCollapsed ? zone : 0 }

  /// The distances that content can move from its position.
  ///
  /// Content that can be scrolled at all can be scrolled until the title is collapsed.
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
    guard distance > 0, distance < zone else { return distance }
    return distance <= 36 ? 0 : zone
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
  /// The title that follows `viewport`; `nil` if none does.
  ///
  /// In a bar that currently shows no large title it has no row, but is remembered in case the device is
  /// rotated.
  func title(above viewport: Viewport) -> CollapsingTitle? {
    guard let screen = viewport.screen, viewportBelowBar(of: screen) == viewport,
      let bar = navigationBar(of: screen)
    else { return nil }
    let facts = nodes[bar].facts
    let isCollapsed = facts.contains(.collapsedTitle)
    guard isCollapsed || facts.contains(.largeTitle) else {
      return CollapsingTitle(isCollapsed: false, zone: 0)
    }
    let metrics = NavigationBarMetrics(traits: traits, isInSheet: false)
    return CollapsingTitle(isCollapsed: isCollapsed, zone: metrics.largeTitleZone.points)
  }
}
