/// The rare data of the boxes of a tree.
struct SideTables: ~Copyable {
  var texts = TextBuffer()
  var limits: [FrameLimits] = []
  var layouts: [AnyContainerLayout] = []

  /// The places where the offers of scroll areas are stored.
  var rooms: [Assumption<Proposal>] = []

  var semantics: [Semantics] = []

  /// The names of pictures and symbols, and the colours of surfaces.
  var names: [String] = []

  /// The observers of boxes.
  var observers: [BoxObserver] = []
  var guides: [GuideRule] = []

  /// The custom guides at which boxes are aligned.
  var customGuides: [CustomGuide] = []

  var safeAreas: [SafeAreaRule] = []

  /// What changes the drawing of its content after layout.
  var effects: [DrawnEffect] = []

  /// The values of subtrees for their containers.
  var containerValues: [ContainerValues] = []

  var spacings = SpacingTable()

  /// Whether any of the values of subtrees are ids.
  var hasIDs = false

  /// Whether there are containers that create their rows or pages when they come into sight.
  var createsRows = false

  /// Whether some content goes on without being shown.
  var hasBackstage = false

  /// Empties the tables and keeps their memory.
  mutating func removeAll() {
    hasIDs = false
    hasBackstage = false
    createsRows = false
    texts.removeAll()
    empty(&limits)
    empty(&layouts)
    empty(&rooms)
    empty(&semantics)
    empty(&names)
    empty(&observers)
    empty(&guides)
    empty(&customGuides)
    empty(&safeAreas)
    empty(&effects)
    empty(&containerValues)
    spacings.forgetWhatIsTooMuch()
  }

  /// The number of a guide in this tree.
  mutating func code(of guide: GuideIdentity) -> GuideCode {
    switch guide {
    case .builtIn(let code): return code
    case .custom(let custom):
      if let known = customGuides.firstIndex(of: custom) { return .custom(known) }
      customGuides.append(custom)
      return .custom(customGuides.count - 1)
    }
  }
}

/// Empties a table, doing nothing for the most common case of an empty one.
@inline(__always)
private func empty<Entry>(_ table: inout [Entry]) {
  if !table.isEmpty { table.removeAll(keepingCapacity: true) }
}

/// The values of a child for its container.
struct ContainerValues {
  var preferences = PreferenceValues()
  var values: [ObjectIdentifier: Any] = [:]
}

/// The position of a guide of a box.
struct GuideRule {
  let code: GuideCode
  let position: (BoxDimensions) -> Double
}
