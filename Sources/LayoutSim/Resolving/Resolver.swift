/// Turns elements into a flat tree of boxes.
///
/// A resolver walks down the elements once for each pass. It knows the values that are inherited
/// at the present place and the identity of that place, and hands boxes on to a builder. Elements
/// meet it in ``Element/resolve(into:)``; an element with a body never needs it.
///
/// Elements are resolved by recursion. Where that goes too deep, the rest is put off and the walk is
/// done again step by step: ``Recording``.
@MainActor
public struct Resolver: ~Copyable {
  /// The values handed down to the present place.
  public internal(set) var inherited: InheritedValues

  var builder: TreeBuilder
  let pixel: Double

  /// The axis of the nearest stack; `nil` where there is none, or layers are nearer.
  var stackAxis: LayoutAxis?

  /// Where the elements at the present place stand among the rows of a list.
  var rowLevel = RowLevel()

  var place: PlaceTracker
  private let catalogue: MemberCatalogue

  /// The steps of building, where they are not taken at once.
  var recording: Recording?

  /// How many elements the present one is in.
  var level = 0

  /// The address below which the stack of the thread is not to be used.
  private let lowestAddress: UInt

  /// Whether the walk went too deep for the stack; what is resolved after that is lost.
  private(set) var isTooDeep = false

  /// The element at which the walk went too deep.
  var deepest: PendingElement?

  /// Whether elements are inside each other beyond all measure, as one is that contains itself.
  private(set) var isEndless = false

  /// The first element met that has neither a body nor boxes of its own.
  private(set) var bodiless: String?

  /// What elements were resolved for, to be compared with what layout finds.
  var assumptions: [any LayoutAssumption] = []

  /// What is wrong with the elements.
  var notes: [LayoutNote] = []

  /// The last number that was given to something that has no other name.
  private var lastNumber = 0

  /// How words are set at the present place, once it was asked for.
  var knownSetting: TextSetting?

  /// Whether content runs from right to left at the present place.
  var isRightToLeft = false

  init(
    inherited: InheritedValues,
    pixel: Double,
    state: StateStore,
    catalogue: MemberCatalogue,
    memory: consuming LayoutMemory = LayoutMemory(),
    stackBytes: Int = Resolver.defaultStackBytes
  ) {
    self.inherited = inherited
    self.pixel = pixel
    self.catalogue = catalogue
    builder = TreeBuilder(pixel: pixel, memory: memory)
    place = PlaceTracker(state: state)
    isRightToLeft = inherited.layoutDirection == .rightToLeft
    let here = addressOnStack()
    lowestAddress = here > UInt(stackBytes) ? here - UInt(stackBytes) : 0
  }

  /// How many elements may be inside each other.
  static let levelLimit = 100_000

  /// How many elements may be put off.
  static let pendingLimit = 50_000

  /// How much of the stack resolving may use: half of what the smallest threads have.
  static let defaultStackBytes = 256 * 1024
}

extension Resolver {
  /// Starts again with a walk that may put elements off.
  mutating func noteRestart() {
    isTooDeep = false
    deepest = nil
    assumptions = []
    notes = []
    lastNumber = 0
  }

  /// Notes that elements of `type` have neither a body nor boxes of their own.
  mutating func noteMissingBody(of type: Any.Type) {
    if bodiless == nil { bodiless = typeName(type) }
  }

  /// A number that nothing else in this walk has.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Notes that other values are handed down from here.
  mutating func noteInheritedChange() {
    knownSetting = nil
    isRightToLeft = inherited.layoutDirection == .rightToLeft
  }

  /// Resolves `content` with other inherited values.
  mutating func inheriting(
    _ change: (inout InheritedValues) -> Void,
    content: (inout Resolver) -> Void
  ) {
    let outer = inherited
    change(&inherited)
    noteInheritedChange()
    content(&self)
    inherited = outer
    noteInheritedChange()
  }

  /// Resolves `content` with the state of `state`.
  mutating func scope(_ state: StateStore, content: (inout Resolver) -> Void) {
    let outer = place.enter(state)
    content(&self)
    place.leave(to: outer)
  }
}

/// About where the stack ends at the moment.
@inline(never)
private func addressOnStack() -> UInt {
  var marker: UInt8 = 0
  return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
}

extension Resolver {
  // The generic shells are inlinable, since SwiftPM's release builds specialise no others for the
  // modules that use them.

  /// Resolves `element` as the `position`th part of the present one.
  @inlinable
  public mutating func child<Child: Element>(_ element: Child, at position: Int) {
    enterPart(position)
    element.resolve(into: &self)
    leavePart()
  }

  /// Resolves the body of `element`, its state members tied to their place.
  @inlinable
  mutating func composite<Composite: Element>(_ element: Composite) {
    guard mayGoDeeper() else {
      putOff(element)
      return
    }
    if hasMembers(element) {
      stateful(element)
    } else {
      element.body.resolve(into: &self)
    }
    leaveLevel()
  }

  /// Whether there is stack left for another element inside the present one.
  @usableFromInline
  mutating func mayGoDeeper() -> Bool {
    level += 1
    if level > Resolver.levelLimit { isEndless = true }
    return addressOnStack() > lowestAddress && !isTooDeep && !isEndless
  }

  @usableFromInline
  mutating func leaveLevel() {
    level -= 1
  }

  /// Leaves `element` for later, or gives the walk up if nothing is recorded.
  @usableFromInline
  mutating func putOff(_ element: any Element) {
    level -= 1
    if isEndless { return }
    if isTooDeep { return }
    let pending = PendingElement(
      element: element,
      inherited: inherited,
      place: place.here,
      stackAxis: stackAxis,
      rowLevel: rowLevel,
      level: level
    )
    if let count = recording?.pending.count {
      recording?.putOff(pending)
      isEndless = count > Resolver.pendingLimit
    } else {
      deepest = pending
      isTooDeep = true
    }
  }

  /// Puts `element` off if others are still to be resolved, of those for which `isLast` does not hold.
  ///
  /// - Returns: Whether it was put off.
  mutating func leavesForLast(
    _ element: any Element,
    where isLast: (any Element) -> Bool
  ) -> Bool {
    guard let recording, recording.isWaiting(besides: isLast) else { return false }
    level += 1
    putOff(element)
    return true
  }

  @usableFromInline
  mutating func enterPart(_ position: Int) {
    place.enterPart(position)
  }

  @usableFromInline
  mutating func enterPart(id: AnyHashable) {
    place.enterPart(id: id)
  }

  @usableFromInline
  mutating func enterPart(number: Int) {
    place.enterPart(number: number)
  }

  @usableFromInline
  mutating func leavePart() {
    place.leavePart()
  }

  @usableFromInline
  func hasMembers<Composite: Element>(_ element: Composite) -> Bool {
    if catalogue.isKnownWithoutMembers(Composite.self) { return false }
    if case .none = catalogue.places(in: element) { return false }
    return true
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

  /// Resolves `element` as the part that its author calls `id`.
  @inlinable
  mutating func child<Child: Element>(_ element: Child, id: some Hashable) {
    // Numbers are ids most of the time, and erasing one costs more than laying its box out.
    if let number = id as? Int {
      enterPart(number: number)
    } else {
      enterPart(id: AnyHashable(id))
    }
    element.resolve(into: &self)
    leavePart()
  }

  /// Resolves `content`, whose type is part of its identity.
  mutating func child(anyType content: any Element) {
    guard mayGoDeeper() else {
      putOff(AnyElement(content))
      return
    }
    place.enterPart(type: ObjectIdentifier(type(of: content)))
    content.resolve(into: &self)
    place.leavePart()
    leaveLevel()
  }
}
