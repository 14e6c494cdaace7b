/// What a screen was last built from, by which it is known whether it would say something else now.
struct ScreenReading {
  /// The bars around it.
  let bars: EnclosingBars

  /// The column that it is in; `nil` elsewhere.
  let column: ColumnPlace?

  let inherited: InheritedValues

  /// The number of changes of its state.
  let stateRevision: Int

  /// The models that were read with it.
  var models: HeldReadings

  /// Whether something may have changed that is not observed.
  var isOutdated = false
}

/// A screen that remembers what it was built from.
struct ReadScreen<Content: Element>: PrimitiveElement {
  let memory: ScreenMemory
  let bars: EnclosingBars
  let column: ColumnPlace?
  let models: ModelWatch

  /// Whether it is only measured.
  let isAside: Bool

  let content: Content

  func resolve(into resolver: inout Resolver) {
    if !isAside || memory.reading == nil {
      memory.reading = ScreenReading(
        bars: bars,
        column: column,
        inherited: resolver.inherited,
        stateRevision: memory.state.revision,
        models: models.present
      )
    }
    if !isAside {
      memory.isBuilt = true
      memory.isLate = false
    }
    content.resolve(into: &resolver)
  }
}
