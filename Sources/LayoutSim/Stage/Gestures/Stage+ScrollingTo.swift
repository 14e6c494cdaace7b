extension Stage {
  /// Scrolls until what is called `name` is seen whole, or from its start if it is too long.
  ///
  /// Of several of that name it is one in sight, or else the first. What lies over the area, such as a sheet
  /// that lets touches through or a bar that an app draws itself, has to leave its middle free.
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: ``StageError/nothingToScrollTo(_:available:)`` if no scroll area holds it, and
  ///   ``StageError/outOfReach(_:reason:)`` if its area is behind something in front, or if it lies where no
  ///   scrolling brings it into sight, or out from under what covers it; nothing is scrolled then.
  public func scroll(to name: String) throws(StageError) {
    try beginGesture()
    let goal = try goal(called: name)
    let scrollBack = scrollBack
    scrollIntoAreas(goal)
    scrollOutOfCovers(goal)
    guard let cover = cover(of: goal) else { return }
    press(scrollBack)
    throw .outOfReach(name, reason: cover)
  }

  /// Scrolls what is around `goal` so that its areas show it whole, or from its start.
  private func scrollIntoAreas(_ goal: ScrollGoal) {
    var passed: Set<Int> = []
    while let index = index(of: goal), let frame = current.renderTree.nodes[index].frame {
      // From the inside out: an inner area is in sight only when the outer one is where it should be.
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

  /// Scrolls what is around `goal` so that nothing that lies over an area covers it.
  private func scrollOutOfCovers(_ goal: ScrollGoal) {
    var passed: Set<Int> = []
    while let index = index(of: goal), let frame = current.renderTree.nodes[index].frame {
      // From the outside in: what lies over the outer area lies over the inner one, too.
      let holder = reachableViewports.first {
        $0.content.contains(index) && !passed.contains($0.position)
      }
      guard let area = holder else { return }
      passed.insert(area.position)
      let settled = current
      let title = settled.renderTree.title(above: area)
      // On a surface that is not in front nothing makes room for the keyboard.
      let keyboard = [traits.keyboardFrame].compactMap { $0 }
      let step = area.way(
        to: frame,
        outOf: settled.touches.covers(of: area.position) + keyboard,
        limits: title?.limits(area.limits) ?? area.limits
      )
      if step != .zero { scroll(area, by: step, showing: goal) }
    }
  }

  private func scroll(_ area: Viewport, by step: Point, showing goal: ScrollGoal) {
    _ = scroll(area, by: step) { title, distance in
      // What is looked for stays in sight only without the title.
      distance > 0 ? max(distance, title.zone) : distance
    }
  }

  /// What is in front of `goal` wherever a finger could touch it; `nil` if a finger can.
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

  /// Scrolls everything to where it is now.
  private var scrollBack: @MainActor () -> Void {
    let offsets = current.scrollSlots.values.map { ($0, $0.scrollOffset) }
    let titles = shownSurfaces.flatMap(\.content.stacksInSight).flatMap(\.screens)
      .map { memory(of: $0) }
      .map { ($0, $0.titleCollapser) }
    return {
      for (slot, offset) in offsets { slot.scrollOffset = offset }
      for (memory, collapser) in titles { memory.titleCollapser = collapser }
    }
  }
}

// MARK: - What is scrolled to

/// Something in a scroll area: which of the things of a name.
private struct ScrollGoal {
  let name: String
  let number: Int
}

extension Stage {
  /// What is called `name` in an area within reach: one in sight, or else the first that scrolling shows.
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

  /// Where it is in the settled tree, which may have other nodes once a title has collapsed.
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
  /// The things in `areas` that are called `name`, in tree order.
  fileprivate func nodes(called name: String, in areas: [Viewport]) -> [Int] {
    contents(of: areas).flatMap { content in
      content.filter { nodes[$0].detail != .layout && nodes[$0].isCalled(name) }
    }
  }

  /// What the things in `areas` are called, in tree order.
  fileprivate func names(in areas: [Viewport]) -> [String] {
    let areParts = areParts
    return contents(of: areas).flatMap { content in
      content.compactMap { index in
        guard nodes[index].detail != .layout, !areParts[index] else { return nil }
        return nodes[index].label ?? nodes[index].identifier.map { "#\($0)" }
      }
    }
  }

  /// The positions of what is in `areas`, each once: what is in an inner area is in the outer one.
  private func contents(of areas: [Viewport]) -> [Range<Int>] {
    var contents: [Range<Int>] = []
    for area in areas where area.content.lowerBound >= contents.last?.upperBound ?? 0 {
      contents.append(area.content)
    }
    return contents
  }
}
