/// The steps of building a tree, noted instead of taken.
///
/// Elements that are too deep for the stack are put off: they leave a hole, and are resolved
/// afterwards from a fresh stack, with steps of their own. When no hole is left, all steps are taken
/// in order. So the tree is the same as if there were stack enough.
struct Recording {
  private(set) var parts: [[BuildStep]] = [[]]
  private(set) var pending: [PendingElement] = []
  private var part = 0

  mutating func note(_ step: BuildStep) {
    parts[part].append(step)
  }

  /// Leaves a hole for `element`.
  mutating func putOff(_ element: PendingElement) {
    note(.hole(parts.count))
    parts.append([])
    pending.append(element)
  }

  /// Whether elements are still to be resolved for which `isLast` does not hold.
  func isWaiting(besides isLast: (any Element) -> Bool) -> Bool {
    pending[min(part, pending.count)...].contains { !isLast($0.element) }
  }

  /// Goes on with the `index`th element that was put off, in its hole.
  mutating func resume(_ index: Int) -> PendingElement {
    part = index + 1
    return pending[index]
  }
}

/// One step of building a tree.
enum BuildStep {
  case leaf(Node)
  case mention(Semantics)
  case openBox(Node, recordsChildren: Bool)
  case closeBox
  case closeModifier
  case openGroup
  case closeGroup(Node)
  case openPrimary
  case closePrimary
  case closeDecoration
  case noteDynamic
  case openDynamic
  case closeDynamic
  case pushMark
  case prioritize(Double)
  case tell(ObjectIdentifier, Any)
  case annotate((inout Semantics) -> Void)
  case perform((inout TreeBuilder) -> Void)
  case hole(Int)
}

/// An element that was too deep, and what holds at its place.
struct PendingElement {
  let element: any Element
  let inherited: InheritedValues
  let place: PlaceTracker.Outer
  let stackAxis: LayoutAxis?
  let rowLevel: RowLevel
  let level: Int
}

extension TreeBuilder {
  /// Takes all the steps of a recording, whose holes have been filled.
  mutating func replay(_ recording: Recording) {
    var open = [(part: 0, step: 0)]
    while let (part, step) = open.last {
      guard step < recording.parts[part].count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].step += 1
      if case .hole(let inner) = recording.parts[part][step] {
        open.append((inner, 0))
      } else {
        take(recording.parts[part][step])
      }
    }
  }

  private mutating func take(_ step: BuildStep) {
    switch step {
    case .leaf(let node): leaf(node)
    case .mention(let semantics): mention(semantics)
    case .openBox(let node, let records): openBox(node, recordsChildren: records)
    case .closeBox: closeBox()
    case .closeModifier: closeModifier()
    case .openGroup: openGroup()
    case .closeGroup(let node): closeGroup(as: node)
    case .openPrimary: openPrimary()
    case .closePrimary: closePrimary()
    case .closeDecoration: closeDecoration()
    case .noteDynamic: isDynamic = true
    case .openDynamic: openPreferences()
    case .closeDynamic: closeDynamic()
    case .pushMark: pushMark()
    case .prioritize(let priority): prioritize(priority)
    case .tell(let key, let value): tell(key, value)
    case .annotate(let change): annotate(change)
    case .perform(let change): change(&self)
    case .hole: break
    }
  }
}
