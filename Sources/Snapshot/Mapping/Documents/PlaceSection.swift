import LayoutSim
import SnapshotRendering

/// What a document says about one place: the way there, its picture, findings, what leads on, and its other states.
struct PlaceSection {
  let map: ScreenMap
  let arrows: PlaceArrows

  /// The arrows from each place.
  let leading: [Int: [PlaceArrows.Arrow]]

  init(_ map: ScreenMap, _ arrows: PlaceArrows) {
    self.map = map
    self.arrows = arrows
    leading = Dictionary(grouping: arrows.all, by: \.from)
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

      ### \(MarkdownText.prose(place.name))

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

  /// The findings of all states; of those that differ in words alone the first.
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
      return arrows.states[index].allSatisfy({ map.states[$0].isLeaf })
        ? "What leads on was not tried.\n" : "Nothing leads on.\n"
    }
    return "Leads on:\n\n\(lines.map { "\($0)\n" }.joined())"
  }
}
