import LayoutSim

/// Applies redactions to a tree, one after the other.
struct Redactor {
  private(set) var tree: RenderTree

  /// The numbers of the replaced texts.
  private(set) var numbers: AliasNumbers

  /// Starts with the numbers of other trees, if there are any.
  init(tree: RenderTree, numbers: AliasNumbers = AliasNumbers()) {
    self.tree = tree
    self.numbers = numbers
  }

  /// Returns whether anything matched.
  mutating func apply(_ redaction: Redaction) throws(RedactionError) -> Bool {
    let name = redaction.name
    switch redaction.rule {
    case .value, .pattern:
      guard let find = try redaction.find() else { return false }
      return replaceEverywhere(find, as: name)
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

  /// Replaces the ranges that `find` finds in any text of the tree; returns whether there were any.
  private mutating func replaceEverywhere(
    _ find: (String) -> [Range<String.Index>],
    as name: String
  ) -> Bool {
    var isFound = false
    func replace(_ words: inout String, _ numbers: inout AliasNumbers) {
      guard let redacted = numbers.replacing(find, in: words, as: name) else { return }
      isFound = true
      words = redacted
    }
    func replace(_ given: inout String?, _ numbers: inout AliasNumbers) {
      guard var words = given else { return }
      replace(&words, &numbers)
      given = words
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
        let alias = numbers.alias(of: label, name)
        tree.nodes[index].label = alias
        tree.nodes[index].setLineToLabel()
        replaceAround(index, label, by: alias)
      }
      for fact in tree.nodes[index].facts.indices
      where tree.nodes[index].facts[fact].key == "value" {
        isFound = true
        let value = tree.nodes[index].facts[fact].value
        tree.nodes[index].facts[fact].value = numbers.alias(of: value, name)
      }
    }
    return isFound
  }

  /// Replaces `label` if labels of the node's ancestors, and findings, consist of it or quote it.
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
}

extension RenderNode {
  /// Makes the label the only line of a text, because the original text had other line breaks.
  fileprivate mutating func setLineToLabel() {
    if !lines.isEmpty, let label { lines = [label] }
  }
}

/// The numbers of the texts that aliases replace, in the order in which those of a name appeared.
struct AliasNumbers: Hashable, Sendable {
  private var numbers: [String: [String: Int]] = [:]

  /// The alias of `words`, such as `‹date-1›`: the same one for the same text.
  mutating func alias(of words: String, _ name: String) -> String {
    let next = (numbers[name]?.count ?? 0) + 1
    let number = numbers[name]?[words] ?? next
    numbers[name, default: [:]][words] = number
    return AliasNumbers.alias(name, number)
  }

  /// The texts with aliases of this name, in the order of their numbers, with their aliases.
  func aliases(_ name: String) -> [(words: String, alias: String)] {
    (numbers[name] ?? [:]).sorted { $0.value < $1.value }
      .map { ($0.key, AliasNumbers.alias(name, $0.value)) }
  }

  /// The text with the ranges that `find` finds replaced by aliases; `nil` if there are none.
  mutating func replacing(
    _ find: (String) -> [Range<String.Index>],
    in text: String,
    as name: String
  ) -> String? {
    let ranges = find(text)
    if ranges.isEmpty { return nil }
    var result = ""
    var end = text.startIndex
    for range in ranges {
      result += text[end..<range.lowerBound]
      result += alias(of: String(text[range]), name)
      end = range.upperBound
    }
    return result + text[end...]
  }

  private static func alias(_ name: String, _ number: Int) -> String { "‹\(name)-\(number)›" }
}

extension RenderTree {
  /// The same tree with the matches of `redactions` replaced by aliases.
  ///
  /// The rules are applied in order, each to the result of the previous ones. Frames stay those of the original text.
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
