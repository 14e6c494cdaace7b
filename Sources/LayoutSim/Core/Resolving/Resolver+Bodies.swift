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
      case .kept: kept(element)
      case .remembered: remembered(element)
      }
    }
    leaveBody()
  }

  private static var contentIndex: Int { -3 }

  /// Resolves the body of `modifier` around `content`, with the modifier's state bound to its place.
  ///
  /// The body of an app's modifier does not run because its content is another one: it gets a stand-in for it.
  mutating func modified<Modifier: ElementModifier>(_ modifier: Modifier, _ content: AnyElement) {
    guard enterBody() else { return leaveBody() }
    switch evaluationKind(of: modifier) {
    case .stateless: modifier.body(content: content).resolve(into: &self)
    case .stateful: stateful(modifier) { $0.body(content: content) }
    case .kept, .remembered:
      let slot = place.claim(Modifier.self)
      let held = slot.members[Resolver.contentIndex] as? HeldContent ?? HeldContent()
      slot.members[Resolver.contentIndex] = held
      (held.content, held.isNew) = (content, isContentNew)
      let standIn = AnyElement(ContentStandIn(held: held))
      remembered(modifier, at: slot, hasSameContent: !isContentNew) { $0.body(content: standIn) }
    }
    leaveBody()
  }

  /// Resolves the result of `make` for `maker`, with the state of `maker` bound to its place.
  ///
  /// It depends on what surrounds `maker`, too, so that it is made again with that.
  mutating func made<Maker>(by maker: Maker, _ make: @escaping @MainActor (Maker) -> some Element) {
    guard enterBody() else { return leaveBody() }
    closureRuns += 1
    switch evaluationKind(of: maker) {
    case .stateless: make(maker).resolve(into: &self)
    case .stateful: stateful(maker, make)
    case .kept, .remembered:
      remembered(maker, at: place.claim(Maker.self), isRenewed: isContentNew, make)
    }
    leaveBody()
  }

  @usableFromInline
  func evaluationKind<Composite>(of element: Composite) -> EvaluationKind {
    let kind = catalogue.evaluationKind(of: element)
    return isReadOnce && kind == .remembered ? .stateful : kind
  }

  @usableFromInline
  mutating func stateful<Composite: Element>(_ element: Composite) {
    stateful(element) { $0.body }
  }

  private mutating func stateful<Maker>(_ maker: Maker, _ make: (Maker) -> some Element) {
    let places = catalogue.places(in: maker)
    let slot = place.claim(Maker.self)
    var bound = maker
    catalogue.bind(&bound, at: places, to: slot, inherited: inherited)
    let outer = place.enter(slot)
    let isInRow = openState(slot)
    let body = isReadOnce ? Evaluation.inEveryPass { make(bound) } : make(bound)
    body.resolve(into: &self)
    closeState(slot, isInRow: isInRow)
    place.leave(to: outer)
  }

  /// Resolves the body of an element of this module, or adds the boxes of an equal one.
  @usableFromInline
  mutating func kept<Kept: Element>(_ element: Kept) {
    let slot = place.claim(Kept.self)
    let outer = isContentNew
    if let memory = slot.body.map({ unsafeDowncast($0, to: KeptMemory<Kept>.self) }) {
      isContentNew = !catalogue.comparison(of: Kept.self, for: .exactness)
        .areEqual(memory.element, element)
    }
    if !reuse(slot.part) {
      slot.body = KeptMemory(element)
      openPart()
      let place = place.enter(slot)
      element.body.resolve(into: &self)
      self.place.leave(to: place)
      keepPart(at: slot, hasSameContent: true)
    }
    isContentNew = outer
  }

  // Whatever is on the stack while the body is resolved is there once for each level of elements, so that everything
  // else is done by functions that have returned by then.

  @usableFromInline
  mutating func remembered<Composite: Element>(_ element: Composite) {
    remembered(element, at: place.claim(Composite.self)) { $0.body }
  }

  private mutating func remembered<Maker, Made: Element>(
    _ maker: Maker,
    at slot: StateSlot,
    isRenewed: Bool = false,
    hasSameContent: Bool = true,
    _ make: @escaping @MainActor (Maker) -> Made
  ) {
    let (memory, scope) = openBody(of: maker, at: slot, isRenewed: isRenewed, make)
    if !hasSameContent || !reuse(slot.part) {
      openPart()
      let isInRow = openState(slot)
      memory.body.resolve(into: &self)
      closeState(slot, isInRow: isInRow)
      keepPart(at: slot, hasSameContent: hasSameContent)
    }
    closeBody(scope)
  }

  private mutating func keepPart(at slot: StateSlot, hasSameContent: Bool) {
    let part = closePart()
    if replacesParts || !hasSameContent { slot.part = part }
  }

  /// Enters the place of `maker`, and runs its body if something that it depends on has changed.
  private mutating func openBody<Maker, Made>(
    of maker: Maker,
    at slot: StateSlot,
    isRenewed: Bool,
    _ make: @escaping @MainActor (Maker) -> Made
  ) -> (BodyMemory<Maker, Made>, BodyScope) {
    let places = catalogue.places(in: maker)
    let scope = BodyScope(place: place.enter(slot), isContentNew: isContentNew)
    // The type of an element is part of its identity.
    let memory = slot.body.map { unsafeDowncast($0, to: BodyMemory<Maker, Made>.self) }
    let cause = isRenewed && memory != nil ? .value : cause(of: maker, memory, at: places, slot)
    appDepth += 1
    isContentNew = cause != nil
    guard let cause else {
      slot.readings.map { changes.append($0.changes) }
      return (memory.unsafelyUnwrapped, scope)
    }
    evaluations?.note(typeName(Maker.self), cause, slot.readings, on: inherited.screenPlace)
    var bound = maker
    if let memory, cause == .change || cause == .environment { bound = memory.maker }
    let readings = readings(at: slot)
    slot.readings = readings
    catalogue.bind(&bound, at: places, to: slot, inherited: inherited)
    changes.append(readings.changes)
    let body = Evaluation.run(recordingIn: readings) { make(bound) }
    let present = memory ?? BodyMemory(bound, body: body, make)
    (present.maker, present.body, present.make) = (bound, body, make)
    // It still has the former value after a change of something else.
    if cause != .change, cause != .environment { present.passedOver = nil }
    present.settling = settling
    present.isSilenced = inherited.silencedFindings.contains(.staleContent)
    slot.body = present
    return (present, scope)
  }

  private mutating func closeBody(_ scope: BodyScope) {
    appDepth -= 1
    isContentNew = scope.isContentNew
    place.leave(to: scope.place)
  }

  /// What makes the body of `maker` run; `nil` if nothing does.
  private mutating func cause<Maker, Made>(
    of maker: Maker,
    _ memory: BodyMemory<Maker, Made>?,
    at places: MemberPlaces,
    _ slot: StateSlot
  ) -> EvaluationCause? {
    let comparesByEquality = comparesByEquality
    self.comparesByEquality = false
    guard let memory else { return .new }
    // Also asks members that take part in the pass by it.
    let isCurrent = catalogue.areCurrent(memory.maker, at: places, under: inherited)
    if evaluatesAll { return .refresh }
    if isContentNew {
      let isSame =
        comparesByEquality
        ? areEqual(memory.maker, maker)
        : catalogue.comparison(of: Maker.self).areEqual(memory.maker, maker)
      guard isSame else { return .value }
      let isExact = catalogue.comparison(of: Maker.self, for: .exactness)
        .areEqual(memory.maker, maker)
      memory.passedOver = isExact ? nil : maker
    }
    if slot.readings?.haveChanged == true { return .change }
    return isCurrent ? nil : .environment
  }

  /// Observes what a body or a closure reads that runs at `slot`.
  func readings(at slot: StateSlot) -> Readings {
    Readings(notifying: slot.store.map { [$0.modelChanges] } ?? [])
  }
}

/// The values of a resolver that are restored once a body is resolved.
private struct BodyScope {
  let place: PlaceTracker.Outer
  let isContentNew: Bool
}

/// The content of a modifier, and whether it comes from a body that ran in this pass.
private final class HeldContent {
  var content: AnyElement?
  var isNew = true
}

/// Stands for the content of a modifier in its body.
private struct ContentStandIn: PrimitiveElement {
  let held: HeldContent

  func resolve(into resolver: inout Resolver) {
    let outer = resolver.isContentNew
    resolver.isContentNew = held.isNew
    held.content?.resolve(into: &resolver)
    resolver.isContentNew = outer
  }
}

/// An element of this module without state, whose boxes are used again where it is equal, because it has many.
protocol KeptElement: Element {}

/// An element whose boxes may be used again.
private final class KeptMemory<Kept>: RememberedBody {
  let element: Kept

  init(_ element: Kept) { self.element = element }

  /// Nothing: it reads no values of the app.
  func staleness(after settling: Int) -> StaleContent? { nil }
}

/// How the body of an element is evaluated.
@usableFromInline
enum EvaluationKind {
  /// In each pass; it has no state.
  case stateless

  /// In each pass, with its members bound.
  case stateful

  /// If it differs from the last one.
  case kept

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
