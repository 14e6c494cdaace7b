import LayoutSim

extension RenderTree {
  /// The same tree with aliases in place of what `redactions` match.
  ///
  /// The rules are applied in their order, each to what those before it left. Frames stay those of the original
  /// words.
  ///
  /// - Parameters:
  ///   - redactions: The rules.
  ///   - optional: More rules, applied after the others, which need not match.
  /// - Returns: The redacted tree.
  /// - Throws: A ``RedactionError`` if one of `redactions` matches nothing, or if a rule is invalid.
  public func redacted(
    _ redactions: [Redaction],
    optional: [Redaction] = []
  ) throws(RedactionError) -> RenderTree {
    if redactions.isEmpty, optional.isEmpty { return self }
    var redactor = Redactor(tree: self)
    var unused: [Redaction] = []
    for redaction in redactions where try !redactor.apply(redaction) { unused.append(redaction) }
    if !unused.isEmpty { throw .unused(unused) }
    for redaction in optional { _ = try redactor.apply(redaction) }
    return redactor.tree
  }
}

/// Applies redactions to a tree, one after the other.
private struct Redactor {
  private(set) var tree: RenderTree

  /// The numbers of words, by the names of their aliases.
  private var numbers: [String: [String: Int]] = [:]

  init(tree: RenderTree) {
    self.tree = tree
  }

  /// Returns whether anything matched.
  mutating func apply(_ redaction: Redaction) throws(RedactionError) -> Bool {
    let name = redaction.name
    switch redaction.rule {
    case .value(let value):
      guard !value.isEmpty else { throw .emptyValue(name: name) }
      return replaceEverywhere({ $0.ranges(of: value) }, as: name)
    case .pattern(let pattern):
      let expression: Regex<AnyRegexOutput>
      do {
        expression = try Regex(pattern)
      } catch {
        throw .invalidPattern(pattern, reason: "\(error)")
      }
      return replaceEverywhere(
        { $0.ranges(of: expression).filter { !$0.isEmpty } },
        as: name
      )
    case .role(let role):
      return replaceWhole(tree.nodes.indices.filter { tree.nodes[$0].role == role }, as: name)
    case .tag(let tag):
      let tagged = tree.nodes.indices.filter { tree.nodes[$0].identifier == tag }
      let inside = tagged.flatMap { index in
        Array(index..<min(index + max(tree.nodes[index].subtreeLength, 1), tree.nodes.count))
      }
      return replaceWhole(Array(Set(inside)).sorted(), as: name)
    }
  }

  /// Replaces the ranges that `find` finds in any words of the tree; returns whether there were any.
  private mutating func replaceEverywhere(
    _ find: (String) -> [Range<String.Index>],
    as name: String
  ) -> Bool {
    var isFound = false
    func replace(_ given: inout String?, _ numbers: inout [String: [String: Int]]) {
      guard let words = given else { return }
      let ranges = find(words)
      if ranges.isEmpty { return }
      isFound = true
      var text = ""
      var end = words.startIndex
      for range in ranges {
        text += words[end..<range.lowerBound]
        text += Redactor.alias(of: String(words[range]), name, &numbers)
        end = range.upperBound
      }
      given = text + words[end...]
    }
    func replace(_ words: inout String, _ numbers: inout [String: [String: Int]]) {
      var given: String? = words
      replace(&given, &numbers)
      words = given ?? words
    }
    for index in tree.nodes.indices {
      var node = tree.nodes[index]
      replace(&node.route, &numbers)
      let label = node.label
      replace(&node.label, &numbers)
      if node.label != label { node.setLineToLabel() }
      replace(&node.identifier, &numbers)
      for fact in node.facts.indices { replace(&node.facts[fact].value, &numbers) }
      tree.nodes[index] = node
    }
    for index in tree.findings.indices {
      replace(&tree.findings[index].place, &numbers)
      replace(&tree.findings[index].found, &numbers)
    }
    return isFound
  }

  /// Replaces the labels and values of the nodes at `indices`; returns whether there were any.
  private mutating func replaceWhole(_ indices: [Int], as name: String) -> Bool {
    var isFound = false
    for index in indices {
      let label = tree.nodes[index].label
      if let label, !label.isEmpty {
        isFound = true
        let alias = Redactor.alias(of: label, name, &numbers)
        tree.nodes[index].label = alias
        tree.nodes[index].setLineToLabel()
        replaceAround(index, label, by: alias)
      }
      for fact in tree.nodes[index].facts.indices
      where tree.nodes[index].facts[fact].key == "value" {
        isFound = true
        let value = tree.nodes[index].facts[fact].value
        tree.nodes[index].facts[fact].value = Redactor.alias(of: value, name, &numbers)
      }
    }
    return isFound
  }

  /// Replaces `label` where labels of the node's ancestors, and findings, consist of it or quote it.
  private mutating func replaceAround(_ index: Int, _ label: String, by alias: String) {
    var next = tree.nodes[index].parent
    while let here = next, here < index {
      let own = tree.nodes[here].label
      let parts = own?.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
      if own == label {
        tree.nodes[here].label = alias
      } else if let parts, parts.contains(label) {
        tree.nodes[here].label = parts.map { $0 == label ? alias : $0 }.joined(separator: ", ")
      }
      next = tree.nodes[here].parent
    }
    for finding in tree.findings.indices {
      if tree.findings[finding].place == label { tree.findings[finding].place = alias }
      tree.findings[finding].found.replace("“\(label)”", with: "“\(alias)”")
    }
  }

  private static func alias(
    of words: String,
    _ name: String,
    _ numbers: inout [String: [String: Int]]
  ) -> String {
    let next = (numbers[name]?.count ?? 0) + 1
    let number = numbers[name]?[words] ?? next
    numbers[name, default: [:]][words] = number
    return "‹\(name)-\(number)›"
  }
}

extension RenderNode {
  /// Makes the label the only line of a text, because the words were broken elsewhere.
  fileprivate mutating func setLineToLabel() {
    if !lines.isEmpty, let label { lines = [label] }
  }
}
