/// Finds the patterns whose paths match, the most specific first, regardless of the order of insertion.
///
/// Patterns are compared component by component from the left: a literal is more specific than a parameter,
/// which is more specific than the rest of a path. Of two patterns with the same path, the one that requires
/// more query items is more specific, and then the one with more literals among them. Each node is visited at most
/// once for a link.
struct LinkTree {
  private struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?

    /// The patterns that end here, and those that match the rest of the path here.
    var ends: [Ending] = []
    var rests: [Ending] = []
  }

  /// A pattern, by its number, with its requirements on the query.
  private struct Ending {
    let number: Int
    let pattern: LinkPattern
    let specificity: (Int, Int)

    init(_ pattern: LinkPattern, number: Int) {
      self.number = number
      self.pattern = pattern
      let required = pattern.requiredItems
      specificity = (required.count, required.count { $0.value.literal != nil })
    }
  }

  private enum Place {
    case node(Int, depth: Int)
    case rest(Int)
  }

  private var nodes = [Node()]

  /// Adds a pattern with its number; throws if another is equally specific, after which the tree is unusable.
  mutating func insert(_ pattern: LinkPattern, number: Int) throws(LinkError) {
    let ending = Ending(pattern, number: number)
    for path in pattern.paths {
      let takesRest = path.last?.parameter?.isRepeated == true
      var node = 0
      for part in takesRest ? path.dropLast() : path { node = child(of: node, for: part) }
      let list = takesRest ? \Node.rests : \Node.ends
      nodes[node][keyPath: list] = try ordered(nodes[node][keyPath: list], adding: ending)
    }
  }

  /// The numbers of the patterns whose paths match, the most specific first.
  ///
  /// - Complexity: O(nodes) at most.
  func matches(for link: ParsedLink) -> [Int] {
    var found: [Int] = []
    var places = [Place.node(0, depth: 0)]
    while let place = places.popLast() {
      switch place {
      case .rest(let index): found += nodes[index].rests.map(\.number)
      case .node(let index, let depth):
        let node = nodes[index]
        guard depth < link.path.count else {
          found += node.ends.map(\.number)
          continue
        }
        // The last place pushed is taken first.
        if !node.rests.isEmpty { places.append(.rest(index)) }
        if let next = node.parameter { places.append(.node(next, depth: depth + 1)) }
        for next in literals(of: node, in: link, at: depth).reversed() {
          places.append(.node(next, depth: depth + 1))
        }
      }
    }
    assert(Set(found).count == found.count, "A pattern matches a link twice.")
    return found
  }

  private func literals(of node: Node, in link: ParsedLink, at depth: Int) -> [Int] {
    let text = link.path[depth]
    if let exact = node.literals[text] { return [exact] }
    guard depth == 0, link.beginsWithHost else { return [] }
    // Hosts are case-insensitive.
    let lowercased = text.lowercased()
    return node.literals
      .filter { $0.key.lowercased() == lowercased }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }

  private mutating func child(of node: Int, for part: LinkPattern.Part) -> Int {
    let next: Int?
    switch part {
    case .literal(let text): next = nodes[node].literals[text]
    case .parameter: next = nodes[node].parameter
    }
    if let next { return next }
    nodes.append(Node())
    let new = nodes.count - 1
    switch part {
    case .literal(let text): nodes[node].literals[text] = new
    case .parameter: nodes[node].parameter = new
    }
    return new
  }

  private func ordered(
    _ endings: [Ending],
    adding new: Ending
  ) throws(LinkError) -> [Ending] {
    let rival = endings.first {
      $0.specificity == new.specificity && !$0.pattern.excludes(new.pattern)
    }
    if let rival {
      throw .conflictingPatterns(new.pattern.text, existing: rival.pattern.text)
    }
    let index = endings.firstIndex { $0.specificity < new.specificity } ?? endings.count
    assert(
      endings[index...].allSatisfy { $0.specificity < new.specificity },
      "Of \(endings.count) patterns, one after \(index) is more specific than \(new.pattern.text)."
    )
    return endings[..<index] + [new] + endings[index...]
  }
}
