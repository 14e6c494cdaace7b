import FlowEngine

/// A settled stage as the checks for findings see it.
///
/// Each check is a function from this to findings; ``checks`` lists all of them.
@MainActor
struct Diagnosis {
  let stage: Stage

  /// The surfaces, lowest first.
  let surfaces: [SettledSurface]

  /// What presents alerts, dialogs and popovers on each surface, lowest first.
  let presenters: [Presenter]

  /// The alerts, dialogs and popovers on screen, lowest first.
  let dialogs: [DialogLayer]

  let pass: Pass

  /// The tree as a user sees it.
  let tree: RenderTree

  let index: LayerIndex

  /// What a finger can do in the tree.
  let touches: TouchMap

  /// The windows of scroll areas, in tree order.
  let viewports: [Viewport]

  /// The tabs that are not selected, in everything that is on a surface, by their serial numbers.
  let leftTabs: Set<Int>

  /// What still changed when settling was given up; `nil` if all came to rest.
  let unsettled: [LayoutNote]?

  let silences: Silences

  /// Whether the checks of elements look for what elements silence, and for nothing else.
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
    dialogs = builder.dialogs
    self.pass = pass
    self.tree = tree
    index = pass.index
    self.touches = touches
    viewports = touches.viewports
    leftTabs = LiveTabs.left(on: surfaces.map(\.surface))
    self.unsettled = unsettled
    silences = Silences(pass.silences, in: tree, beside: builder.stage.silencedFindings)
  }

  /// What was found, and what of it is silenced.
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

// MARK: - What is looked at

extension Diagnosis {
  /// The nodes that something happens at when they are pressed.
  func isPressed(_ index: Int) -> Bool { pass.actions[index] != nil }

  /// The rows that are pressed as a whole, by the positions of the buttons in them that say so.
  var pressedRows: [Int: Int] { pass.pressedRows }

  /// What an element presents in front of everything; `nil` if a surface is in front.
  var frontDialog: DialogLayer? { dialogs.last }

  /// Whether findings of kind `code` are to be looked for at the nodes at `indices`, which are silenced
  /// where one of them is.
  func looks(for code: FindingCode, at indices: Int...) -> Bool {
    looks(for: code, atAnyOf: indices)
  }

  /// The same for the nodes at `indices`.
  func looks(for code: FindingCode, atAnyOf indices: [Int]) -> Bool {
    indices.contains { silences.cover($0, for: code) } == looksForSilenced
  }

  /// How far, in points, something may go beyond what is right.
  var tolerance: Double { 0.5 }
}

// MARK: - Words

extension Diagnosis {
  /// Names in quotation marks, the first few of them.
  func list(_ names: [String]) -> String { list(phrases: names.map { "“\($0)”" }) }

  /// The first few of `phrases`, and how many more there are.
  func list(phrases: [String]) -> String {
    let shown = phrases.prefix(4).joined(separator: ", ")
    return phrases.count > 4 ? shown + " and \(phrases.count - 4) more" : shown
  }

  /// What the node at `index` is called.
  func name(of index: Int) -> String {
    tree.nodes[index].briefName ?? tree.nodes[index].role.rawValue
  }
}

extension RenderNode {
  /// What findings call it: its label in brief, else its tag; `nil` if it has neither.
  var briefName: String? { label?.inBrief ?? identifier.map { "#\($0)" } }
}

/// A finding about the app, a surface or a whole screen.
struct Found {
  let finding: Finding

  /// The layer that it is about, where any element can silence it; `nil` if it is about none.
  let subject: LayerKey?

  /// Whether it is silenced, whatever else is.
  var isSilenced = false
}

extension Finding {
  /// The finding with the layer that it is about.
  func about(_ subject: LayerKey?) -> Found { Found(finding: self, subject: subject) }
}
