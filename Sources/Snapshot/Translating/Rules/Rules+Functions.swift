extension FileTranslation {
  /// Translates a function outside of types.
  mutating func translateFunction(_ entry: NameTable.Entry, at index: Int) -> Int {
    guard let call = CallReader.call(in: file, of: index) else { return index + 1 }
    count(entry, at: index)
    guard let closure = call.closures.first else {
      // The closure, or a function in its place, is the last argument.
      guard let last = call.arguments.last, let parentheses = call.parentheses else {
        return index + 1
      }
      edits.remove(index..<last.value.lowerBound)
      edits.insert("(", before: last.value.lowerBound)
      edits.insert("())", before: parentheses.upperBound)
      edits.remove([parentheses.upperBound])
      if file.has("{", at: last.value.lowerBound) {
        edits.insert("{ () -> Void in ", after: last.value.lowerBound)
        edits.remove([last.value.lowerBound])
      }
      return last.value.lowerBound
    }
    edits.remove(index..<closure.braces.lowerBound)
    if call.closures.count > 1 {
      warn("what is done when an animation ends is left out", at: index)
      edits.remove((closure.braces.upperBound + 1)...call.end)
    }
    if isStatement(index), !hasParameters(closure.braces.lowerBound), !returns(closure.braces) {
      edits.insert("do ", before: closure.braces.lowerBound)
    } else {
      edits.insert("(", before: closure.braces.lowerBound)
      edits.insert(")()", after: closure.braces.upperBound)
    }
    return closure.braces.lowerBound
  }

  /// Whether a name begins a statement, whose value nobody takes.
  private func isStatement(_ index: Int) -> Bool {
    file.startsLine(index) || file.has("{", at: index - 1) || file.has(";", at: index - 1)
      || file.name(index - 1) == "in" || file.has("}", at: index - 1)
  }

  private func hasParameters(_ open: Int) -> Bool {
    file.has("[", at: open + 1) || file.name(open + 2) == "in"
  }

  private func returns(_ braces: ClosedRange<Int>) -> Bool {
    braces.contains { file.name($0) == "return" }
  }

  /// `#available(iOS 18, *)` holds up to the newest system that a stage imitates.
  mutating func translatePound(at index: Int) -> Int {
    let name = file.name(index)
    guard name == "#available" || name == "#unavailable", file.has("(", at: index + 1),
      let close = file.close(of: index + 1)
    else { return index + 1 }
    var isAvailable = true
    for place in index...close where file.name(place) == "iOS" {
      let version = file.text(place + 1).prefix { $0.isNumber }
      isAvailable = (Int(version) ?? 0) <= FileTranslation.newestSystem
    }
    counts[.rule, default: 0] += 1
    edits.remove((index + 1)...close)
    edits.replace(index, with: isAvailable == (name == "#available") ? "true" : "false")
    return close + 1
  }

  private static let newestSystem = 27
}
