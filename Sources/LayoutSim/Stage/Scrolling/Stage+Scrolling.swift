extension Stage {
  /// Scrolls the area `name`.
  ///
  /// The content moves within its limits, and stays there as long as its screen is on a stack. If the content shrinks
  /// or its viewport grows, it moves back as far as necessary, as in UIKit, and stays there; a large title expands when
  /// nothing can be scrolled any more. Content that is scrolled out of the area cannot be tapped. Rows of lazy
  /// containers appear and disappear where the content comes to rest, not while it moves there.
  ///
  /// A large title above the area collapses by the distance that the content moves. If the finger is lifted halfway,
  /// the title expands again up to 36 points and collapses beyond, as measured on iOS 26, and assumed before.
  ///
  /// In a sheet that can be taller, dragging content up from its start first enlarges the sheet to its next
  /// height, and scrolls nothing, as the vendor documents; content can change this with
  /// ``Element/presentationContentInteraction(_:)``. Pulling content down at its start drags the sheet, which comes to
  /// rest as with ``dragSheet(toHeight:velocity:)``. ``scroll(to:)`` leaves the sheet as it is.
  ///
  /// - Parameters:
  ///   - name: The label, `#` and the tag, or the kind: `scroll`, or `list 2` for the second list within
  ///     reach, counting those of lower surfaces first; `nil` for the only one.
  ///   - distance: The distance in points, positive towards the bottom or the right of the content.
  ///   - axis: The axis.
  /// - Returns: The actual distance, which is shorter at the end of the content.
  /// - Throws: ``StageError/noScrollArea(_:available:)`` if there is none of that name within reach, or
  ///   several if no name is given.
  @discardableResult
  public func scroll(
    _ name: String? = nil,
    by distance: Double,
    along axis: LayoutAxis = .vertical
  ) throws(StageError) -> Double {
    let viewport = try viewport(named: name)
    let isVertical = axis == .vertical
    if isVertical, distance > 0, enlargesSheet(viewport) { return 0 }
    if isVertical, distance < 0, let height = heightOfSheet(pulledDown: viewport, by: -distance) {
      try dragSheet(toHeight: height)
      return 0
    }
    let step = isVertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
    let moved = scroll(viewport, by: snapped(step, of: viewport)) { $0.landing($1) }
    return isVertical ? moved.y : moved.x
  }

  /// The names of the scroll areas within reach.
  public var scrollAreas: [String] {
    current.renderTree.names(of: reachableViewports)
  }

  /// Scrolls `viewport`, which also collapses or expands a large title above it.
  ///
  /// - Parameters:
  ///   - viewport: The scroll area.
  ///   - step: The distance.
  ///   - landing: The resting distance of content below the title, from its distance from its start.
  /// - Returns: The distance that content has moved.
  func scroll(
    _ viewport: Viewport,
    by step: Point,
    landing: (CollapsingTitle, Double) -> Double
  ) -> Point {
    if step.x != 0, let way = turnPages(of: viewport, by: step.x) { return Point(x: way, y: 0) }
    let settled = current
    let rest = rest(of: viewport, after: step, in: settled, landing: landing)
    guard rest.moved != .zero else { return .zero }
    time.hasScrolled = true
    press {
      keep(rest, of: viewport, in: settled)
      noteDirection(of: rest.moved)
      dismissKeyboard(scrolling: viewport, by: rest.moved, in: settled)
    }
    return rest.moved
  }

  /// The resting position of the content of `viewport` after a finger has moved it by `step`.
  func rest(
    of viewport: Viewport,
    after step: Point,
    in settled: SettledStage,
    landing: (CollapsingTitle, Double) -> Double
  ) -> ScrollRest {
    let limits = viewport.limits
    let former = settled.scrollOffsets[viewport.position] ?? .zero
    guard let title = settled.renderTree.title(above: viewport) else {
      let moved = limits.clamped(step)
      let offset = Point(x: former.x + moved.x, y: former.y + moved.y)
      return ScrollRest(moved: moved, offset: offset, collapsed: nil)
    }
    var moved = title.limits(limits).clamped(step)
    let start = former.y + title.passed
    let end = moved.y == 0 ? start : landing(title, start + moved.y)
    moved.y = end - start
    let collapsed = title.parts(at: end)
    return ScrollRest(
      moved: moved,
      offset: Point(
        x: former.x + moved.x,
        y: collapsed.isEmpty ? min(end, 0) : end - title.height(of: collapsed)
      ),
      collapsed: collapsed
    )
  }

  /// Enlarges the front-most sheet if that precedes scrolling `viewport`; returns whether it did.
  private func enlargesSheet(_ viewport: Viewport) -> Bool {
    let settled = current
    let tree = settled.renderTree
    guard settled.frontLayer == nil, let (front, sheet) = frontSheet,
      let position = settled.shown.index[front.key],
      tree.subtree(of: position).contains(viewport.position),
      sheet.scrolling != .scrolls, keptOffset(of: viewport).y == 0,
      tree.title(above: viewport)?.isCollapsed != true,
      let next = sheet.restingHeights.first(where: { $0.value > sheet.height })
    else { return false }
    press { front.select(next.detent) }
    return true
  }

  /// Stores the direction in which content was scrolled, for the tab bars in sight.
  private func noteDirection(of distance: Point) {
    guard distance.y != 0 else { return }
    for surface in shownSurfaces {
      for case .tabs(let tabs) in surface.content.contentsInSight {
        memory(of: tabs).scrolled = (tabs.selected, distance.y > 0 ? .down : .up)
      }
    }
  }

  /// Hides the keyboard of a field if dragging `viewport` by `distance` does so.
  private func dismissKeyboard(
    scrolling viewport: Viewport,
    by distance: Point,
    in settled: SettledStage
  ) {
    guard focus.hasRaisedKeyboard, distance.y != 0 else { return }
    switch settled.gestures[viewport.position]?.keyboardDismissal ?? .automatic {
    case .automatic, .immediately: focus.request = .nothing
    case .interactively: if distance.y < 0 { focus.request = .nothing }
    case .never: break
    }
  }

  /// The height to which a finger drags the front-most sheet that pulls down its content `viewport` by `distance`;
  /// `nil` if the drag scrolls the content or refreshes it.
  private func heightOfSheet(pulledDown viewport: Viewport, by distance: Double) -> Double? {
    let settled = current
    let tree = settled.renderTree
    guard settled.frontLayer == nil, let (front, sheet) = frontSheet,
      let position = settled.shown.index[front.key],
      tree.subtree(of: position).contains(viewport.position), viewport.limits.least.y >= 0,
      tree.title(above: viewport)?.isCollapsed != true,
      settled.gestures[viewport.position]?.refresh == nil
    else { return nil }
    return sheet.height - distance
  }

  private func viewport(named name: String?) throws(StageError) -> Viewport {
    try beginGesture()
    let settled = current
    let areas = reachableViewports.filter {
      settled.gestures[$0.position]?.isScrollDisabled != true
    }
    let tree = settled.renderTree
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

extension Stage {
  /// Scrolls the first vertical scroll area within reach to its start.
  func scrollToStart() {
    let settled = current
    let areas = settled.touches.viewports.filter { settled.isWithinReach($0.position) }
    for area in areas where scrollToStart(of: area) { return }
  }

  /// Scrolls `area` to its start; returns whether anything moved.
  func scrollToStart(of area: Viewport) -> Bool {
    let settled = current
    let rest = rest(of: area, after: Point(x: 0, y: -.greatestFiniteMagnitude), in: settled) { $1 }
    guard rest.moved != .zero else { return false }
    keep(rest, of: area, in: settled)
    return true
  }
}
