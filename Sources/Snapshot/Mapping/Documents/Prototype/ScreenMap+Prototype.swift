import LayoutSim
import SnapshotRendering

extension ScreenMap {
  /// The map as a prototype to click through: one HTML page without a script, which is well-formed XML, too.
  ///
  /// Each state is a section, whose `id` is that of the state and serves as its address:
  /// `prototype.html#browse.book-2`. The section that is addressed is shown; without an address it is the one in which
  /// the app starts. Each pressable element of the drawn screen is a link to the section of the state to which it
  /// leads; other actions are listed beside it, including those that are refused and those that change nothing. Each
  /// move that leads to a state of the map is exactly one link of class `move` in the section of its state. A state
  /// that was not entered shows the reason. The path there, the text of a screen reader, findings and the outline fold
  /// out below.
  ///
  /// Drawings are written once, as are the texts of a screen that several states show. The page has no external
  /// references. The same map gives the same bytes.
  ///
  /// - Complexity: O(length of the outlines, scripts and moves).
  public var prototype: String { PrototypeDocument(self).text }
}

/// A prototype as a page.
private struct PrototypeDocument {
  let map: ScreenMap

  init(_ map: ScreenMap) {
    self.map = map
  }

  /// The page; it ends in exactly one newline.
  var text: String {
    let sections = PrototypeSection(map)
    let start = map.states.indices.contains(map.start) ? map.start : 0
    var drawings = MapDrawings(of: map)
    let screens = screens.map { states in
      let number = map.states[states[0]].outline
      let outline = drawings.draw(number)
      let text = map.outlines.indices.contains(number) ? map.outlines[number] : nil
      let all = states.map { sections.section($0, outline, isStart: $0 == start) }
      let shared = PrototypeSection.screen(outline, text: text)
      return "<div>\n\((all + [shared]).joined(separator: "\n"))\n</div>"
    }
    let name = Markup.escaped(map.name)
    return """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <title>\(name)</title>
      <style>\(drawings.drawings.styleSheet)\(PrototypeDocument.styleSheet)</style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1>
      <p>\(Markup.escaped(map.settings))</p>
      <p>\(counts)</p>
      \(sections.index)
      </header>
      <svg xmlns="http://www.w3.org/2000/svg" class="drawings" width="0" height="0" aria-hidden="true"><defs>
      \(drawings.drawings.definitions.joined(separator: "\n"))
      </defs></svg>
      <main>
      \(screens.isEmpty ? "<p>The map has no states.</p>" : screens.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// The states that show the same screen, screens in the order of their first states.
  private var screens: [[Int]] {
    var numbers: [Int: Int] = [:]
    var result: [[Int]] = []
    for (index, state) in map.states.enumerated() {
      if let number = numbers[state.outline] {
        result[number].append(index)
      } else {
        numbers[state.outline] = result.count
        result.append([index])
      }
    }
    return result
  }

  private var counts: String {
    let end = map.isComplete ? "" : " It is not complete."
    return "\(map.places.count) places, \(map.states.count) states, \(map.moves.count) moves;"
      + " \(map.leafCount) states were not entered.\(end)"
  }

  // In a browser without support for `:has`, the start is also shown below the addressed section.
  private static let styleSheet =
    ":root{color-scheme:light dark}body{font:16px/1.4 system-ui,sans-serif;margin:1rem}"
    + "section,aside{display:none}section:target,section:target~aside{display:block}"
    + "main:not(:has(:target)) .start,main:not(:has(:target)) .start~aside{display:block}"
    + "@supports not selector(:has(a)){.start,.start~aside{display:block}}"
    + "h1{font-size:1.2rem;margin:0}h2{font-size:1.05rem;overflow-wrap:anywhere}h3{font-size:1rem}"
    + "header p{margin:.2rem 0}.drawings{position:absolute}"
    + ".both{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}.both>*{min-width:0}"
    + ".screen{position:relative;max-width:100%;font-family:-apple-system,'SF Pro','Inter','Segoe UI',Roboto,"
    + "sans-serif}.screen svg{display:block;width:100%;height:auto}"
    + ".press{position:absolute;overflow:hidden;text-indent:200%;white-space:nowrap;border-radius:6px;"
    + "box-shadow:inset 0 0 0 1px rgba(10,132,255,.4)}.press:hover{background:rgba(10,132,255,.2)}"
    + ".same{box-shadow:none}.leaf,.broken{border-left:4px solid;padding-left:.6rem}"
    + "ul{padding-left:1.2rem;overflow-wrap:anywhere}pre{overflow-x:auto;font-size:.8rem}"
    + "a:focus-visible,summary:focus-visible{outline:3px solid #0a84ff;outline-offset:1px}"
}

/// The possible actions in one state of a prototype: links over its drawing, and lists beside it.
struct PrototypeLinks {
  /// The links over the drawing.
  private(set) var pressed: [String] = []

  /// The lists beside the drawing.
  var lists: String {
    PrototypeLinks.list("Beside the drawing", beside)
      + PrototypeLinks.list("Changes nothing", unchanged) + PrototypeLinks.list("Refused", refused)
      + PrototypeLinks.list("Leads to what is not part of the map", lost)
  }

  private var beside: [String] = []
  private var unchanged: [String] = []
  private var refused: [String] = []
  private var lost: [String] = []

  /// The links for `moves`; a window of `nil` means that there is no drawing.
  ///
  /// Each move that leads to a state of the map is exactly one link; `names` are those of the states' sections.
  init(_ moves: [MapMove], names: [String], window: Size?) {
    for move in moves {
      let target = move.to.flatMap { names.indices.contains($0) ? names[$0] : nil }
      let words = move.step.description
      let place = window.flatMap { PrototypeLinks.place(of: move, in: $0) }
      if let refusal = move.refusal {
        refused.append("\(PrototypeLinks.link(words, to: target)): \(Markup.escaped(refusal))")
      } else if let target {
        let changes = move.isChange
        if let place {
          let kind = changes ? "move press" : "move press same"
          pressed.append(PrototypeLinks.link(words, to: target, kind, style: place))
          if !changes { unchanged.append(Markup.escaped(words)) }
        } else if changes {
          beside.append(PrototypeLinks.link(words, to: target))
        } else {
          unchanged.append(PrototypeLinks.link(words, to: target))
        }
      } else {
        lost.append(Markup.escaped(words))
      }
    }
  }

  /// The distance by which a drawing extends beyond the window, in points: the edge of its display.
  static let margin = 2.0

  private static func link(
    _ words: String,
    to target: String?,
    _ kind: String = "move",
    style: String? = nil
  ) -> String {
    guard let target else { return Markup.escaped(words) }
    var attributes = [(name: "class", value: kind), (name: "href", value: "#\(target)")]
    if let style { attributes += [(name: "style", value: style), (name: "title", value: words)] }
    // An element without content would be written as a self-closing tag, which a browser does not support.
    return Markup.element("a", attributes, Markup.escaped(words.isEmpty ? "?" : words))
  }

  /// The area of a move in fractions of the drawing; `nil` if it is out of sight.
  private static func place(of move: MapMove, in window: Size) -> String? {
    guard let area = move.area else { return nil }
    let (left, top) = (max(0, area.minX), max(0, area.minY))
    let (right, bottom) = (min(window.width, area.maxX), min(window.height, area.maxY))
    let (width, height) = (window.width + 2 * margin, window.height + 2 * margin)
    // An area that is not a number fails, too.
    guard left < right, top < bottom, (right - left).isFinite, (bottom - top).isFinite else {
      return nil
    }
    func share(_ length: Double, _ whole: Double) -> String {
      "\(Markup.number(length / whole * 100))%"
    }
    return "left:\(share(left + margin, width));top:\(share(top + margin, height));"
      + "width:\(share(right - left, width));height:\(share(bottom - top, height))"
  }

  private static func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<h3>\(title)</h3>\n<ul>\(items.map { "<li>\($0)</li>" }.joined(separator: "\n"))</ul>\n"
  }
}

/// The names of a prototype's sections, by which they are addressed.
struct PrototypeNames {
  /// For each state its name: its `id`, or a different one if that cannot be part of an address, or belongs to another
  /// state, too.
  let all: [String]

  /// The names of `states`.
  ///
  /// - Complexity: O(length of all identifiers).
  init(_ states: [MapState]) {
    var used: Set<String> = []
    var names = states.map { state in
      PrototypeNames.isUsable(state.id) && used.insert(state.id).inserted ? state.id : nil
    }
    for index in names.indices where names[index] == nil {
      var number = index + 1
      while !used.insert("state-\(number)").inserted { number += states.count }
      names[index] = "state-\(number)"
    }
    all = names.map { $0 ?? "" }
  }

  /// Whether an identifier can be used in an address unchanged, and differs from those of drawings.
  private static func isUsable(_ id: String) -> Bool {
    guard !id.isEmpty, id.utf8.count <= 200, !id.hasSuffix("-gradient") else { return false }
    return id.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && !"\"<>&#%:\u{7F}".unicodeScalars.contains(scalar)
        && !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        && !scalar.properties.isNoncharacterCodePoint
        && scalar.properties.generalCategory != .control
    }
  }
}
