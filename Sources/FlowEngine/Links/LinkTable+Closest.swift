/// The maximum number of patterns that are suggested.
private let adviceLimit = 3

/// The maximum number of components, and of characters in one, that are compared for suggestions.
private let comparedLimit = 32

extension LinkTable {
  /// The patterns that are closest to a path, the closest first.
  func closestPatterns(to path: [String]) -> [String] {
    let path = path.prefix(comparedLimit).map { String($0.prefix(comparedLimit)) }
    let ranked = entries.enumerated().compactMap { index, entry -> (Int, Int, String)? in
      guard let distance = distance(from: path, to: entry.pattern.path) else { return nil }
      return (distance, index, entry.pattern.text)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(adviceLimit).map(\.2)
  }

  /// The distance of a path from a pattern; `nil` if they have no literal in common, not even approximately.
  private func distance(from path: [String], to parts: [LinkPattern.Part]) -> Int? {
    let literals = parts.prefix(comparedLimit).enumerated().compactMap { index, part in
      part.literal.map { (index, String($0.prefix(comparedLimit))) }
    }
    var distance = abs(path.count - parts.count) * 4
    var isRelated = false
    for (index, literal) in literals {
      guard path.indices.contains(index) else { continue }
      let edits = edits(between: path[index].lowercased(), and: literal.lowercased())
      if edits * 2 <= literal.count { isRelated = true }
      distance += min(edits, literal.count) * 2
    }
    return isRelated ? distance : nil
  }

  /// The number of letters to be inserted, deleted or replaced.
  private func edits(between first: String, and second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, min(row[column], diagonal) + 1)
      }
    }
    return row[second.count]
  }
}
