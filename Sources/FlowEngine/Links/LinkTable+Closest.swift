import FlowEngineCore

/// How many patterns are offered in place of one that does not exist.
private let adviceLimit = 3

/// How many components, and how many characters of one, are compared for advice.
private let comparedLimit = 32

extension LinkTable {
  /// The patterns that a path was likely meant for, the closest first.
  func closestPatterns(to path: [String]) -> [String] {
    let path = path.prefix(comparedLimit).map { String($0.prefix(comparedLimit)) }
    let ranked = entries.enumerated().compactMap { index, entry -> (Int, Int, String)? in
      guard let distance = distance(from: path, to: entry.pattern.path) else { return nil }
      return (distance, index, entry.pattern.text)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(adviceLimit).map(\.2)
  }

  /// How far a path is from a pattern; `nil` if they have no literal in common, or nearly so.
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

  /// How many letters must be put in, left out or changed.
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
