/// Converts elements to a flat tree of boxes.
///
/// A resolver walks down the elements once per pass. It tracks the inherited values and the identity of the current
/// place, and passes boxes on to a builder. Primitive elements use it in ``Element/resolve(into:)``; an element with a
/// body never needs it.
///
/// Elements are resolved recursively, which takes up to a kilobyte of stack for each of them in a build
/// without optimization. They are isolated to the main actor, whose thread has eight megabytes, so that
/// `levelLimit` of them fit several times. If bodies take more, or a thread has less, the walk ends before
/// the stack does, with the same error.
@MainActor
public struct Resolver: ~Copyable {
  /// The inherited values at the current place.
  @usableFromInline var inherited: InheritedValues

  var builder: TreeBuilder
  let pixel: Double

  /// The axis of the nearest stack; `nil` if there is none, or if layers are nearer.
  var stackAxis: LayoutAxis?

  /// The place of the current elements among the rows of a list.
  var rowLevel = RowLevel()

  var place: PlaceTracker
  let catalogue: MemberCatalogue

  /// Whether the current elements come from a body or a closure that ran in this pass, so that they may differ from
  /// those of the last one.
  var isContentNew = true

  /// Whether the element that is resolved next is compared by its `==`, whatever it contains.
  var comparesByEquality = false

  /// The number of the settling, if its tree is shown.
  var settling = 0

  /// Whether every body runs, whatever has changed.
  var evaluatesAll = false

  /// The bodies that run; `nil` if nobody asks for them.
  var evaluations: EvaluationLog?

  /// The number of bodies of the app around the current element.
  @usableFromInline var appDepth = 0

  /// The number of bodies around the current element.
  private var bodyDepth = 0

  /// The number of type-erased elements around the current one.
  private var erasedDepth = 0

  /// The lowest address of the thread's stack that may be used, once elements are deeply nested.
  private var lowestAddress: UInt?

  /// The reason why the elements cannot be laid out, after which nothing more is resolved.
  private(set) var refusal: LayoutError?

  /// The values for which elements were resolved, to be compared with the results of layout.
  var assumptions: [any LayoutAssumption] = []

  /// The errors of the elements.
  var notes: [LayoutNote] = []

  /// Whether places where nothing has changed keep what was resolved there.
  var reusesParts = false

  /// Whether nothing is kept for another pass, so that bodies and closures are observed like what runs in every pass.
  var isReadOnce = false

  /// The flags for changes of what was read so far.
  var changes: [ChangeNote] = []

  /// The parts that are being resolved, the innermost last.
  var openParts: [OpenResolvedPart] = []

  /// The last comparison of inherited values with those of a part.
  var inheritedComparison: InheritedComparison?

  /// The number of closures and designs of the app that were asked for elements: they run again with the body that made them.
  var closureRuns = 0

  /// The number of boxes that were not resolved again.
  var reusedBoxCount = 0

  /// The last number that was assigned to an anonymous object.
  private var lastNumber = 0

  /// The attributes of text at the current place, once they were requested.
  var knownSetting: TextSetting?

  /// Whether the ids of elements are recorded, because something may be scrolled to them.
  @usableFromInline var recordsIDs = false

  /// Whether content runs from right to left at the current place.
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

  /// The maximum nesting of elements.
  ///
  /// Elements with bodies and type-erased ones count; others are limited by the code that names their types.
  static let levelLimit = 2_000

  /// The number of levels that are resolved before the stack is checked.
  private static let uncheckedLevels = 128

  /// The part of the stack that must remain for bodies between two levels, in bytes.
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

  /// The complete tree, whose texts `measurer` measures.
  consuming func finish(asking measurer: AnyTextMeasurer, depthLimit: Int = 64) -> BoxTree {
    assert(
      bodyDepth == 0 && erasedDepth == 0 && appDepth == 0 && openParts.isEmpty,
      "\(bodyDepth + erasedDepth) bodies and \(openParts.count) parts were not left."
    )
    return builder.finish(asking: measurer, depthLimit: depthLimit)
  }

  /// Records that elements of `type` have neither a body nor boxes.
  mutating func noteMissingBody(of type: Any.Type) {
    if refusal == nil { refusal = .withoutBody(element: typeName(type)) }
  }

  /// A number that is unique in this walk.
  mutating func nextNumber() -> Int {
    Evaluation.noteEffect()
    lastNumber += 1
    return lastNumber
  }

  /// Marks that the inherited values change here.
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
    inherited.stopNotingReads()
    noteInheritedChange()
    content(&self)
    inherited = outer
    noteInheritedChange()
  }

  /// Resolves `content` with the state in `state`.
  mutating func scope(_ state: StateStore, content: (inout Resolver) -> Void) {
    Evaluation.noteEffect()
    let outer = place.enter(state)
    content(&self)
    place.leave(to: outer)
  }
}

extension Resolver {
  // The generic wrappers are inlinable, since otherwise SwiftPM's release builds do not specialize them for
  // the modules that use them.

  /// Resolves `element` as the `position`th part of the current one.
  @inlinable
  mutating func child<Child: Element>(_ element: Child, at position: Int) {
    enterPart(position)
    element.resolve(into: &self)
    leavePart()
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

  /// Resolves `element` as the part with the id `id`.
  @inlinable
  mutating func child<Child: Element>(_ element: Child, id: some Hashable) {
    let isMarked = openID(id)
    element.resolve(into: &self)
    closeID(id, isMarked: isMarked)
  }

  /// Begins the part with the id `id`.
  ///
  /// - Returns: Whether the id is recorded.
  @inlinable
  mutating func openID<ID: Hashable>(_ id: ID) -> Bool {
    let isMarked = recordsIDs
    if isMarked { openMark() }
    // Most ids are numbers, and erasing one costs more than laying out its box.
    if let number = id as? Int {
      enterPart(number: number)
    } else {
      enterPart(id: AnyHashable(id))
    }
    return isMarked
  }

  @inlinable
  mutating func closeID(_ id: some Hashable, isMarked: Bool) {
    leavePart()
    if isMarked { record(id: AnyHashable(id)) }
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
  /// Enters the body of an element.
  ///
  /// - Returns: Whether it is not too deep; if it is, nothing may be resolved there.
  @usableFromInline
  mutating func enterBody() -> Bool {
    bodyDepth += 1
    return mayResolve(at: bodyDepth)
  }

  @usableFromInline
  mutating func leaveBody() { bodyDepth -= 1 }

  /// Enters a type-erased element.
  ///
  /// - Returns: Whether it is not too deep; if it is, nothing may be resolved there.
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
