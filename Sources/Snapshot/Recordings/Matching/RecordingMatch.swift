import LayoutSim
import SnapshotRendering

/// How an element of a recording was found on a stage.
package enum MatchingTier: String, Hashable, Sendable, Encodable {
  /// By its identifier, its kind and its words, or its words.
  case identifier, kindAndWords, words

  /// A row by what is in it, a control without words by the control or the row that it is in, and a line between rows by
  /// the row that ends there.
  case row, part, hairline

  /// A bar, an alert or the keyboard, of which there is one.
  case kind

  /// By its place, because its words differ.
  case place
}

/// An element of a recording and the node of a stage that is the same to a user.
struct ElementMatch: Hashable {
  let recorded: Int
  let node: Int
  let tier: MatchingTier
}

/// Finds the nodes of a stage that elements of a recording are, in tiers: what is certain first.
struct RecordingMatch {
  let recorded: RecordedSide
  let stage: StageSide

  /// The matches, in the order of the recording.
  private(set) var matches: [ElementMatch] = []

  /// The elements that mean something and have no node.
  private(set) var unmatched: [Int] = []

  /// The matches by their elements, and the nodes that are the only match of one.
  private var found: [Int: ElementMatch] = [:]
  private var taken: Set<Int> = []

  init(_ recorded: RecordedSide, _ stage: StageSide) {
    self.recorded = recorded
    self.stage = stage
    matchIdentifiers()
    matchWords()
    matchKinds([.navigationBar, .tabBar, .toolbar, .alert, .dialog])
    matchParts()
    matchRows()
    matchParts()
    matchKinds([.switch, .slider, .stepper, .field, .segments, .progress, .pages])
    matchPlaces()
    matchHairlines()
    finish()
  }

  private mutating func add(_ index: Int, _ node: Int, _ tier: MatchingTier) {
    found[index] = ElementMatch(recorded: index, node: node, tier: tier)
    // A control has several parts.
    if tier != .part { taken.insert(node) }
  }

  private func node(of index: Int) -> Int? { found[index]?.node }

  private var open: [Int] { recorded.meaningful.filter { found[$0] == nil } }

  private func grouped(_ positions: [Int], by keys: (Int) -> [String]) -> [String: [Int]] {
    var groups: [String: [Int]] = [:]
    for index in positions {
      for key in keys(index) { groups[key, default: []].append(index) }
    }
    return groups
  }

  /// Pairs elements with nodes that have one of their keys: the nearest ones first, if there are several.
  private mutating func pair(
    _ tier: MatchingTier,
    by keys: (Int) -> [String],
    with nodeKeys: (Int) -> [String],
    if isAllowed: (Int, Int) -> Bool
  ) {
    let elements = grouped(open, by: keys)
    let nodes = grouped(stage.nodes.indices.filter(stage.isCandidate), by: nodeKeys)
    for key in elements.keys.sorted() {
      let left = elements[key, default: []].filter { found[$0] == nil }
      let right = nodes[key, default: []].filter { !taken.contains($0) }
      // A screen with a thousand equal words is not matched word by word.
      guard !left.isEmpty, !right.isEmpty, left.count * right.count <= 250_000 else { continue }
      var pairs: [(distance: Double, element: Int, node: Int)] = []
      for (place, element) in left.enumerated() {
        for (order, node) in right.enumerated() where isAllowed(element, node) {
          let isOrdered = left.count == right.count && place == order
          pairs.append((isOrdered ? -1 : distance(element, node), element, node))
        }
      }
      pairs.sort { ($0.distance, $0.element, $0.node) < ($1.distance, $1.element, $1.node) }
      for (_, element, node) in pairs where found[element] == nil && !taken.contains(node) {
        add(element, node, tier)
      }
    }
  }

  private func distance(_ element: Int, _ node: Int) -> Double {
    guard let frame = recorded.elements[element].frame, let other = stage.frames[node] else {
      return .infinity
    }
    let apart = abs(frame.middleX - other.middleX) + abs(frame.middleY - other.middleY)
    return apart + (stage.isInFront(node) ? 0 : 10_000)
  }
}

// The tiers.
extension RecordingMatch {
  private mutating func matchIdentifiers() {
    let (elements, stage) = (recorded.elements, stage)
    let nodeKeys = { (index: Int) -> [String] in
      // The platform's own name of the back button.
      let back = stage.nodes[index].role == .backButton ? "BackButton" : nil
      return [stage.nodes[index].identifier, back].compactMap { $0 }
    }
    let keys = { (index: Int) in [elements[index].identifier].compactMap { $0 } }
    pair(.identifier, by: keys, with: nodeKeys) { element, node in
      elements[element].kind == .other || elements[element].kind.fits(stage.nodes[node])
    }
  }

  private mutating func matchWords() {
    let (elements, stage) = (recorded.elements, stage)
    let nodeKeys = { (index: Int) -> [String] in
      let isSymbol = stage.nodes[index].role == .icon
      return isSymbol ? stage.words[index].map(Words.symbol) : stage.words[index]
    }
    let keys = { (index: Int) -> [String] in
      let element = elements[index]
      // Symbols have their own name as their identifier.
      let name = element.kind == .image ? element.identifier.map(Words.symbol) : nil
      let words = [element.words, name, element.kind == .field ? element.value : nil]
      return words.compactMap { $0.map(Words.key) }
    }
    pair(.kindAndWords, by: keys, with: nodeKeys) { elements[$0].kind.fits(stage.nodes[$1]) }
    let isText = { (element: Int, node: Int) in
      elements[element].kind != .image && elements[element].kind != .cell
        && stage.nodes[node].role != .icon && stage.nodes[node].role != .picture
    }
    pair(.words, by: keys, with: nodeKeys, if: isText)
    // Headers are written in capitals by some systems.
    func folded(_ words: [String]) -> [String] { words.map { $0.lowercased() } }
    pair(.words, by: { folded(keys($0)) }, with: { folded(stage.words[$0]) }, if: isText)
  }

  /// An element without words is the nearest node of its kind; a bar and an alert are, whatever their words.
  private mutating func matchKinds(_ kinds: Set<RecordedKind>) {
    for index in open where kinds.contains(recorded.elements[index].kind) {
      let element = recorded.elements[index]
      guard element.words == nil || !element.kind.isControl else { continue }
      let fitting = stage.nodes.indices.filter {
        element.kind.fits(stage.nodes[$0]) && stage.frames[$0] != nil && !taken.contains($0)
      }
      let nearest = fitting.min { distance(index, $0) < distance(index, $1) }
      if let nearest { add(index, nearest, .kind) }
    }
  }

  /// A control without words is in a control of its kind, or in a row with one.
  private mutating func matchParts() {
    for index in open where recorded.elements[index].kind.isControl {
      let element = recorded.elements[index]
      guard element.words == nil || element.kind == .date else { continue }
      let alike = recorded.ancestors(of: index).first {
        recorded.elements[$0].kind == element.kind && found[$0] != nil
      }
      if let outer = alike.flatMap(node) {
        add(index, outer, .part)
      } else if let row = recorded.cell(of: index).flatMap(node) {
        let controls = stage.tree.subtree(of: row).filter {
          stage.frames[$0] != nil && element.kind.fits(stage.nodes[$0])
        }
        let free = controls.first { !taken.contains($0) }
        if let control = free ?? controls.first { add(index, control, .part) }
      }
    }
  }

  /// A cell is the row around what is in it.
  private mutating func matchRows() {
    for index in open where recorded.elements[index].kind == .cell {
      let rows = recorded.content(of: index).compactMap { node(of: $0).flatMap(stage.row) }
      if let row = rows.first { add(index, row, .row) }
    }
  }

  /// Elements with other words than the node at their place, which follows from the matches above.
  private mutating func matchPlaces() {
    let kinds: Set<RecordedKind> = [.text, .button, .field, .switch, .link]
    var free = stage.nodes.indices.filter {
      stage.isCandidate($0) && !taken.contains($0) && stage.nodes[$0].label != nil
    }
    var shift = 0.0
    for index in recorded.meaningful {
      let element = recorded.elements[index]
      guard let frame = element.frame else { continue }
      if let node = node(of: index) {
        if let other = stage.frames[node], frame.sizeDifference(other) < 3 {
          shift = frame.minY - other.minY
        }
        continue
      }
      guard kinds.contains(element.kind), free.count < 5000 else { continue }
      var place = frame
      place.origin.y -= shift
      let best = free.filter { element.kind.fits(stage.nodes[$0]) }
        .map { (node: $0, overlap: stage.frames[$0]?.overlap(place) ?? 0) }
        .max { $0.overlap < $1.overlap }
      guard let best, best.overlap > 0.5 else { continue }
      add(index, best.node, .place)
      free.removeAll { $0 == best.node }
    }
  }

  private mutating func matchHairlines() {
    let lines = stage.nodes.indices.filter {
      stage.nodes[$0].role == .separator && stage.frames[$0] != nil
    }
    let cells = recorded.meaningful.filter { recorded.elements[$0].kind == .cell }
    guard recorded.hairlines.count * cells.count < 4_000_000 else { return }
    func isNear(_ frame: Rect?, _ end: Double) -> Bool {
      frame.map { abs($0.maxY - end) < 2.5 } ?? false
    }
    for index in recorded.hairlines {
      guard let end = recorded.elements[index].frame?.maxY else { continue }
      let cell = cells.first { isNear(recorded.elements[$0].frame, end) }
      let expected = cell.flatMap(node).flatMap { stage.frames[$0]?.maxY } ?? end
      let line = lines.first { !taken.contains($0) && isNear(stage.frames[$0], expected) }
      if let line { add(index, line, .hairline) }
    }
  }

  private mutating func finish() {
    let all = (recorded.meaningful + (stage.hasBoxes ? recorded.hairlines : [])).sorted()
    // Elements behind the surface in front come before it.
    let front = stage.frontSurface.map(stage.tree.subtree)
    let start = all.first { node(of: $0).flatMap { front?.contains($0) } ?? false }
    let keyboard = stage.tree.traits.keyboardFrame
    // A knob and the words beside it are not the whole control that an outline has.
    matches = all.compactMap { found[$0] }.filter {
      let kind = recorded.elements[$0.recorded].kind
      let isBeside = (kind == .text || kind == .date) && stage.nodes[$0.node].role.takesValue
      return !(isBeside && !stage.hasBoxes || $0.tier == .part && isInMatchedControl($0.recorded))
    }
    unmatched = all.filter { index in
      guard found[index] == nil, index >= start ?? 0, !isInMatchedControl(index) else {
        return false
      }
      // Some tools record keys like other buttons.
      return recorded.elements[index].frame.map { keyboard?.contains($0) != true } ?? true
    }
  }

  /// Whether an outline without boxes has no nodes for it, since it is in a control that was matched.
  private func isInMatchedControl(_ index: Int) -> Bool {
    guard !stage.hasBoxes else { return false }
    return recorded.elements[index].kind == .cell
      || recorded.ancestors(of: index).contains { outer in
        found[outer] != nil && recorded.elements[outer].kind.isControl
      }
  }

  /// The nodes with words or a value in sight that no element is, without those that are part of one.
  var onlyOnStage: [Int] {
    let matched = Set(found.values.map(\.node))
    let joined = Set(found.values.filter { $0.tier != .row }.map(\.node))
    var covered = 0
    return stage.nodes.indices.filter { index in
      guard index >= covered, stage.frames[index] != nil else { return false }
      let node = stage.nodes[index]
      let inside = stage.tree.subtree(of: index)
      let isPressed = node.role.isControl || node.role == .tabItem || node.role == .backButton
      if matched.contains(index) {
        // The words of what is in it are those of the element.
        if isPressed || node.role == .row && joined.contains(index) { covered = inside.upperBound }
        return false
      }
      let isTold =
        isPressed || node.role.isText || node.role.isBar || node.role == .alert
        || node.role == .dialog
      guard isTold, node.label != nil || node.role.isBar || node.role.takesValue,
        stage.isInFront(index), !node.flags.contains(.unread), !node.flags.isOutOfSight,
        !inside.contains(where: matched.contains), !isTitle(index, amongst: matched)
      else { return false }
      // An empty bar is not recorded, and a bar's title is its label.
      if node.role.isBar { return inside.count > 1 }
      covered = inside.upperBound
      return node.role != .barTitle
    }
  }

  /// Whether the words at `index` are the title of a bar, which has them once more.
  private func isTitle(_ index: Int, amongst matched: Set<Int>) -> Bool {
    let bar = stage.tree.ancestors(of: index).first { stage.nodes[$0].role == .navigationBar }
    guard let bar else { return false }
    return stage.tree.subtree(of: bar).dropFirst().contains {
      matched.contains($0) && stage.nodes[$0].label == stage.nodes[index].label
    }
  }
}
