import LayoutSim
import SnapshotRendering

/// The section of a document about one place: the path there, its picture, findings, the moves from it, and its other
/// states.
struct PlaceSection {
  let map: ScreenMap
  let arrows: PlaceArrows

  /// The arrows from each place.
  let leading: [Int: [PlaceArrows.Arrow]]

  /// The places on which something was left out.
  private let placesWithMore: Set<Int>

  private let titles: [String]

  init(_ map: ScreenMap, _ arrows: PlaceArrows) {
    self.map = map
    self.arrows = arrows
    leading = Dictionary(grouping: arrows.all, by: \.from)
    placesWithMore = Set(map.leftOut.map(\.place))
    titles = map.titles
  }

  /// A link to the section about the place at `index`.
  func link(toPlaceAt index: Int, inTable: Bool = false) -> String {
    "[\(MarkdownText.prose(map.places[index].shortName))](#\(anchor(ofPlaceAt: index)))"
  }

  /// The section about the place at `index`; it ends in a newline.
  func text(ofPlaceAt index: Int) -> String {
    let place = map.places[index]
    var parts = [
      """
      <a id="\(anchor(ofPlaceAt: index))"></a>

      ### \(MarkdownText.prose(titles[index]))

      \(belongings(of: place)).

      """,
      way(toPlaceAt: index),
    ]
    let states = arrows.states[index]
    if let first = states.first {
      parts.append(MarkdownText.block(map.wireframe(ofOutlineAt: map.states[first].outline)))
    }
    parts.append(findings(in: states))
    parts.append(moves(fromPlaceAt: index))
    parts.append(OtherStates(map, states).text)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func anchor(ofPlaceAt index: Int) -> String {
    let id = arrows.states[index].first.map { MarkdownText.anchor(map.states[$0].id) } ?? ""
    return id.isEmpty ? "place-\(index)" : id
  }

  private func belongings(of place: MapPlace) -> String {
    var words = place.surfaces.map { "\($0.style) of \(MarkdownText.code($0.owner))" }
    words += place.surfaces.compactMap(\.tab).map { "tab \(MarkdownText.prose($0))" }
    return words.isEmpty ? "No surface" : words.joined(separator: ", ")
  }

  private func way(toPlaceAt index: Int) -> String {
    let way = arrows.way(toPlaceAt: index, in: map)
    return way.steps.isEmpty
      ? "The app starts here.\n" : "Shortest way there:\n\n\(MarkdownText.block(way.description))"
  }

  /// The findings of all states; only the first of those that differ only in their text.
  private func findings(in states: [Int]) -> String {
    struct Kind: Hashable {
      let code: String
      let place: String
    }
    var kinds: [Kind] = []
    var lines: [Kind: [String]] = [:]
    var read: Set<Int> = []
    for state in states where read.insert(map.states[state].outline).inserted {
      let outline = try? Outline(parsing: map.outlines[map.states[state].outline])
      for finding in outline?.findings ?? [] {
        let kind = Kind(code: finding.code, place: finding.place)
        if lines[kind] == nil { kinds.append(kind) }
        if lines[kind]?.contains(finding.line) != true {
          lines[kind, default: []].append(finding.line)
        }
      }
    }
    let items = kinds.map { kind in
      let others = lines[kind, default: []].count - 1
      let more = others > 0 ? ", and \(others) in other words in other states" : ""
      return "- \(MarkdownText.code(lines[kind]?.first ?? ""))\(more)\n"
    }
    return items.isEmpty ? "" : "Findings:\n\n\(items.joined())"
  }

  private func moves(fromPlaceAt index: Int) -> String {
    var lines = leading[index, default: []].map { arrow in
      let more = arrow.steps.count > 1 ? " and \(arrow.steps.count - 1) more" : ""
      return
        "- \(MarkdownText.code(arrow.steps[0].description))\(more) → \(link(toPlaceAt: arrow.to))"
    }
    for state in arrows.states[index] {
      for move in map.moves(fromStateAt: state) {
        guard let refusal = move.refusal else { continue }
        let line =
          "- \(MarkdownText.code(move.step.description)) is refused: \(MarkdownText.prose(refusal))"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    if lines.isEmpty {
      let states = arrows.states[index]
      if states.allSatisfy({ map.states[$0].isLeaf }) { return "What leads on was not tried.\n" }
      return placesWithMore.contains(index)
        ? "Nothing that was tried leads on; [the rest](#left-out) was left out.\n"
        : "Nothing leads on.\n"
    }
    return "Leads on:\n\n\(lines.map { "\($0)\n" }.joined())"
  }
}

/// The part of a document about the states of a place other than its first: their differences from that.
struct OtherStates {
  /// The number of screens whose differences are shown in lines, rather than only in a sentence.
  private static let maxDetailed = 2

  /// The number of screens about which there is a sentence.
  private static let maxListed = 10

  /// The number of lines about a screen.
  private static let maxLines = 8

  let map: ScreenMap

  /// The states that show the same, in order.
  private let looks: [[Int]]

  init(_ map: ScreenMap, _ states: [Int]) {
    self.map = map
    var looks: [[Int]] = []
    var numbers: [Int: Int] = [:]
    for state in states {
      let outline = map.states[state].outline
      if let number = numbers[outline] {
        looks[number].append(state)
      } else {
        numbers[outline] = looks.count
        looks.append([state])
      }
    }
    self.looks = looks
  }

  /// The paragraphs; empty if there is one state.
  var text: String {
    guard let first = looks.first, looks.count > 1 || first.count > 1 else { return "" }
    let outline = try? Outline(parsing: map.outlines[map.states[first[0]].outline])
    var items: [String] = []
    if first.count > 1 {
      items.append("- \(names(first.dropFirst())): they differ only out of sight\n")
    }
    for (number, look) in looks.dropFirst().prefix(OtherStates.maxListed).enumerated() {
      let same = look.count > 1 ? "; they differ only out of sight" : ""
      let other = try? Outline(parsing: map.outlines[map.states[look[0]].outline])
      let difference = outline.flatMap { old in other.map { TreeDifference(from: old, to: $0) } }
      let summary = difference.map { MarkdownText.prose($0.summary) } ?? "another screen"
      var item = "- \(names(look[...])): \(summary)\(same)\n"
      if number < OtherStates.maxDetailed, let difference, !difference.isEmpty {
        let lines = difference.text(budget: OtherStates.maxLines, path: "map.json")
        item += "\n\(MarkdownText.block(lines, indentation: "  "))"
      }
      items.append(item)
    }
    let rest = looks.count - 1 - OtherStates.maxListed
    if rest > 0 { items.append("- \(MarkdownText.count(rest, "screen")) more, in `map.json`\n") }
    // A blank line after a block, unless it is the last.
    let texts = items.enumerated().map { number, item in
      item.hasSuffix("```\n") && number < items.count - 1 ? "\(item)\n" : item
    }
    return "Other states:\n\n\(texts.joined())"
  }

  private func names(_ states: ArraySlice<Int>) -> String {
    let most = 4
    let names = states.prefix(most).map { index in
      let state = map.states[index]
      return MarkdownText.code(state.id) + (state.isLeaf ? " (not entered)" : "")
    }
    let rest = states.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
