/// What elements and a stage silence of what is found in one render tree.
struct Silences {
  /// What the whole stage silences.
  let codes: Set<FindingCode>

  /// The positions of what is silenced, in order and each once, by the kind of finding.
  private let ranges: [FindingCode: [Range<Int>]]

  /// The positions of the screens and surfaces that findings name as their places.
  private var places: [String: [Range<Int>]] = [:]

  /// What the elements of `tree` silence at `positions`, beside what is silenced for all of it.
  init(_ positions: [Int: Set<FindingCode>], in tree: RenderTree, beside codes: Set<FindingCode>) {
    self.codes = codes
    var ranges: [FindingCode: [Range<Int>]] = [:]
    for (index, codes) in positions.sorted(by: { $0.key < $1.key }) {
      let range = index..<index + tree.nodes[index].subtreeLength
      for code in codes where range.lowerBound >= ranges[code]?.last?.upperBound ?? 0 {
        ranges[code, default: []].append(range)
      }
    }
    self.ranges = ranges
    guard !ranges.isEmpty else { return }
    for index in tree.nodes.indices where tree.nodes[index].detail == .layers {
      guard let route = tree.nodes[index].route else { continue }
      places[route, default: []].append(index..<index + tree.nodes[index].subtreeLength)
    }
  }

  /// Whether elements silence anything.
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

  /// Whether a finding about a whole screen or surface is silenced by an element there.
  func coverPlace(of finding: Finding) -> Bool {
    let silenced = ranges[FindingCode(rawValue: finding.code)] ?? []
    return silenced.contains { range in
      places[finding.place]?.contains { $0.contains(range.lowerBound) } ?? false
    }
  }

  /// Whether the whole stage silences findings such as this one.
  func coverAll(like finding: Finding) -> Bool {
    codes.contains(FindingCode(rawValue: finding.code))
  }
}

/// Findings on their way into a render tree, told apart by whether they are silenced.
struct SortedFindings {
  let silences: Silences

  /// What is to be seen.
  private(set) var open: [Finding] = []

  /// What is only counted.
  private(set) var silenced: [Finding] = []

  init(_ silences: Silences) {
    self.silences = silences
  }

  /// Adds findings about the app, a surface or a whole screen.
  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      add(finding, isSilenced: silences.coverPlace(of: finding))
    }
  }

  /// Adds findings about elements, which `areSilenced` there or not.
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
