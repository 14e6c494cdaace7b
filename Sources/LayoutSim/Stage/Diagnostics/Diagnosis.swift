import FlowEngine

/// The settled stage that the checks for findings examine.
///
/// Each check is a function from this to findings; ``checks`` lists all of them.
@MainActor
struct Diagnosis {
  // The stage keeps what is to be examined until its findings are read.
  unowned let stage: Stage

  /// The surfaces, lowest first.
  let surfaces: [SettledSurface]

  /// The presenters of alerts, dialogs and popovers on each surface, lowest first.
  let presenters: [Presenter]

  /// The presentations that could not be shown beside others, which presenters forget once the stage has settled.
  let conflicts: [PresentationConflict]

  /// The alerts, dialogs and popovers on screen, lowest first.
  let dialogs: [DialogLayer]

  let pass: Pass

  /// The tree as a user sees it.
  let tree: RenderTree

  let index: LayerIndex

  /// The effects of gestures in the tree.
  let touches: TouchMap

  /// The windows of scroll areas, in tree order.
  var viewports: [Viewport] { touches.viewports }

  /// The serial numbers of all tabs on the surfaces that are not selected.
  let leftTabs: Set<Int>

  /// The changes that remained when settling was abandoned; `nil` if it came to rest.
  let unsettled: [LayoutNote]?

  let silences: Silences

  /// Whether the checks of elements look only for silenced findings.
  private(set) var looksForSilenced = false

  init(
    _ builder: WindowBuilder,
    surfaces: [SettledSurface],
    pass: Pass,
    tree: RenderTree,
    touches: TouchMap,
    unsettled: [LayoutNote]?
  ) {
    stage = builder.stage
    self.surfaces = surfaces
    presenters = builder.presenters
    conflicts = presenters.flatMap(\.allConflicts)
    dialogs = builder.dialogs
    self.pass = pass
    self.tree = tree
    index = pass.shown.index
    self.touches = touches
    leftTabs = Set(surfaces.flatMap(\.surface.tabs).flatMap(\.unselected).map(\.serial))
    self.unsettled = unsettled
    silences = Silences(pass.shown.silences, in: tree, beside: builder.stage.silencedFindings)
  }

  /// All findings, separated by whether they are silenced.
  func findings() -> (open: [Finding], silenced: [Finding]) {
    var sorted = SortedFindings(silences)
    for check in Diagnosis.checks {
      switch check {
      case .stage(let find):
        for found in find(self) { add(found, to: &sorted) }
      case .eachSurface(let checks):
        for surface in surfaces {
          for find in checks {
            if let finding = find(self, surface) {
              add(finding.about(surface.surface.key), to: &sorted)
            }
          }
        }
      case .elements(let find):
        sorted.add(find(self), areSilenced: false)
        guard silences.isByElements else { continue }
        var other = self
        other.looksForSilenced = true
        sorted.add(find(other), areSilenced: true)
      }
    }
    return (sorted.open, sorted.silenced)
  }

  private func add(_ found: Found, to sorted: inout SortedFindings) {
    let position = found.subject.flatMap { index[$0] }
    let isSilenced =
      found.isSilenced
      || position.map {
        silences.cover(anyOf: tree.subtree(of: $0), for: found.finding.code)
      } ?? false
    sorted.add([found.finding], areSilenced: isSilenced)
  }
}

// MARK: - The examined state

extension Diagnosis {
  /// Whether a tap on the node performs an action.
  func isPressed(_ index: Int) -> Bool { pass.actions.contains(index) }

  /// The rows that are tapped as a whole, by the positions of their buttons.
  var pressedRows: PositionTable<Int> { pass.shown.pressedRows }

  /// The front-most presentation of an element; `nil` if a surface is in front.
  var frontDialog: DialogLayer? { dialogs.last }

  /// Whether to look for findings of kind `code` at the nodes at `indices`, which are silenced if one of them is.
  func looks(for code: FindingCode, at indices: Int...) -> Bool {
    looks(for: code, atAnyOf: indices)
  }

  /// Whether to look for findings of kind `code` at the nodes at `indices`.
  func looks(for code: FindingCode, atAnyOf indices: [Int]) -> Bool {
    indices.contains { silences.cover($0, for: code) } == looksForSilenced
  }

  /// The error that is tolerated, in points.
  var tolerance: Double { 0.5 }
}

// MARK: - Texts

extension Diagnosis {
  /// The first few names, in quotation marks.
  func list(_ names: [String]) -> String { list(phrases: names.map { "“\($0)”" }) }

  /// The first few of `phrases`, and the number of the others.
  func list(phrases: [String]) -> String {
    let shown = phrases.prefix(4).joined(separator: ", ")
    return phrases.count > 4 ? shown + " and \(phrases.count - 4) more" : shown
  }

  /// The name of the node at `index`.
  func name(of index: Int) -> String {
    tree.nodes[index].briefName ?? tree.nodes[index].role.rawValue
  }
}

extension RenderNode {
  /// The name in findings: the abbreviated label, else the tag; `nil` if there is neither.
  var briefName: String? { label?.inBrief ?? identifier.map { "#\($0)" } }
}

/// A finding about the app, a surface or a whole screen.
struct Found {
  let finding: Finding

  /// The layer concerned, in which any element can silence the finding; `nil` if there is none.
  let subject: LayerKey?

  /// Whether it is silenced, regardless of anything else.
  var isSilenced = false
}

extension Finding {
  /// The finding, associated with the layer that it concerns.
  func about(_ subject: LayerKey?) -> Found { Found(finding: self, subject: subject) }
}

/// The findings of one render tree that elements and the stage silence.
struct Silences {
  /// The kinds of findings that the whole stage silences.
  let codes: Set<FindingCode>

  /// The silenced positions, in order and each once, by the kind of finding.
  private let ranges: [FindingCode: [Range<Int>]]

  /// Collects the findings that the elements of `tree` silence at `positions`, and those that the stage silences.
  init(_ positions: [Int: Set<FindingCode>], in tree: RenderTree, beside codes: Set<FindingCode>) {
    self.codes = codes
    var ranges: [FindingCode: [Range<Int>]] = [:]
    for (index, codes) in positions.sorted(by: { $0.key < $1.key }) {
      let range = tree.subtree(of: index)
      for code in codes where range.lowerBound >= ranges[code]?.last?.upperBound ?? 0 {
        ranges[code, default: []].append(range)
      }
    }
    self.ranges = ranges
  }

  /// Whether any element silences findings.
  var isByElements: Bool { !ranges.isEmpty }

  /// Whether an element silences findings of kind `code` about the node at `index`.
  func cover(_ index: Int, for code: FindingCode) -> Bool {
    guard let ranges = ranges[code] else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(index)
  }

  /// Whether an element in `range`, that of a screen or surface, silences findings of kind `code`.
  func cover(anyOf range: Range<Int>, for code: FindingCode) -> Bool {
    ranges[code]?.contains { range.contains($0.lowerBound) } ?? false
  }

  /// Whether the stage silences findings of this kind.
  func coverAll(like finding: Finding) -> Bool { codes.contains(finding.code) }
}

/// The findings of a render tree, separated by whether they are silenced.
struct SortedFindings {
  let silences: Silences

  /// Findings that are shown.
  private(set) var open: [Finding] = []

  /// Findings that are only counted.
  private(set) var silenced: [Finding] = []

  init(_ silences: Silences) {
    self.silences = silences
  }

  /// Adds findings, which elements silence if `areSilenced`.
  mutating func add(_ findings: [Finding], areSilenced: Bool) {
    for finding in findings { add(finding, isSilenced: areSilenced) }
  }

  private mutating func add(_ finding: Finding, isSilenced: Bool) {
    if isSilenced || silences.coverAll(like: finding) {
      silenced.append(finding)
    } else {
      open.append(finding)
    }
  }
}
