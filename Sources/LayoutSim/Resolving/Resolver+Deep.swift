extension Resolver {
  /// Resolves `element` into one box, however deep it is.
  ///
  /// - Throws: ``LayoutError/tooDeep(limit:)`` where elements are inside each other without end,
  ///   ``LayoutError/withoutBody(element:)`` where one has neither a body nor boxes of its own.
  mutating func resolveRoot(_ element: some Element, begin: () -> PlaceTracker) throws(LayoutError)
  {
    try resolveDeeply(element, begin: begin)
    if let bodiless { throw LayoutError.withoutBody(element: bodiless) }
  }

  private mutating func resolveDeeply(
    _ element: some Element,
    begin: () -> PlaceTracker
  ) throws(LayoutError) {
    let start = (inherited: inherited, axis: stackAxis, rows: rowLevel)
    openGroup()
    element.resolve(into: &self)
    closeGroup(.stack(.vertical, spacing: nil))
    guard isTooDeep else { return }
    try followDownwards()
    // Once more, step by step.
    (inherited, stackAxis, rowLevel) = (start.inherited, start.axis, start.rows)
    reset(recording: Recording(), place: begin())
    openGroup()
    element.resolve(into: &self)
    closeGroup(.stack(.vertical, spacing: nil))
    var next = 0
    while let count = recording?.pending.count, next < count, !isEndless {
      if let pending = recording?.resume(next) { resume(pending) }
      next += 1
    }
    guard !isEndless, let recorded = recording else {
      throw LayoutError.tooDeep(limit: Resolver.levelLimit)
    }
    recording = nil
    builder.replay(recorded)
  }

  /// The tree, complete, whose words `measurer` measures.
  consuming func finish(asking measurer: AnyTextMeasurer, depthLimit: Int = 64) -> BoxTree {
    builder.finish(asking: measurer, depthLimit: depthLimit)
  }

  /// Goes on from where the walk went too deep, and again, to see whether that ever ends.
  ///
  /// An element that contains itself twice has more elements on one stack than anybody could resolve,
  /// but the first of each two leads past the limit at once.
  private mutating func followDownwards() throws(LayoutError) {
    while let pending = deepest {
      builder = TreeBuilder(pixel: pixel)
      noteRestart()
      resume(pending)
      if isEndless { throw LayoutError.tooDeep(limit: Resolver.levelLimit) }
    }
  }

  private mutating func resume(_ pending: PendingElement) {
    inherited = pending.inherited
    noteInheritedChange()
    stackAxis = pending.stackAxis
    rowLevel = pending.rowLevel
    level = pending.level
    place.leave(to: pending.place)
    pending.element.resolve(into: &self)
  }

  /// Forgets everything that was resolved.
  private mutating func reset(recording: Recording, place: PlaceTracker) {
    builder = TreeBuilder(pixel: pixel)
    self.place = place
    self.recording = recording
    level = 0
    noteRestart()
    noteInheritedChange()
  }
}
