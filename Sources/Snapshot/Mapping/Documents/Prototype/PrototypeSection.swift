import LayoutSim
import SnapshotRendering

/// The parts of a prototype about one state, or about the screen that several states show.
struct PrototypeSection {
  private let map: ScreenMap
  private let names: [String]

  /// The names of the places.
  private let titles: [String]

  /// The moves from each state.
  private let moves: [[MapMove]]

  /// The states of each place.
  private let states: [[Int]]

  /// The violations in a state, one law per line.
  private var broken: [Int: [String]] = [:]

  init(_ map: ScreenMap) {
    self.map = map
    names = PrototypeNames(map.states).all
    titles = map.titles
    states = map.statesByPlace
    var moves = [[MapMove]](repeating: [], count: map.states.count)
    for move in map.moves where moves.indices.contains(move.from) { moves[move.from].append(move) }
    self.moves = moves
    for law in map.laws {
      for violation in law.violations {
        broken[violation.state, default: []].append("\(law.name): \(violation.words)")
      }
    }
  }

  /// A list of links to all states, by place.
  var index: String {
    let items = map.places.indices.map { place in
      let links = states[place].map { PrototypeSection.link(to: names[$0], names[$0]) }
      return "<li>\(Markup.escaped(titles[place])): \(links.joined(separator: ", "))</li>"
    }
    let list = items.isEmpty ? "" : "<ul>\(items.joined(separator: "\n"))</ul>"
    return "<details><summary>All states</summary>\(list)</details>"
  }

  /// The section of the state at `index`, whose screen is `outline`.
  func section(_ index: Int, _ outline: Outline?, isStart: Bool) -> String {
    let state = map.states[index]
    let place = map.place(ofStateAt: index)
    let title = place.map { titles[$0] } ?? "A place that is not part of the map"
    let links = PrototypeLinks(moves[index], names: names, window: outline?.header.window)
    var parts = [
      "<h2>\(Markup.escaped(title))</h2>",
      "<p>State \(PrototypeSection.link(to: names[index], names[index]))"
        + "\(isStart ? ", in which the app starts" : "").</p>",
    ]
    let leftOut = [
      reason(for: state), state.isLeaf ? entered(place) : "", untried(in: state),
    ].filter { !$0.isEmpty }
    if !leftOut.isEmpty {
      parts.append("<p class=\"leaf\">\(leftOut.joined(separator: " "))</p>")
    }
    for words in broken[index] ?? [] {
      parts.append("<p class=\"broken\">Broken: \(Markup.escaped(words))</p>")
    }
    let drawing = drawing(of: state, outline, links.pressed)
    parts.append("<div class=\"both\">\(drawing)<div>\(links.lists)</div></div>")
    let steps = state.way.count
    parts.append(
      PrototypeSection.fold("Way, \(steps) \(steps == 1 ? "step" : "steps")", state.way.description)
    )
    return Markup.element(
      "section",
      [(name: "id", value: names[index])] + (isStart ? [(name: "class", value: "start")] : []),
      "\n" + parts.joined(separator: "\n") + "\n"
    )
  }

  /// The folded part below all states that show the screen `outline`, whose text is `text`.
  static func screen(_ outline: Outline?, text: String?) -> String {
    var parts: [String] = []
    if let outline {
      parts.append(fold("Contents", outline.readingOrder.joined(separator: "\n")))
      let findings = outline.findings.map { "\($0.code) at \($0.place): \($0.found)" }
      if !findings.isEmpty {
        parts.append(fold("Findings, \(findings.count)", findings.joined(separator: "\n")))
      }
    }
    if let text { parts.append(fold("Outline", text)) }
    return "<aside>\(parts.joined(separator: "\n"))</aside>"
  }

  private func drawing(of state: MapState, _ outline: Outline?, _ pressed: [String]) -> String {
    guard let window = outline?.header.window else {
      return "<p>There is no drawing of this screen.</p>"
    }
    let margin = PrototypeLinks.margin
    let box = [-margin, -margin, window.width + 2 * margin, window.height + 2 * margin]
    let svg = Markup.element(
      "svg",
      [
        (name: "xmlns", value: "http://www.w3.org/2000/svg"), (name: "role", value: "img"),
        (name: "aria-label", value: "Screen"),
        (name: "viewBox", value: box.map(Markup.number).joined(separator: " ")),
      ],
      "<use href=\"#\(MapDrawings.id(of: state.outline))\"/>"
    )
    let width = Markup.number(window.width + 2 * margin)
    return
      "<div class=\"screen\" style=\"width:\(width)px\">\(([svg] + pressed).joined(separator: "\n"))</div>"
  }

  private func reason(for state: MapState) -> String {
    let limits = map.limits
    return switch state.status {
    case .entered: ""
    case .enoughEntries:
      "Not entered: as many other states of this place were as the limit allows, which is \(limits.entries)."
    case .repeats:
      "Not entered: a kind of screen is here more often than the limit allows, which is \(limits.repeats)."
    case .overBudget: "Not entered: the limit of states or steps was reached before."
    case .unfollowed:
      "Not entered: the way there has begun code that waits for something which no exploration brings."
    case .walked: "Not entered: a walk at random has found it."
    }
  }

  /// The place to continue from a state that was not entered.
  private func entered(_ place: Int?) -> String {
    let other = place.flatMap { states[$0].first { !map.states[$0].isLeaf } }
    return other.map { "See \(PrototypeSection.link(to: names[$0], names[$0])), which was." } ?? ""
  }

  private func untried(in state: MapState) -> String {
    let steps = state.untried.map { Markup.escaped($0.quoted) }
    return steps.isEmpty ? "" : "Tried nowhere on this place: \(steps.joined(separator: ", "))."
  }

  private static func link(to name: String, _ words: String) -> String {
    Markup.element("a", [(name: "href", value: "#\(name)")], Markup.escaped(words))
  }

  /// A text that can be unfolded, whose lines stay as they are.
  private static func fold(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(escaped)
    return
      "<details><summary>\(title)</summary><pre>\(lines.joined(separator: "\n"))</pre></details>"
  }

  /// A text outside of attributes, in which quotation marks, of which outlines have many, need no escaping.
  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      .map { Markup.escaped(String($0)) }
      .joined(separator: "\"")
  }
}
