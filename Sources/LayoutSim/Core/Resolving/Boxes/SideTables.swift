/// What only few boxes of a tree have.
struct SideTables: ~Copyable {
  var texts = TextBuffer()
  var limits: [FrameLimits] = []
  var layouts: [AnyContainerLayout] = []

  /// Where what scroll areas are offered is noted.
  var rooms: [Assumption<Proposal>] = []

  var semantics: [Semantics] = []

  /// The names of pictures and symbols, and the colours of surfaces.
  var names: [String] = []

  /// Who listens to boxes.
  var observers: [BoxObserver] = []
  var guides: [GuideRule] = []

  /// The custom guides that boxes meet at.
  var customGuides: [CustomGuide] = []

  var safeAreas: [SafeAreaRule] = []

  /// The values of subtrees for the containers that they are in.
  var containerValues: [ContainerValues] = []

  var spacings = SpacingTable()

  /// Empties the tables and keeps their memory.
  mutating func removeAll() {
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

/// Empties a table, most of which have nothing in them: that need not be asked for in earnest.
@inline(__always)
private func empty<Entry>(_ table: inout [Entry]) {
  if !table.isEmpty { table.removeAll(keepingCapacity: true) }
}

/// The values of a child for the container that it is in.
struct ContainerValues {
  var preferences = PreferenceValues()
  var values: [ObjectIdentifier: Any] = [:]
}

/// Where a guide of a box is.
struct GuideRule {
  let code: GuideCode
  let position: (BoxDimensions) -> Double
}
