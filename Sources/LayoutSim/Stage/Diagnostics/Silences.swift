/// The findings of one render tree that elements and the stage silence.
struct Silences {
  /// The kinds of findings that the whole stage silences.
  let codes: Set<FindingCode>

  /// The silenced positions, in order and each once, by the kind of finding.
  private let ranges: [FindingCode: [Range<Int>]]

  /// Collects the findings that the elements of `tree` silence at `positions`, and those that the stage silences.
  init(_ positions: [Int: Set<FindingCode>], in tree: RenderTree, beside codes: Set<FindingCode>) {
    self.codes = codes
    var ranges: [FindingCode: [Range<Int>]] = [:]
    for (index, codes) in positions.sorted(by: { $0.key < $1.key }) {
      let range = tree.subtree(of: index)
      for code in codes where range.lowerBound >= ranges[code]?.last?.upperBound ?? 0 {
        ranges[code, default: []].append(range)
      }
    }
    self.ranges = ranges
  }

  /// Whether any element silences findings.
  var isByElements: Bool { !ranges.isEmpty }

  /// Whether an element silences findings of kind `code` about the node at `index`.
  func cover(_ index: Int, for code: FindingCode) -> Bool {
    guard let ranges = ranges[code] else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(index)
  }

  /// Whether an element in `range`, that of a screen or surface, silences findings of kind `code`.
  func cover(anyOf range: Range<Int>, for code: FindingCode) -> Bool {
    ranges[code]?.contains { range.contains($0.lowerBound) } ?? false
  }

  /// Whether the stage silences findings of this kind.
  func coverAll(like finding: Finding) -> Bool { codes.contains(finding.code) }
}

/// The findings of a render tree, separated by whether they are silenced.
struct SortedFindings {
  let silences: Silences

  /// Findings that are shown.
  private(set) var open: [Finding] = []

  /// Findings that are only counted.
  private(set) var silenced: [Finding] = []

  init(_ silences: Silences) {
    self.silences = silences
  }

  /// Adds findings, which elements silence if `areSilenced`.
  mutating func add(_ findings: [Finding], areSilenced: Bool) {
    for finding in findings { add(finding, isSilenced: areSilenced) }
  }

  private mutating func add(_ finding: Finding, isSilenced: Bool) {
    if isSilenced || silences.coverAll(like: finding) {
      silenced.append(finding)
    } else {
      open.append(finding)
    }
  }
}
