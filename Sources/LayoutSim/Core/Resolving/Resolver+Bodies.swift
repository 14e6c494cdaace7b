import Observation

/// An element, and what its body returned when it last ran.
private final class BodyMemory<Composite: Element> {
  /// The element, with its members bound.
  var element: Composite

  /// The element that was passed last, if it counts as equal to the one whose body ran; `nil` if it is the same.
  var passedOver: Composite?

  var body: Composite.Body

  /// The settling in which it last ran.
  var settling = 0

  /// Whether findings about stale content are silenced there.
  var isSilenced = false

  init(_ element: Composite, body: Composite.Body) {
    self.element = element
    self.body = body
  }
}

/// A remembered body, whatever its type.
@MainActor
protocol RememberedBody: AnyObject {
  /// What would be shown if the body, which did not run in `settling`, ran now; `nil` if the same is shown.
  func staleness(after settling: Int) -> StaleContent?
}

extension BodyMemory: RememberedBody {
  func staleness(after settling: Int) -> StaleContent? {
    guard !isSilenced, self.settling != settling else { return nil }
    let catalogue = MemberCatalogue.shared
    var newest = element
    if var other = passedOver, catalogue.share(membersOf: element, with: &other) { newest = other }
    let present = Evaluation.attempt { newest.body }
    let comparison = catalogue.comparison(of: Composite.Body.self, for: .appearance)
    guard !comparison.areEqual(body, present),
      let difference = ValueDifference(from: body, to: present)
    else { return nil }
    // Where the value that was evaluated still says the same, the newer one was passed over.
    let isUnchanged = comparison.areEqual(body, Evaluation.attempt { element.body })
    return StaleContent(
      reader: typeName(Composite.self),
      difference: difference,
      cause: isUnchanged ? .equalValue : .unobserved(unobservedClass(in: newest))
    )
  }

  /// The class of a member that nothing observes; `nil` if there is none.
  private func unobservedClass(in element: Composite) -> String? {
    for child in Mirror(reflecting: element).children {
      guard let member = StaleContent.content(of: child.value), type(of: member) is AnyClass,
        !(member is any Observable), !(child.value is any StateMember)
      else { continue }
      return _typeName(type(of: member), qualified: false)
    }
    return nil
  }
}

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
      Evaluation.inEveryPass { make(bound) }.resolve(into: &self)
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
    Evaluation.inEveryPass { bound.body }.resolve(into: &self)
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
  private func readings(at slot: StateSlot) -> Readings {
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

// MARK: - Closures

/// What a closure that makes elements returned when it last ran.
private final class ClosureMemory<Result> {
  let input: AnyHashable?
  let readings: Readings
  let result: Result

  init(_ result: Result, for input: AnyHashable?, _ readings: Readings) {
    self.result = result
    self.input = input
    self.readings = readings
  }
}

extension Resolver {
  private static var closureIndex: Int { -2 }

  /// Resolves what `make` returns, as the content of the element at `slot`.
  mutating func resolve(
    at slot: StateSlot,
    for input: AnyHashable? = nil,
    _ make: () -> some Element
  ) {
    let (content, isOuterNew) = openResult(at: slot, for: input, make)
    content.resolve(into: &self)
    closeResult(isOuterNew)
  }

  /// The result of a closure that makes elements, which runs again if the body that made it has run, if something that
  /// it read has changed, or for another `input`.
  ///
  /// - Returns: The result, and what ``closeResult(_:)`` needs once that is resolved.
  mutating func openResult<Result>(
    at slot: StateSlot,
    for input: AnyHashable? = nil,
    _ make: () -> Result
  ) -> (Result, isOuterNew: Bool) {
    let isOuterNew = isContentNew
    let known = slot.members[Resolver.closureIndex] as? ClosureMemory<Result>
    if let known, !isContentNew, !evaluatesAll, !known.readings.haveChanged, known.input == input {
      return (known.result, isOuterNew)
    }
    let readings = readings(at: slot)
    let result = Evaluation.run(recordingIn: readings, make)
    slot.members[Resolver.closureIndex] = ClosureMemory(result, for: input, readings)
    isContentNew = true
    return (result, isOuterNew)
  }

  @usableFromInline
  mutating func closeResult(_ isOuterNew: Bool) { isContentNew = isOuterNew }

  /// The items with which the ``Each`` at the current place was first resolved.
  @usableFromInline
  mutating func firstItems<Items: Collection>(_ items: Items, of owner: Any.Type) -> Items {
    let slot = place.claim(ConstantItems.self)
    guard let first = slot.members[0] as? FirstItems<Items> else {
      slot.members[0] = FirstItems(items)
      return items
    }
    if let former = first.items as? Range<Int>, let present = items as? Range<Int>,
      former != present
    {
      notes.append(.changedRange(former, present, inherited.screenPlace))
    }
    return first.items
  }

  /// The rows of an ``Each``.
  @usableFromInline
  mutating func openRows<Rows, Owner>(
    of owner: Owner.Type,
    _ make: () -> Rows
  ) -> (Rows, isOuterNew: Bool) {
    openResult(at: place.claim(owner), make)
  }
}

/// The place of items that are read once.
private enum ConstantItems {}

private final class FirstItems<Items> {
  let items: Items

  init(_ items: Items) { self.items = items }
}
