/// The boxes that were resolved at one place, with everything that could change them.
final class ResolvedPart {
  fileprivate let boxes: BoxPart
  fileprivate let context: PartContext

  /// The flags for changes of what was read there.
  fileprivate let changes: [ChangeNote]

  /// Whether anything there depends on the size of a container.
  fileprivate let asksBounds: Bool

  /// Whether closures of the app that make elements ran there.
  let runsClosures: Bool

  fileprivate let slots: [StateSlot]
  fileprivate let assumptions: [any LayoutAssumption]
  fileprivate let notes: [LayoutNote]

  fileprivate init(
    _ boxes: BoxPart,
    _ context: PartContext,
    changes: [ChangeNote],
    asksBounds: Bool,
    runsClosures: Bool,
    slots: [StateSlot],
    assumptions: [any LayoutAssumption],
    notes: [LayoutNote]
  ) {
    self.boxes = boxes
    self.context = context
    self.changes = changes
    self.asksBounds = asksBounds
    self.runsClosures = runsClosures
    self.slots = slots
    self.assumptions = assumptions
    self.notes = notes
  }
}

/// The surroundings of a place, as far as the boxes there depend on them.
private struct PartContext {
  let inherited: InheritedValues
  let stackAxis: LayoutAxis?
  let isOfRows: Bool
  let recordsIDs: Bool
  let recordsChildren: Bool

  /// The number of changes of the store that nothing else registers.
  let revision: Int

  @MainActor
  init(of resolver: borrowing Resolver) {
    inherited = resolver.inherited
    stackAxis = resolver.stackAxis
    isOfRows = resolver.rowLevel.isOfRows
    recordsIDs = resolver.recordsIDs
    recordsChildren = resolver.builder.recordsChildren
    revision = resolver.place.state.unreadRevision
  }

  /// Whether the same is resolved at the present place of `resolver`, apart from what it inherits.
  @MainActor
  func isSame(in resolver: borrowing Resolver) -> Bool {
    stackAxis == resolver.stackAxis && isOfRows == resolver.rowLevel.isOfRows
      && recordsIDs == resolver.recordsIDs
      && recordsChildren == resolver.builder.recordsChildren
      && revision == resolver.place.state.unreadRevision
  }
}

/// A comparison of inherited values, which rows have in common.
final class InheritedComparison {
  private let former: InheritedValues
  private let present: InheritedValues
  private let asksBounds: Bool
  let areEqual: Bool

  @MainActor
  init(of former: InheritedValues, with present: InheritedValues, asksBounds: Bool) {
    self.former = former
    self.present = present
    self.asksBounds = asksBounds
    areEqual = former.isSame(as: present, asksBounds: asksBounds)
  }

  func isOf(_ former: InheritedValues, _ present: InheritedValues, asksBounds: Bool) -> Bool {
    self.asksBounds == asksBounds && self.former.isCopy(of: former)
      && self.present.isCopy(of: present)
  }
}

/// A part that is being resolved.
struct OpenResolvedPart {
  fileprivate let boxes: OpenPart
  fileprivate let context: PartContext
  fileprivate let reader: Evaluation.Reader
  fileprivate let effects: Int
  fileprivate let questions: Int
  fileprivate let closureRuns: Int
  fileprivate let changes: Int
  fileprivate let slots: Int
  fileprivate let assumptions: Int
  fileprivate let notes: Int
}

extension Resolver {
  /// Adds what was resolved at the current place before, if it would be the same now.
  ///
  /// - Returns: Whether it was added; otherwise the place has to be resolved.
  mutating func reuse(_ part: ResolvedPart?) -> Bool {
    guard let part, reusesParts, !isContentNew, !evaluatesAll, part.boxes.fits(builder.tables),
      part.context.isSame(in: self), part.changes.allSatisfy({ !$0.isTaken }),
      part.assumptions.allSatisfy({ $0.holds }), inheritsSame(as: part)
    else { return false }
    builder.add(part.boxes)
    if !part.slots.isEmpty { place.state.claim(part.slots) }
    changes.extend(by: part.changes)
    assumptions.extend(by: part.assumptions)
    notes.extend(by: part.notes)
    if part.asksBounds { inherited.containerBounds?.noteUse() }
    if part.runsClosures { closureRuns += 1 }
    reusedBoxCount += part.boxes.count
    return true
  }

  /// Whether the inherited values are equal to those for which `part` was resolved.
  private mutating func inheritsSame(as part: ResolvedPart) -> Bool {
    let former = part.context.inherited
    if let known = inheritedComparison, known.isOf(former, inherited, asksBounds: part.asksBounds) {
      return known.areEqual
    }
    let comparison = InheritedComparison(of: former, with: inherited, asksBounds: part.asksBounds)
    inheritedComparison = comparison
    return comparison.areEqual
  }

  /// Whether what is resolved at the current place takes the place of what was resolved there before.
  ///
  /// A covered screen that is resolved without being laid out keeps its parts for the time when it is uncovered, but for
  /// those that came from other elements.
  var replacesParts: Bool { reusesParts || isContentNew }

  /// Begins what is resolved at the current place.
  @usableFromInline
  mutating func openPart() {
    openParts.append(
      OpenResolvedPart(
        boxes: builder.openPart(),
        context: PartContext(of: self),
        reader: Evaluation.openReader(),
        effects: Evaluation.effectCount,
        questions: ContainerBounds.askCount,
        closureRuns: closureRuns,
        changes: changes.count,
        slots: place.state.claimed.count,
        assumptions: assumptions.count,
        notes: notes.count
      )
    )
  }

  /// Ends what is resolved at the current place; `nil` if it has to be resolved in each pass.
  mutating func closePart() -> ResolvedPart? {
    let open = openParts.removeLast()
    if let note = Evaluation.closeReader(returningTo: open.reader) { changes.append(note) }
    let isKept =
      reusesParts && Evaluation.effectCount == open.effects && refusal == nil
    guard let boxes = builder.closePart(open.boxes, isKept: isKept) else { return nil }
    return ResolvedPart(
      boxes,
      open.context,
      changes: Array(changes[open.changes...]),
      asksBounds: ContainerBounds.askCount != open.questions,
      runsClosures: closureRuns != open.closureRuns,
      slots: Array(place.state.claimed[open.slots...]),
      assumptions: Array(assumptions[open.assumptions...]),
      notes: Array(notes[open.notes...])
    )
  }
}
