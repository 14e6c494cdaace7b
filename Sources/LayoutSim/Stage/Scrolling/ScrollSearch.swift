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
    let settled = current
    let search: ScrollSearch
    do {
      search = try ScrollSearch(for: name, in: settled)
    } catch {
      guard let area = scrolling.areaHidingSearch(name, in: settled) else { throw error }
      return press { _ = scrolling.scrollToStart(of: area, in: settled) }
    }
    try scroll(with: search)
  }

  /// Scrolls as far as `search` requires, or not at all if that does not suffice.
  func scroll(with search: ScrollSearch) throws(StageError) {
    let scrollBack = scrolling.restoration(of: current)
    var search = search
    while let (area, step) = search.nextStep(in: current) {
      _ = scroll(area, by: step) { title, distance in
        // The target stays in sight only without the title.
        distance > 0 ? max(distance, title.zone) : distance
      }
    }
    guard let cover = search.cover(in: current) else { return }
    press(scrollBack)
    throw .outOfReach(search.name, reason: cover)
  }

  /// Performs `body`, which changes ``traits``, and then restores them, the offsets of scroll areas, and the transitions
  /// that are running.
  ///
  /// Changes that the app makes in reaction, such as in `onChange(of:)`, remain.
  package func restoringTraits<Result, Failure: Error>(
    after body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scrollBack = scrolling.restoration(of: current)
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

/// The steps by which scrolling brings an element into sight, and out from under its covers.
@MainActor
struct ScrollSearch {
  let name: String

  /// The position of the element among those of its name in the areas within reach.
  private let number: Int

  /// Whether the areas around the element show it, so that only covers are left.
  private var isInSight = false

  /// The areas that are done with, by their positions.
  private var passed: Set<Int> = []

  /// The number of steps in each area, by its position.
  private var steps: [Int: Int] = [:]

  /// Searches for the element `name` in an area within reach: one in sight, or else the first that scrolling shows.
  init(for name: String, in settled: SettledStage) throws(StageError) {
    let tree = settled.renderTree
    let areas = settled.reachableViewports
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
    (self.name, self.number) = (name, number)
  }

  /// Searches for the node at `position`.
  init(forNodeAt position: Int, in settled: SettledStage) throws(StageError) {
    let tree = settled.renderTree
    name = tree.touchedName(of: position)
    let called = tree.nodes(called: name, in: settled.reachableViewports)
    guard let number = called.firstIndex(where: tree.subtree(of: position).contains) else {
      throw .outOfReach(name, reason: .offScreen)
    }
    self.number = number
  }

  /// The next area to be scrolled, and the distance; `nil` if no area is left.
  mutating func nextStep(in settled: SettledStage) -> (area: Viewport, distance: Point)? {
    if !isInSight {
      if let step = stepIntoSight(in: settled) { return step }
      isInSight = true
      passed = []
    }
    return stepOutOfCovers(in: settled)
  }

  /// The next step so that the areas around the element show it fully, or from its start.
  private mutating func stepIntoSight(in settled: SettledStage) -> (Viewport, Point)? {
    guard let index = position(in: settled), let frame = settled.renderTree.nodes[index].frame,
      // Innermost first: an inner area is only in sight once the outer one is scrolled.
      let area = settled.reachableViewports.last(where: {
        $0.content.contains(index) && !passed.contains($0.position)
      })
    else { return nil }
    passed.insert(area.position)
    let distance = Point(
      x: Span(frame.minX, frame.maxX).way(into: Span(area.frame.minX, area.frame.maxX)),
      y: Span(frame.minY, frame.maxY).way(into: Span(area.frame.minY, area.frame.maxY))
    )
    return (area, distance)
  }

  /// The next step so that nothing in front of the areas around the element covers it.
  private mutating func stepOutOfCovers(in settled: SettledStage) -> (Viewport, Point)? {
    let tree = settled.renderTree
    guard let index = position(in: settled), let frame = tree.nodes[index].frame else { return nil }
    // A surface that is not in front does not make room for the keyboard.
    let keyboard = [tree.traits.keyboardFrame].compactMap { $0 }
    // Outermost first: whatever is in front of the outer area is in front of the inner one, too.
    for area in settled.reachableViewports
    where area.content.contains(index) && !passed.contains(area.position) {
      let pinned = tree.pinnedParts(in: area, besides: index)
      // After a step, a different header may stay in sight.
      steps[area.position, default: 0] += 1
      if pinned.isEmpty || steps[area.position] == 3 { passed.insert(area.position) }
      assert(
        steps[area.position, default: 0] <= 3,
        "The area at \(area.position) is scrolled without end to “\(name)”."
      )
      let distance = area.way(
        to: frame,
        outOf: settled.touches.covers(of: area.position) + keyboard + pinned,
        limits: tree.title(above: area)?.limits(area.limits) ?? area.limits
      )
      if distance != .zero { return (area, distance) }
      passed.insert(area.position)
    }
    return nil
  }

  /// The cover of the element if it cannot be touched anywhere; `nil` if it can.
  func cover(in settled: SettledStage) -> OutOfReach? {
    let tree = settled.renderTree
    guard let index = position(in: settled) else { return nil }
    if let frame = tree.nodes[index].frame, tree.traits.keyboardFrame?.contains(frame) == true {
      return .behind(surface: Traits.keyboardWords)
    }
    guard let area = settled.touches.viewports.first(where: { $0.content.contains(index) }),
      let cover = settled.touches.cover(of: index, over: area.position)
    else { return nil }
    let layers = tree.layers
    return layers.last { $0 <= cover } == layers.last { $0 <= index }
      ? .under(tree.words(for: cover)) : .behind(surface: settled.frontWords)
  }

  /// Its position in the settled tree, whose nodes may differ once a title has collapsed.
  private func position(in settled: SettledStage) -> Int? {
    let called = settled.renderTree.nodes(called: name, in: settled.reachableViewports)
    return called.indices.contains(number) ? called[number] : called.first
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
