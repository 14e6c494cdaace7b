import FlowEngine

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
    try beginGesture()
    let settled = current
    let viewport = try settled.viewport(named: name)
    let isVertical = axis == .vertical
    if isVertical, settled.frontLayer == nil, let front = FrontSheet(shownSurfaces, in: settled) {
      if distance > 0, let detent = front.detent(beforeScrolling: viewport, in: settled) {
        press { front.surface.select(detent) }
        return 0
      }
      if distance < 0, front.isDragged(bySwipeDownOn: viewport, in: settled) {
        try dragSheet(toHeight: front.sheet.height + distance)
        return 0
      }
    }
    let step = isVertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
    let moved = scroll(viewport, by: settled.snapped(step, of: viewport)) { $0.landing($1) }
    return isVertical ? moved.y : moved.x
  }

  /// The names of the scroll areas within reach.
  public var scrollAreas: [String] {
    current.renderTree.names(of: current.reachableViewports)
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
    let settled = current
    if step.x != 0, let (pager, turns, way) = settled.pageTurn(of: viewport, by: step.x) {
      if turns != 0 { press { pager.select(pager.page + turns) } }
      return Point(x: way, y: 0)
    }
    let rest = settled.rest(of: viewport, after: step, landing: landing)
    guard rest.moved != .zero else { return .zero }
    press {
      scrolling.keep(rest, of: viewport, in: settled)
      if rest.moved.y != 0 { memories.noteDirection(of: rest.moved.y, on: shownSurfaces) }
      focus.endEditing(byScrolling: viewport, by: rest.moved, in: settled)
    }
    return rest.moved
  }

  /// Swipes to the next or the previous page of a ``Pager``.
  ///
  /// - Parameters:
  ///   - turn: The direction.
  ///   - name: The name of the pager as for ``scroll(_:by:along:)``; `nil` for the only one.
  /// - Throws: ``StageError/noPages(_:available:)`` if there is no such pager within reach, or several; it lists those
  ///   that are; ``StageError/noFurtherPage(_:page:count:)`` if there is none in that direction.
  public func turnPage(
    _ turn: PageTurn = .forward,
    of name: String? = nil
  ) throws(StageError) {
    try beginGesture()
    let settled = current
    let tree = settled.renderTree
    let areas = settled.reachableViewports
    let called = name.map { tree.viewports(called: $0, among: areas) } ?? areas
    let pagers = called.compactMap { settled.gestures[$0.position]?.pages }
    guard pagers.count == 1, let pager = pagers.first else {
      let available = areas.filter { settled.gestures[$0.position]?.pages != nil }
        .map { tree.name(of: $0, among: areas) }
      throw .noPages(name, available: available)
    }
    let turns = pager.turns(turn == .forward ? 1 : -1)
    guard turns != 0 else {
      let page = min(pager.page + 1, pager.count)
      throw .noFurtherPage(turn, page: page, count: pager.count)
    }
    press { pager.select(pager.page + turns) }
  }

  /// Pulls down the scroll area `name` until its content is refreshed.
  ///
  /// The area is scrolled to its start first. While its content is being refreshed, another pull does nothing.
  ///
  /// - Parameter name: The name of the area as for ``scroll(_:by:along:)``; `nil` for the only one that can be
  ///   refreshed.
  /// - Throws: ``StageError/nothingToRefresh(_:available:)`` if there is no such area within reach, or several; it
  ///   lists those that can be refreshed.
  public func pullToRefresh(_ name: String? = nil) throws(StageError) {
    try beginGesture()
    let settled = current
    let tree = settled.renderTree
    let areas = settled.reachableViewports
    let called = name.map { tree.viewports(called: $0, among: areas) } ?? areas
    let refreshed = called.filter { settled.gestures[$0.position]?.refresh != nil }
    guard refreshed.count == 1, let area = refreshed.first else {
      let available = areas.filter { settled.gestures[$0.position]?.refresh != nil }
        .map { tree.name(of: $0, among: areas) }
      throw .nothingToRefresh(name, available: available)
    }
    let start = Point(x: 0, y: -.greatestFiniteMagnitude)
    _ = scroll(area, by: start) { _, distance in distance }
    // Scrolling may have settled again.
    guard let slot = settled.scrollSlots[area.position],
      let position = current.scrollSlots.position(where: { $0 === slot }),
      let refresh = current.gestures[position]?.refresh
    else { return }
    press(refresh)
  }
}

/// A direction in which pages are turned.
public enum PageTurn: String, Hashable, Codable, Sendable, CaseIterable {
  /// To the next page.
  case forward

  /// To the previous page.
  case back
}

extension SettledStage {
  /// The scroll area within reach that is named `name`, or the only one without a name.
  fileprivate func viewport(named name: String?) throws(StageError) -> Viewport {
    let areas = reachableViewports.filter { gestures[$0.position]?.isScrollDisabled != true }
    let called = name.map { renderTree.viewports(called: $0, among: areas) } ?? areas
    guard called.count == 1, let area = called.first else {
      throw .noScrollArea(name, available: renderTree.names(of: areas))
    }
    return area
  }
}

extension StageMemory {
  /// Stores the direction in which content was scrolled, for the tab bars in sight on `surfaces`.
  fileprivate func noteDirection(of distance: Double, on surfaces: [LiveSurface]) {
    for surface in surfaces {
      for case .tabs(let tabs) in surface.content.contentsInSight {
        memory(of: tabs).scrolled = (tabs.selected, distance > 0 ? .down : .up)
      }
    }
  }
}

extension StageFocus {
  /// Hides the keyboard of a field if dragging `viewport` by `distance` does so.
  fileprivate func endEditing(
    byScrolling viewport: Viewport,
    by distance: Point,
    in settled: SettledStage
  ) {
    guard hasRaisedKeyboard, distance.y != 0 else { return }
    switch settled.gestures[viewport.position]?.keyboardDismissal ?? .automatic {
    case .automatic, .immediately: request = .nothing
    case .interactively: if distance.y < 0 { request = .nothing }
    case .never: break
    }
  }
}
