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
