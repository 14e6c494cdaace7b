extension Resolver {
  /// Resolves the body of `element`, with its state members bound to their place.
  ///
  /// The body of an app's element runs if the element is new, if something that it read in its last run has changed, or
  /// if a body above it ran and passed another value; otherwise its last result is resolved, with the closures of then.
  @inlinable
  mutating func composite<Composite: Element>(_ element: Composite) {
    if enterBody() {
      switch evaluationKind(of: element) {
      case .stateless: element.body.resolve(into: &self)
      case .stateful: stateful(element)
      case .remembered: remembered(element)
      }
    }
    leaveBody()
  }

  /// Resolves the body of `modifier` around `content`, with the modifier's state bound to its place.
  mutating func modified(_ modifier: some ElementModifier, _ content: AnyElement) {
    made(by: modifier) { $0.body(content: content) }
  }

  /// Resolves the result of `make` for `maker`, with the state of `maker` bound to its place.
  mutating func made<Maker>(by maker: Maker, _ make: (Maker) -> some Element) {
    if enterBody() {
      let places = catalogue.places(in: maker)
      let slot = place.claim(Maker.self)
      var bound = maker
      catalogue.bind(&bound, at: places, to: slot, inherited: inherited)
      let outer = place.enter(slot)
      switch catalogue.evaluationKind(of: maker) {
      case .remembered: Evaluation.inEveryPass { make(bound) }.resolve(into: &self)
      case .stateless, .stateful: make(bound).resolve(into: &self)
      }
      place.leave(to: outer)
    }
    leaveBody()
  }

  @usableFromInline
  func evaluationKind<Composite>(of element: Composite) -> EvaluationKind {
    catalogue.evaluationKind(of: element)
  }

  @usableFromInline
  mutating func stateful<Composite: Element>(_ element: Composite) {
    let places = catalogue.places(in: element)
    let slot = place.claim(Composite.self)
    var bound = element
    catalogue.bind(&bound, at: places, to: slot, inherited: inherited)
    let outer = place.enter(slot)
    bound.body.resolve(into: &self)
    place.leave(to: outer)
  }

  // Whatever is on the stack while the body is resolved is there once for each level of elements, so that everything
  // else is done by functions that have returned by then.

  @usableFromInline
  mutating func remembered<Composite: Element>(_ element: Composite) {
    let (memory, scope) = openBody(of: element)
    memory.body.resolve(into: &self)
    closeBody(scope)
  }

  /// Enters the place of `element`, and runs its body if something that it depends on has changed.
  private mutating func openBody<Composite: Element>(
    of element: Composite
  ) -> (BodyMemory<Composite>, BodyScope) {
    let places = catalogue.places(in: element)
    let slot = place.claim(Composite.self)
    let scope = BodyScope(place: place.enter(slot), isContentNew: isContentNew)
    // The type of an element is part of its identity.
    let memory = slot.body.map { unsafeDowncast($0, to: BodyMemory<Composite>.self) }
    let cause = cause(of: element, memory, at: places, slot)
    appDepth += 1
    isContentNew = cause != nil
    guard let cause else { return (memory.unsafelyUnwrapped, scope) }
    evaluations?.note(typeName(Composite.self), cause, slot.readings, on: inherited.screenPlace)
    var bound = element
    if let memory, cause == .change || cause == .environment { bound = memory.element }
    catalogue.bind(&bound, at: places, to: slot, inherited: inherited)
    let readings = readings(at: slot)
    slot.readings = readings
    let body = Evaluation.run(recordingIn: readings) { bound.body }
    guard let memory else {
      let memory = BodyMemory(bound, body: body)
      memory.settling = settling
      memory.isSilenced = inherited.silencedFindings.contains(.staleContent)
      slot.body = memory
      return (memory, scope)
    }
    (memory.element, memory.body, memory.passedOver) = (bound, body, nil)
    memory.settling = settling
    memory.isSilenced = inherited.silencedFindings.contains(.staleContent)
    return (memory, scope)
  }

  private mutating func closeBody(_ scope: BodyScope) {
    appDepth -= 1
    isContentNew = scope.isContentNew
    place.leave(to: scope.place)
  }

  /// What makes the body of `element` run; `nil` if nothing does.
  private func cause<Composite: Element>(
    of element: Composite,
    _ memory: BodyMemory<Composite>?,
    at places: MemberPlaces,
    _ slot: StateSlot
  ) -> EvaluationCause? {
    guard let memory else { return .new }
    // Also asks members that take part in the pass by it.
    let isCurrent = catalogue.areCurrent(memory.element, at: places, under: inherited)
    if evaluatesAll { return .refresh }
    if isContentNew {
      guard catalogue.comparison(of: Composite.self).areEqual(memory.element, element) else {
        return .value
      }
      memory.passedOver = element
    }
    if slot.readings?.haveChanged == true { return .change }
    return isCurrent ? nil : .environment
  }

  /// Observes what a body or a closure reads that runs at `slot`.
  func readings(at slot: StateSlot) -> Readings {
    Readings(notifying: slot.store.map { [$0.modelChanges] } ?? [])
  }
}

/// What is restored once a body is resolved.
private struct BodyScope {
  let place: PlaceTracker.Outer
  let isContentNew: Bool
}

/// How the body of an element is evaluated.
@usableFromInline
enum EvaluationKind {
  /// In each pass; it has no state.
  case stateless

  /// In each pass, with its members bound.
  case stateful

  /// If something has changed that it depends on.
  case remembered
}

/// What makes a body run.
enum EvaluationCause {
  /// It is new.
  case new

  /// A body above it passed another value.
  case value

  /// Something that it read has changed.
  case change

  /// An inherited value that it reads is another one.
  case environment

  /// Everything was evaluated again.
  case refresh
}
