extension Stage {
  /// Scrolls until the element `name` is fully visible, or visible from its start if it is too long.
  ///
  /// If several have that name, it is one in sight, or else the first. A search field that has disappeared from the bar
  /// comes back at the start of the content. Anything in front of the area, such as a sheet that lets touches through
  /// or a custom bar, has to leave the element's middle uncovered.
  ///
  /// ```swift
  /// #expect(throws: StageError.self) { try stage.tap("Line 30") }  // it is below the edge
  /// try stage.scroll(to: "Line 30")
  /// try stage.tap("Line 30")
  /// ```
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: ``StageError/nothingToScrollTo(_:available:)`` if no scroll area contains it, and
  ///   ``StageError/outOfReach(_:reason:)`` if its area is behind something, or if scrolling cannot bring it into sight
  ///   or out from under its cover; in that case nothing is scrolled.
  public func scroll(to name: String) throws(StageError) {
    try beginGesture()
    let goal: ScrollGoal
    do {
      goal = try self.goal(called: name)
    } catch {
      guard let area = areaHidingSearch(name) else { throw error }
      return press { _ = scrollToStart(of: area) }
    }
    try scroll(to: goal)
  }

  /// Scrolls so that the node at `position` of the settled tree is fully in sight, like ``scroll(to:)``.
  func scroll(toNodeAt position: Int) throws(StageError) {
    let tree = current.renderTree
    let name = tree.touchedName(of: position)
    let called = tree.nodes(called: name, in: reachableViewports)
    guard let number = called.firstIndex(where: tree.subtree(of: position).contains) else {
      throw .outOfReach(name, reason: .offScreen)
    }
    try scroll(to: ScrollGoal(name: name, number: number))
  }

  private func scroll(to goal: ScrollGoal) throws(StageError) {
    let scrollBack = scrollBack
    scrollIntoAreas(goal)
    scrollOutOfCovers(goal)
    guard let cover = cover(of: goal) else { return }
    press(scrollBack)
    throw .outOfReach(goal.name, reason: cover)
  }

  /// Scrolls the areas around `goal` so that they show it fully, or from its start.
  private func scrollIntoAreas(_ goal: ScrollGoal) {
    var passed: Set<Int> = []
    while let index = index(of: goal), let frame = current.renderTree.nodes[index].frame {
      // Innermost first: an inner area is only in sight once the outer one is scrolled.
      let holder = reachableViewports.last {
        $0.content.contains(index) && !passed.contains($0.position)
      }
      guard let area = holder else { return }
      passed.insert(area.position)
      scroll(
        area,
        by: Point(
          x: Span(frame.minX, frame.maxX).way(into: Span(area.frame.minX, area.frame.maxX)),
          y: Span(frame.minY, frame.maxY).way(into: Span(area.frame.minY, area.frame.maxY))
        ),
        showing: goal
      )
    }
  }

  /// Scrolls the areas around `goal` so that nothing in front of them covers it.
  private func scrollOutOfCovers(_ goal: ScrollGoal) {
    var passed: Set<Int> = []
    var steps: [Int: Int] = [:]
    while let index = index(of: goal), let frame = current.renderTree.nodes[index].frame {
      // Outermost first: whatever is in front of the outer area is in front of the inner one, too.
      let holder = reachableViewports.first {
        $0.content.contains(index) && !passed.contains($0.position)
      }
      guard let area = holder else { return }
      let settled = current
      let pinned = settled.renderTree.pinnedParts(in: area, besides: index)
      // After a step, a different header may stay in sight.
      steps[area.position, default: 0] += 1
      if pinned.isEmpty || steps[area.position] == 3 { passed.insert(area.position) }
      let title = settled.renderTree.title(above: area)
      // A surface that is not in front does not make room for the keyboard.
      let keyboard = [traits.keyboardFrame].compactMap { $0 }
      let step = area.way(
        to: frame,
        outOf: settled.touches.covers(of: area.position) + keyboard + pinned,
        limits: title?.limits(area.limits) ?? area.limits
      )
      if step == .zero {
        passed.insert(area.position)
      } else {
        scroll(area, by: step, showing: goal)
      }
    }
  }

  private func scroll(_ area: Viewport, by step: Point, showing goal: ScrollGoal) {
    _ = scroll(area, by: step) { title, distance in
      // The target stays in sight only without the title.
      distance > 0 ? max(distance, title.zone) : distance
    }
  }

  /// The cover of `goal` if it cannot be touched anywhere; `nil` if it can.
  private func cover(of goal: ScrollGoal) -> OutOfReach? {
    let settled = current
    let tree = settled.renderTree
    guard let index = index(of: goal) else { return nil }
    if let frame = tree.nodes[index].frame, traits.keyboardFrame?.contains(frame) == true {
      return .behind(surface: Traits.keyboardWords)
    }
    guard let area = settled.touches.viewports.first(where: { $0.content.contains(index) }),
      let cover = settled.touches.cover(of: index, over: area.position)
    else { return nil }
    let layers = tree.layers
    return layers.last { $0 <= cover } == layers.last { $0 <= index }
      ? .under(tree.words(for: cover)) : .behind(surface: settled.frontWords)
  }

  /// Returns all scroll areas to their current offsets.
  private var scrollBack: @MainActor () -> Void {
    let offsets = current.scrollSlots.values.map { ($0, $0.scrollOffset) }
    let titles = shownSurfaces.flatMap(\.content.stacksInSight).flatMap(\.screens)
      .map { memory(of: $0) }
      .map { ($0, $0.collapse) }
    return {
      for (slot, offset) in offsets { slot.scrollOffset = offset }
      for (memory, collapse) in titles { memory.collapse = collapse }
    }
  }
}

extension Stage {
  /// Performs `body`, which changes ``traits``, and then restores them, the offsets of scroll areas, and the transitions
  /// that are running.
  ///
  /// What the app itself changed in reaction, such as in `onChange(of:)`, remains.
  package func restoringTraits<Result, Failure: Error>(
    after body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scrollBack = scrollBack
    let (former, timeline) = (traits, time.timeline)
    defer {
      traits = former
      scrollBack()
      isStale = true
      let shown = current.shown
      if time.isRunning { (time.timeline, time.scene) = (timeline, scene(of: shown)) }
    }
    return try body()
  }

  /// The content of the screen once all transitions are over.
  package var settledTree: RenderTree {
    var tree = current.shown.tree
    addFindings(to: &tree)
    return tree
  }
}

// MARK: - Targets

/// An element in a scroll area, distinguished from others of its name.
private struct ScrollGoal {
  let name: String
  let number: Int
}

extension Stage {
  /// The element `name` in an area within reach: one in sight, or else the first that scrolling shows.
  private func goal(called name: String) throws(StageError) -> ScrollGoal {
    let settled = current
    let tree = settled.renderTree
    let areas = reachableViewports
    let called = tree.nodes(called: name, in: areas)
    let number =
      called.firstIndex(where: settled.isInSight)
      ?? called.firstIndex { index in
        let around = settled.touches.viewports.filter { $0.content.contains(index) }
        return tree.nodes[index].frame.map { around.reach(of: $0) != nil } ?? false
      }
    guard let number else {
      if !called.isEmpty { throw .outOfReach(name, reason: .offScreen) }
      if !tree.nodes(called: name, in: settled.touches.viewports).isEmpty {
        throw .outOfReach(name, reason: .behind(surface: settled.frontWords))
      }
      throw .nothingToScrollTo(name, available: tree.names(in: areas))
    }
    return ScrollGoal(name: name, number: number)
  }

  /// Its position in the settled tree, whose nodes may differ once a title has collapsed.
  private func index(of goal: ScrollGoal) -> Int? {
    let called = current.renderTree.nodes(called: goal.name, in: reachableViewports)
    return called.indices.contains(goal.number) ? called[goal.number] : called.first
  }
}

extension SettledStage {
  fileprivate func isInSight(_ index: Int) -> Bool {
    ([index] + renderTree.ancestors(of: index)).allSatisfy {
      !renderTree.nodes[$0].flags.isOutOfSight
    }
  }
}

extension RenderTree {
  /// The elements named `name` in `areas`, in tree order.
  fileprivate func nodes(called name: String, in areas: [Viewport]) -> [Int] {
    contents(of: areas).flatMap { content in
      content.filter { nodes[$0].detail != .layout && nodes[$0].isCalled(name) }
    }
  }

  /// The names of the elements in `areas`, in tree order.
  fileprivate func names(in areas: [Viewport]) -> [String] {
    let areParts = areParts
    return contents(of: areas).flatMap { content in
      content.compactMap { index in
        guard nodes[index].detail != .layout, !areParts[index] else { return nil }
        return nodes[index].label ?? nodes[index].identifier.map { "#\($0)" }
      }
    }
  }

  /// The positions of the content of `areas`, each once, although areas may be nested.
  private func contents(of areas: [Viewport]) -> [Range<Int>] {
    var contents: [Range<Int>] = []
    for area in areas where area.content.lowerBound >= contents.last?.upperBound ?? 0 {
      contents.append(area.content)
    }
    return contents
  }
}
