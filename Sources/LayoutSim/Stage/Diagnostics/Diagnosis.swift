import FlowEngine

/// Looks in a settled render tree for what a device's user would stumble over.
@MainActor
struct Diagnosis {
  let tree: RenderTree

  /// What a finger can do in the tree.
  let touches: TouchMap

  /// The nodes that something happens at when they are pressed.
  let targets: Set<Int>

  /// The rows that are pressed as a whole, by the positions of the buttons in them that say so.
  let pressedRows: [Int: Int]

  /// The positions of the surfaces, lowest first.
  let surfaces: [Int]

  /// The popovers, by their positions, with the screens that present them.
  let popovers: [Int: String]

  /// The sheets among the surfaces, by their place in that order.
  let slots: [Int: SheetSlot]

  /// The windows of scroll areas, in tree order.
  let viewports: [Viewport]

  /// What elements silence.
  let silences: Silences

  /// Whether it looks for what elements silence, and for nothing else.
  var looksForSilenced = false

  /// What was found about the ways that lead through what `decided` says is up, with `layer` in front of
  /// everything if there is one.
  func ways(in decided: [LiveSurface], behind layer: DialogLayer?) -> [Finding] {
    nestedStacks(in: decided)
      + [caught(in: decided, behind: layer), caught(in: layer)].compactMap { $0 }
  }

  /// What was found about elements, surface by surface from the lowest up.
  var findingsAboutElements: [Finding] {
    let screens =
      VisibleScreen.all(in: tree, on: surfaces) + VisibleScreen.popovers(popovers, in: tree)
    return screens.flatMap { screen -> [Finding] in
      let slot = surfaces.firstIndex(of: screen.surface).flatMap { slots[$0] }
      let unseen = outOfReach(on: screen, in: slot)
      return [
        truncated(on: screen, in: slot), nearLimit(on: screen, in: slot), tooWide(on: screen),
        cutOff(on: screen, in: slot), textsOffScreen(unseen, on: screen),
        contentOffScreen(unseen, on: screen),
        tooSmall(on: screen), overlapping(on: screen), crowded(on: screen),
      ].compactMap { $0 }
    } + endless(on: screens)
  }

  /// Whether findings of kind `code` are to be looked for at the nodes at `indices`, which are silenced
  /// where one of them is.
  func looks(for code: FindingCode, at indices: Int...) -> Bool {
    looks(for: code, atAnyOf: indices)
  }

  /// The same for the nodes at `indices`.
  func looks(for code: FindingCode, atAnyOf indices: [Int]) -> Bool {
    indices.contains { silences.cover($0, for: code) } == looksForSilenced
  }

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
