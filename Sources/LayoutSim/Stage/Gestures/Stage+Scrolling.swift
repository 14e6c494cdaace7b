extension Stage {
  /// Scrolls the area that is called `name`.
  ///
  /// The content moves as far as there is any, and stays there for as long as its screen is on a
  /// stack. Where content shrinks or its window grows, it moves back as far as it must, as in UIKit, and
  /// stays there; a large title comes back when nothing can be scrolled any more. What is scrolled out of
  /// the area cannot be tapped. Elements are not notified.
  ///
  /// A large title above the area gets out of the way by as much as the content moves. A finger that
  /// is lifted while it is half-way leaves it as it was up to 36 points, and gone beyond that; so measured
  /// on iOS 26, and taken to be so before.
  ///
  /// In a sheet that can be taller a finger that drags content up from its start makes the sheet taller
  /// first, to its next height, and scrolls nothing; so the vendor documents it. Content says otherwise
  /// with ``Element/presentationContentInteraction(_:)``. ``scroll(to:)`` leaves the sheet as it is.
  ///
  /// - Parameters:
  ///   - name: Its label, `#` and its tag, or its kind: `scroll`, or `list 2` for the second list within
  ///     reach, those of lower surfaces first; `nil` for the only one.
  ///   - distance: How far, in points: positive to see what is further down, or to the right.
  ///   - axis: In which direction.
  /// - Returns: How far it was scrolled, which is less at the end of the content.
  /// - Throws: ``StageError/noScrollArea(_:available:)`` if there is none of that name within reach, or
  ///   several where none is named.
  @discardableResult
  public func scroll(
    _ name: String? = nil,
    by distance: Double,
    along axis: LayoutAxis = .vertical
  ) throws(StageError) -> Double {
    let viewport = try viewport(named: name)
    let isVertical = axis == .vertical
    if isVertical, distance > 0, enlargesSheet(viewport) { return 0 }
    let step = isVertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
    let moved = scroll(viewport, by: step) { $0.landing($1) }
    return isVertical ? moved.y : moved.x
  }

  /// The names of the scroll areas within reach, by which they can be scrolled.
  public var scrollAreas: [String] {
    current.renderTree.names(of: reachableViewports)
  }

  /// Scrolls `viewport`, and a large title above it out of the way or back.
  ///
  /// - Parameters:
  ///   - viewport: The scroll area.
  ///   - step: How far.
  ///   - landing: Where content below the title comes to rest, by its distance from its start.
  /// - Returns: How far content has moved.
  func scroll(
    _ viewport: Viewport,
    by step: Point,
    landing: (CollapsingTitle, Double) -> Double
  ) -> Point {
    let limits = viewport.limits
    let former = keptOffset(of: viewport)
    guard let title = current.renderTree.title(above: viewport) else {
      let moved = limits.clamped(step)
      guard moved != .zero else { return .zero }
      keep(Point(x: former.x + moved.x, y: former.y + moved.y), of: viewport)
      return moved
    }
    var moved = title.limits(limits).clamped(step)
    let start = former.y + title.passed
    let end = moved.y == 0 ? start : landing(title, start + moved.y)
    moved.y = end - start
    guard moved != .zero else { return .zero }
    let isCollapsed = end > 0 && end >= title.zone
    keep(
      Point(x: former.x + moved.x, y: isCollapsed ? end - title.zone : min(end, 0)),
      of: viewport,
      isTitleCollapsed: isCollapsed
    )
    return moved
  }

  /// Makes the front-most sheet taller if that comes before scrolling `viewport`, and says whether.
  private func enlargesSheet(_ viewport: Viewport) -> Bool {
    let settled = current
    let tree = settled.renderTree
    guard settled.frontLayer == nil, let front = shownSurfaces.last, front.isSheet,
      let position = settled.shown.index[front.key], let sheet = settled.sheet(front.key),
      tree.subtree(of: position).contains(viewport.position),
      sheet.scrolling != .scrolls, keptOffset(of: viewport).y == 0,
      tree.title(above: viewport)?.isCollapsed != true,
      let next = sheet.restingHeights.first(where: { $0.value > sheet.height })
    else { return false }
    press { front.owner.selectDetent(next.detent) }
    return true
  }

  private func viewport(named name: String?) throws(StageError) -> Viewport {
    try beginGesture()
    let areas = reachableViewports
    let tree = current.renderTree
    let called = name.map { tree.viewports(called: $0, among: areas) } ?? areas
    guard called.count == 1, let area = called.first else {
      throw .noScrollArea(name, available: tree.names(of: areas))
    }
    return area
  }

  /// The scroll areas within reach, in tree order.
  var reachableViewports: [Viewport] {
    let settled = current
    return settled.touches.viewports.filter { settled.isWithinReach($0.position) }
  }
}
