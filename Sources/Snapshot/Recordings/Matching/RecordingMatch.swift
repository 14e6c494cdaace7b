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

  private var nodeOf: [Int: Int] = [:]
  private var tiers: [Int: MatchingTier] = [:]
  private var taken: Set<Int> = []

  init(_ recorded: RecordedSide, _ stage: StageSide) {
    self.recorded = recorded
    self.stage = stage
    matchIdentifiers()
    matchWords()
    matchBars()
    matchParts()
    matchRows()
    matchParts()
    matchPlaces()
    matchHairlines()
    finish()
  }

  /// The node of the element at `index`; `nil` if it has none.
  func node(of index: Int) -> Int? { nodeOf[index] }

  private mutating func add(_ index: Int, _ node: Int, _ tier: MatchingTier) {
    nodeOf[index] = node
    tiers[index] = tier
    taken.insert(node)
  }

  private var open: [Int] { recorded.meaningful.filter { nodeOf[$0] == nil } }

  /// Pairs elements with nodes that have one of their keys: the nearest ones first, if there are several.
  private mutating func pair(
    _ tier: MatchingTier,
    _ elements: [Int],
    _ nodes: [String: [Int]],
    by keys: (Int) -> [String],
    if isAllowed: (Int, Int) -> Bool
  ) {
    var groups: [String: [Int]] = [:]
    for index in elements {
      for key in keys(index) { groups[key, default: []].append(index) }
    }
    for key in groups.keys.sorted() {
      let left = groups[key, default: []].filter { nodeOf[$0] == nil }
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
      for (_, element, node) in pairs where nodeOf[element] == nil && !taken.contains(node) {
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

  private func nodes(keyed keys: (Int) -> [String]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for index in stage.nodes.indices where stage.isCandidate(index) {
      for key in keys(index) { result[key, default: []].append(index) }
    }
    return result
  }
}

// The tiers.
extension RecordingMatch {
  private mutating func matchIdentifiers() {
    let (elements, stage) = (recorded.elements, stage)
    let identified = nodes { index in [stage.nodes[index].identifier].compactMap { $0 } }
    let isAlike = { (element: Int, node: Int) in
      elements[element].kind.fits(stage.nodes[node]) || elements[element].kind == .other
    }
    pair(
      .identifier,
      open,
      identified,
      by: { [elements[$0].identifier].compactMap { $0 } },
      if: isAlike
    )
    // The platform's own name of the back button.
    let back = nodes { stage.nodes[$0].role == .backButton ? ["BackButton"] : [] }
    pair(.identifier, open, back, by: { [elements[$0].identifier].compactMap { $0 } }) { _, _ in
      true
    }
  }

  private mutating func matchWords() {
    let (elements, stage) = (recorded.elements, stage)
    let keyed = nodes { index in
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
    pair(.kindAndWords, open, keyed, by: keys) { elements[$0].kind.fits(stage.nodes[$1]) }
    let isText = { (element: Int, node: Int) in
      elements[element].kind != .image && elements[element].kind != .cell
        && stage.nodes[node].role != .icon && stage.nodes[node].role != .picture
    }
    pair(.words, open, keyed, by: keys, if: isText)
    // Headers are written in capitals by some systems.
    let folded = nodes { stage.words[$0].map { $0.lowercased() } }
    pair(.words, open, folded, by: { keys($0).map { $0.lowercased() } }, if: isText)
  }

  private mutating func matchBars() {
    let kinds: [RecordedKind] = [.navigationBar, .tabBar, .toolbar, .alert, .dialog]
    for index in open where kinds.contains(recorded.elements[index].kind) {
      let kind = recorded.elements[index].kind
      let fitting = stage.nodes.indices.filter {
        kind.fits(stage.nodes[$0]) && stage.frames[$0] != nil && !taken.contains($0)
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
        recorded.elements[$0].kind == element.kind && nodeOf[$0] != nil
      }
      if let outer = alike.flatMap({ nodeOf[$0] }) {
        nodeOf[index] = outer
        tiers[index] = .part
      } else if let row = recorded.cell(of: index).flatMap({ nodeOf[$0] }) {
        let controls = stage.tree.subtree(of: row).filter {
          stage.frames[$0] != nil && element.kind.fits(stage.nodes[$0])
        }
        if let control = controls.first(where: { !taken.contains($0) }) ?? controls.first {
          nodeOf[index] = control
          tiers[index] = .part
        }
      }
    }
  }

  /// A cell is the row around what is in it.
  private mutating func matchRows() {
    for index in open where recorded.elements[index].kind == .cell {
      let rows = recorded.content(of: index).compactMap { nodeOf[$0].flatMap(stage.row) }
      if let row = rows.first { add(index, row, .row) }
    }
  }

  /// What has other words than the node at its place, which the matches above it give.
  private mutating func matchPlaces() {
    let kinds: Set<RecordedKind> = [.text, .button, .field, .switch, .link]
    var free = stage.nodes.indices.filter {
      stage.isCandidate($0) && !taken.contains($0) && stage.nodes[$0].label != nil
    }
    var shift = 0.0
    for index in recorded.meaningful {
      let element = recorded.elements[index]
      guard let frame = element.frame else { continue }
      if let node = nodeOf[index] {
        if let other = stage.frames[node], frame.sizeDifference(other) < 3 {
          shift = frame.minY - other.minY
        }
        continue
      }
      guard kinds.contains(element.kind), free.count < 5000 else { continue }
      let best = free.filter { element.kind.fits(stage.nodes[$0]) }
        .map { node in
          (node: node, overlap: stage.frames[node]?.lowered(by: shift).overlap(frame) ?? 0)
        }
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
    for index in recorded.hairlines {
      guard let frame = recorded.elements[index].frame else { continue }
      let cell = cells.first { cell in
        recorded.elements[cell].frame.map { abs($0.maxY - frame.maxY) < 2.5 } ?? false
      }
      let place = cell.flatMap { nodeOf[$0] }.flatMap { stage.frames[$0]?.maxY }
      let expected = place ?? frame.maxY
      let line = lines.first { line in
        !taken.contains(line) && abs((stage.frames[line]?.maxY ?? .infinity) - expected) < 2.5
      }
      if let line { add(index, line, .hairline) }
    }
  }

  private mutating func finish() {
    let all = (recorded.meaningful + (stage.hasBoxes ? recorded.hairlines : [])).sorted()
    // What is behind the surface in front comes before it.
    let front = stage.frontSurface.map { stage.tree.subtree(of: $0) }
    let start = front.flatMap { front in
      all.first { nodeOf[$0].map(front.contains) ?? false }
    }
    for index in all {
      if let node = nodeOf[index], let tier = tiers[index] {
        matches.append(ElementMatch(recorded: index, node: node, tier: tier))
      } else if start.map({ index > $0 }) ?? true, !isInMatchedControl(index) {
        unmatched.append(index)
      }
    }
  }

  /// Whether an outline without boxes has no nodes for it, since it is in a control that was matched.
  private func isInMatchedControl(_ index: Int) -> Bool {
    guard !stage.hasBoxes else { return false }
    return recorded.elements[index].kind == .cell
      || recorded.ancestors(of: index).contains { outer in
        nodeOf[outer] != nil && recorded.elements[outer].kind.isControl
      }
  }

  /// Whether the title at `index` is in its bar once more, which was matched.
  private func isDoubleTitle(_ index: Int, _ matched: Set<Int>) -> Bool {
    let bar = stage.tree.ancestors(of: index).first { stage.nodes[$0].role == .navigationBar }
    return bar.map { bar in
      stage.tree.subtree(of: bar).dropFirst().contains {
        matched.contains($0) && stage.nodes[$0].label == stage.nodes[index].label
      }
    } ?? false
  }

  /// The nodes with words or a value in sight that no element is, without those that are part of one.
  var onlyOnStage: [Int] {
    let matched = Set(nodeOf.values)
    let joined = Set(matches.filter { $0.tier != .row }.map(\.node))
    var covered = 0
    return stage.nodes.indices.filter { index in
      guard index >= covered else { return false }
      let node = stage.nodes[index]
      if matched.contains(index) {
        // Its words are those of the element.
        if node.role.isControl || node.role == .tabItem || node.role == .backButton
          || node.role == .row && joined.contains(index)
        {
          covered = stage.tree.subtree(of: index).upperBound
        }
        return false
      }
      guard stage.frames[index] != nil, stage.isInFront(index), !isDoubleTitle(index, matched),
        !node.flags.contains(.unread), !node.flags.isOutOfSight
      else {
        return false
      }
      let isTold =
        node.role.isText || node.role.isControl || node.role.isBar || node.role == .tabItem
        || node.role == .backButton || node.role == .alert || node.role == .dialog
      guard isTold, node.label != nil || node.role.isBar || node.role.takesValue else {
        return false
      }
      // A bar whose parts are there is there, too; and its title is its label.
      if node.role.isBar || node.role == .barTitle {
        return !stage.tree.subtree(of: index).contains { matched.contains($0) }
          && stage.tree.subtree(of: index).count > 1
      }
      if stage.tree.subtree(of: index).contains(where: { matched.contains($0) }) { return false }
      covered = stage.tree.subtree(of: index).upperBound
      return true
    }
  }
}

extension RecordedKind {
  /// Whether a user changes a value with it.
  var isControl: Bool {
    switch self {
    case .switch, .slider, .stepper, .field, .picker, .segments, .date, .progress, .pages, .button:
      true
    default: false
    }
  }

  /// Whether the node of a stage may be an element of this kind.
  func fits(_ node: RenderNode) -> Bool {
    let role = node.role
    switch self {
    case .text: return role.isText || role == .label || role == .barTitle
    case .button, .link:
      return role.isButton || role == .backButton || role == .tabItem || role == .option
        || role == .picker || role == .disclosure || role == .row && node.label != nil
        || role == .touchArea
    case .image: return role == .icon || role == .picture
    case .switch: return role == .switch
    case .slider: return role == .slider
    case .stepper: return role == .stepper
    case .field: return role == .field
    case .picker, .segments: return role == .picker
    case .date: return role == .field && node.facts.contains(Fact("kind", "date"))
    case .progress: return role == .progress
    case .pages: return role == .pageControl
    case .cell: return role == .row
    case .navigationBar: return role == .navigationBar
    case .tabBar: return role == .tabBar
    case .toolbar: return role == .toolbar
    case .alert: return role == .alert
    case .dialog: return role == .dialog
    case .unknown: return role != .box && role != .fill
    case .other, .application, .window, .list, .scroll, .keyboard, .statusBar: return false
    }
  }
}
