import SnapshotRendering

/// The drawings of a map's screens in one document, each once.
struct MapDrawings {
  /// The outlines that were drawn, by their indices in the map; `nil` for one that cannot be read.
  private var outlines: [Int: Outline?] = [:]

  /// The drawings, in the order in which they were asked for first.
  private(set) var drawings = SVGDrawings()

  private let texts: [String]

  /// Creates the drawings of `map`, none of which is drawn yet.
  init(of map: ScreenMap) {
    texts = map.outlines
  }

  /// Draws the outline at `index`, unless it was drawn already, and returns it; `nil` if there is none that can be read.
  mutating func draw(_ index: Int) -> Outline? {
    if let known = outlines[index] { return known }
    let outline = texts.indices.contains(index) ? try? Outline(parsing: texts[index]) : nil
    outlines[index] = .some(outline)
    if let outline { drawings.add(outline, id: MapDrawings.id(of: index)) }
    return outline
  }

  /// The name of the drawing of the outline at `index`, which no state can have, since it has a colon.
  static func id(of index: Int) -> String { "d:\(index)" }
}

extension ScreenMap {
  /// The states of each place, in order; a state whose place is not part of the map is left out.
  ///
  /// - Complexity: O(places + states).
  var statesByPlace: [[Int]] {
    var result = [[Int]](repeating: [], count: places.count)
    for (index, state) in states.enumerated() where places.indices.contains(state.place) {
      result[state.place].append(index)
    }
    return result
  }
}
