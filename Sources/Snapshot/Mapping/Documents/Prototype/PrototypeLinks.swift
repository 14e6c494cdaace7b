import LayoutSim
import SnapshotRendering

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
