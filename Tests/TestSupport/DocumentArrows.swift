import ScreenMapping

/// A link in a prototype from the section of one state to that of another.
package struct PrototypeLink: Hashable {
  package let from: String
  package let to: String

  /// The words of the step.
  package let words: String
}

extension MarkupDocument {
  /// The links of moves in a prototype, and how often each is there.
  package var prototypeLinks: [PrototypeLink: Int] {
    var section = ""
    var links: [PrototypeLink: Int] = [:]
    for element in elements {
      if element.name == "section" { section = element.attributes["id"] ?? "" }
      guard element.name == "a", element.path.contains("section"),
        element.attributes["class"]?.split(separator: " ").contains("move") == true
      else { continue }
      let target = element.attributes["href"].map { String($0.dropFirst()) } ?? ""
      links[PrototypeLink(from: section, to: target, words: element.text), default: 0] += 1
    }
    return links
  }

  /// The names of the sections of a prototype, in order.
  package var sectionNames: [String] { all("section").compactMap { $0.attributes["id"] } }

  /// The names of the arrows of a chart, in order: `m0-3`.
  package var arrowNames: [String] {
    all("path").filter { $0.attributes["class"]?.hasPrefix("arrow") == true }
      .compactMap { $0.attributes["id"] }.sorted()
  }
}

extension ScreenMap {
  /// The links that a prototype has to have, and how often each.
  package var prototypeLinks: [PrototypeLink: Int] {
    var links: [PrototypeLink: Int] = [:]
    for move in moves {
      guard let to = move.to else { continue }
      let link = PrototypeLink(
        from: states[move.from].id,
        to: states[to].id,
        words: move.step.description
      )
      links[link, default: 0] += 1
    }
    return links
  }

  /// The names of the arrows that a chart has to have, in order: one for each pair of places with a move between them.
  package var arrowNames: [String] {
    var names: Set<String> = []
    for move in moves {
      guard let to = move.to else { continue }
      let (from, target) = (states[move.from].place, states[to].place)
      if from != target { names.insert("m\(from)-\(target)") }
    }
    return names.sorted()
  }
}
