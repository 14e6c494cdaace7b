/// Turns elements into a flat tree of boxes.
///
/// A resolver walks down the elements once for each pass. It knows the values that are inherited
/// at the present place and the identity of that place, and hands boxes on to a builder. Elements
/// meet it in ``Element/resolve(into:)``; an element with a body never needs it.
///
/// Elements are resolved by recursion, which takes up to a kilobyte of stack for each of them in a build
/// without optimization. They belong to the main actor, whose thread has eight megabytes, so that
/// ``levelLimit`` of them fit several times over. Where bodies take more, or a thread has less, the stack
/// ends the walk before it ends itself: with the same error.
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

  /// How many bodies the present element is in.
  private var bodyDepth = 0

  /// How many elements whose type is only known at run time the present one is in.
  private var erasedDepth = 0

  /// The address below which the stack of the thread is not to be used, once elements are many levels deep.
  private var lowestAddress: UInt?

  /// Why the elements cannot be laid out: nothing more is resolved then.
  private(set) var refusal: LayoutError?

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
    memory: consuming LayoutMemory = LayoutMemory()
  ) {
    self.inherited = inherited
    self.pixel = pixel
    self.catalogue = catalogue
    builder = TreeBuilder(pixel: pixel, memory: memory)
    place = PlaceTracker(state: state)
    isRightToLeft = inherited.layoutDirection == .rightToLeft
  }

  /// Inside how many others an element may be.
  ///
  /// Bodies count, and elements whose type is only known at run time; what is made of others is as deep as the
  /// code that names their types.
  static let levelLimit = 2_000

  /// So many levels are resolved before the stack is looked at.
  private static let uncheckedLevels = 128

  /// What has to be left of the stack for bodies between two levels, in bytes.
  private static let reservedBytes: UInt = 160 * 1024
}

extension Resolver {
  /// Resolves `element` into one box; several ones make a column.
  mutating func resolveRoot(_ element: some Element) throws(LayoutError) {
    openGroup()
    element.resolve(into: &self)
    closeGroup(.stack(.vertical, spacing: nil))
    if let refusal { throw refusal }
  }

  /// The tree, complete, whose words `measurer` measures.
  consuming func finish(asking measurer: AnyTextMeasurer, depthLimit: Int = 64) -> BoxTree {
    builder.finish(asking: measurer, depthLimit: depthLimit)
  }

  /// Notes that elements of `type` have neither a body nor boxes of their own.
  mutating func noteMissingBody(of type: Any.Type) {
    if refusal == nil { refusal = .withoutBody(element: typeName(type)) }
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
    if enterBody() {
      if hasMembers(element) {
        stateful(element)
      } else {
        element.body.resolve(into: &self)
      }
    }
    leaveBody()
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
    if enterErased() {
      place.enterPart(type: ObjectIdentifier(type(of: content)))
      content.resolve(into: &self)
      place.leavePart()
    }
    leaveErased()
  }
}

// MARK: - Depth

extension Resolver {
  /// Goes into the body of an element.
  ///
  /// - Returns: Whether it is not too deep; nothing may be resolved there if it is.
  @usableFromInline
  mutating func enterBody() -> Bool {
    bodyDepth += 1
    return mayResolve(at: bodyDepth)
  }

  @usableFromInline
  mutating func leaveBody() { bodyDepth -= 1 }

  /// Goes into an element whose type is only known at run time.
  ///
  /// - Returns: Whether it is not too deep; nothing may be resolved there if it is.
  mutating func enterErased() -> Bool {
    erasedDepth += 1
    return mayResolve(at: erasedDepth)
  }

  mutating func leaveErased() { erasedDepth -= 1 }

  private mutating func mayResolve(at depth: Int) -> Bool {
    guard refusal == nil else { return false }
    let others = depth - 1
    guard others > Resolver.levelLimit || (depth > Resolver.uncheckedLevels && isStackUsedUp())
    else { return true }
    refusal = .tooDeep(limit: min(others, Resolver.levelLimit))
    return false
  }

  private mutating func isStackUsedUp() -> Bool {
    let lowest = lowestAddress ?? StackBounds.lowest + Resolver.reservedBytes
    lowestAddress = lowest
    return StackBounds.present < lowest
  }
}
