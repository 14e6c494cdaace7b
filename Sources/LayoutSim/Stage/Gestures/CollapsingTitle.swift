/// A large title that goes into the row of the buttons as the scroll area below it is scrolled.
///
/// The bar gets lower by as much as the content moves, until the title's row is gone. A finger that lets
/// go half-way leaves neither: up to 36 points the title comes back, beyond that it goes, as measured on
/// iOS 26 (navigationBar.large_title_snap).
struct CollapsingTitle {
  /// Whether the title is in the row of the buttons.
  let isCollapsed: Bool

  /// The height of the row that the large title has for itself.
  let zone: Double

  /// How far content has moved to get the title out of the way.
  var passed: Double { isCollapsed ? zone : 0 }

  /// How far content may be moved from where it is.
  ///
  /// What can be scrolled at all can be scrolled until the title is out of the way.
  func limits(_ limits: ScrollLimits) -> ScrollLimits {
    ScrollLimits(
      least: Point(x: limits.least.x, y: limits.least.y - passed),
      most: Point(
        x: limits.most.x,
        y: limits.most.y > 0 ? max(limits.most.y, zone - passed) : limits.most.y
      )
    )
  }

  /// Where content comes to rest that a finger leaves `distance` points from its start.
  func landing(_ distance: Double) -> Double {
    guard distance > 0, distance < zone else { return distance }
    return distance <= 36 ? 0 : zone
  }
}

extension RenderTree {
  /// The scroll area that the bar of the screen at `screen` follows: the outermost that begins where the
  /// bar ends; `nil` without one.
  func viewportBelowBar(of screen: Int) -> Viewport? {
    guard let bar = navigationBar(of: screen), let frame = nodes[bar].frame else { return nil }
    return viewports.first {
      $0.screen == screen && abs($0.frame.minY - frame.maxY) < 0.5
    }
  }

  /// The navigation bar of the screen at `screen` itself, not of one in it.
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
  /// In a bar that never shows a large title it has no row of its own, and is remembered all the same: the
  /// device may be turned.
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
