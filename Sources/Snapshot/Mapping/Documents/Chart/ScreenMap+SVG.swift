import LayoutSim
import SnapshotRendering

extension ScreenMap {
  /// The map as one picture: an SVG document with the places, and arrows for the moves between them.
  ///
  /// Columns are tabs and, in these, the owners of the surfaces in front; rows are the lengths of the shortest chains
  /// of moves from the start. Each place has a picture of its first state, a fifth as large as the screen, with its
  /// short name; each pair of places has one arrow for all moves from one to the other, and the text of the first arrow
  /// to a place is above its picture. Arrows that do not lead further from the start are dashed; those that lead back
  /// by more than a row share a lane beside the column of their place. With more than ten places, only the first arrow
  /// to each is drawn, and the picture mentions it. Places to which no chain of moves leads are in a row below all
  /// others.
  ///
  /// The document contains no script and no external references; colours follow the reader's scheme, and nothing
  /// depends on them alone. The same map gives the same bytes.
  ///
  /// - Complexity: O(length of the drawn outlines + places · log places + moves · log moves).
  public var svg: String { ChartDocument(self).text }
}

/// A chart of a map as a document.
private struct ChartDocument {
  private let map: ScreenMap
  private let layout: ChartLayout
  private let outlines: [Outline?]
  private let drawings: SVGDrawings

  /// The index of the outline of each place.
  private let numbers: [Int?]

  init(_ map: ScreenMap) {
    self.map = map
    numbers = map.statesByPlace.map { states in states.first.map { map.states[$0].outline } }
    var drawings = MapDrawings(of: map)
    outlines = numbers.map { number in number.flatMap { drawings.draw($0) } }
    self.drawings = drawings.drawings
    var largest = Size(width: 60, height: 60)
    for window in outlines.compactMap({ $0?.header.window }) {
      largest.width = max(largest.width, ChartDocument.thumbnail(window.width))
      largest.height = max(largest.height, ChartDocument.thumbnail(window.height))
    }
    layout = ChartLayout(map, picture: largest)
  }

  /// The length of a picture; limited, so that no window makes a chart endless.
  private static func thumbnail(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 0), 10_000) * ChartLayout.scale : 0
  }

  /// The document; it ends in exactly one newline.
  var text: String {
    let (width, height) = (Markup.number(layout.size.width), Markup.number(layout.size.height))
    let attributes = [
      (name: "xmlns", value: "http://www.w3.org/2000/svg"),
      (name: "viewBox", value: "0 0 \(width) \(height)"),
      (name: "width", value: width), (name: "height", value: height),
      (name: "font-family", value: "-apple-system,'SF Pro','Inter','Segoe UI',Roboto,sans-serif"),
    ]
    let defined = ([ChartArrows.head] + drawings.definitions).joined(separator: "\n")
    let lines =
      [
        Markup.title("Screen map \(map.name)"), Markup.element("style", [], styleSheet),
        "<defs>\n\(defined)\n</defs>", "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
        words(map.name, x: 28, y: 24, "name"),
      ] + leftOut + headings + rowNumbers + ChartArrows(layout).elements + places
    return Markup.element("svg", attributes, "\n" + lines.joined(separator: "\n") + "\n") + "\n"
  }

  private var styleSheet: String {
    drawings.styleSheet
      + ".paper{fill:#fff}.column{fill:#f3f3f5;stroke:#ccc}.words,.name{fill:#111}"
      + ".way{paint-order:stroke;stroke:#f3f3f5;stroke-width:3px}.words{font-size:9px}.name{font-size:17px;font-weight:700}.tab{font-size:11px;font-weight:700}"
      + ".start{fill:none;stroke:#111;stroke-width:2.5}" + ChartArrows.styleSheet
      + "@media(prefers-color-scheme:dark){.paper{fill:#18181a}.column{fill:#222225;stroke:#48484c}"
      + ".words,.name{fill:#eee}.way{stroke:#222225}.start{stroke:#eee}\(ChartArrows.darkRules)}"
  }

  /// The sentences about arrows that the picture does not show.
  private var leftOut: [String] {
    let (count, shown) = (layout.graph.leftOutCount, layout.graph.arrows.count)
    guard count > 0 else { return [] }
    let text =
      "\(count) of \(count + shown) arrows are left out: only the first to each place is drawn. "
      + "screens.md and prototype.html have all moves."
    return [words(text, x: 28, y: 39, "words")]
  }

  /// The columns with their headings.
  private var headings: [String] {
    zip(layout.columns.all, layout.extents).map { column, extent in
      let top = ChartLayout.headingHeight - 32
      let frame = Rect(
        x: extent.left - 4,
        y: top - 6,
        width: extent.width + 8,
        height: layout.size.height - top - 6
      )
      let room = max(8, Int(extent.width / 5.5))
      let owner = ChartNames.lines(
        of: layout.columns.shortOwner(of: column),
        length: room,
        lines: 3
      )
      let tab = ChartNames.lines(of: column.title, length: room, lines: 1).first ?? ""
      return Markup.element(
        "g",
        [(name: "class", value: "group")],
        Markup.title("\(column.title): \(column.owner)")
          + Markup.element(
            "rect",
            [(name: "class", value: "column")] + Markup.place(frame, radius: 8)
          )
          + words(tab, x: extent.left + 4, y: top + 8, "words tab")
          + owner.enumerated().map { number, line in
            words(line, x: extent.left + 4, y: top + 20 + 10 * Double(number), "words")
          }.joined()
      )
    }
  }

  private var rowNumbers: [String] {
    layout.tops.enumerated().map { row, top in words("\(row)", x: 6, y: top + 10, "words") }
  }

  private var places: [String] {
    map.places.indices.map { index in
      let corner = layout.corners[index]
      let place = map.places[index]
      let content = [
        Markup.title(place.name), way(to: index), picture(of: index), label(of: place),
      ]
      return Markup.element(
        "g",
        [
          (name: "class", value: "place"), (name: "id", value: "p\(index)"),
          (
            name: "transform",
            value: "translate(\(Markup.number(corner.x)) \(Markup.number(corner.y)))"
          ),
        ],
        content.joined()
      )
    }
  }

  /// The text of the first arrow to the place at `index`, beside its head.
  private func way(to index: Int) -> String {
    guard let way = layout.graph.firstWords[index] else { return "" }
    let line = ChartNames.lines(of: way, length: 22, lines: 1).first ?? ""
    return words(line, x: layout.picture.width / 2, y: -9, "words way", isCentred: true)
  }

  private func picture(of index: Int) -> String {
    guard let outline = outlines[index], let number = numbers[index] else {
      let frame = Rect(origin: .zero, size: layout.picture)
      return Markup.element("rect", [(name: "class", value: "column")] + Markup.place(frame))
    }
    let size = outline.header.window
    let width = ChartDocument.thumbnail(size.width)
    let left = (layout.picture.width - width) / 2
    let picture = Markup.element(
      "use",
      [
        (name: "href", value: "#\(MapDrawings.id(of: number))"),
        (
          name: "transform",
          value: "translate(\(Markup.number(left)) 0) scale(\(Markup.number(ChartLayout.scale)))"
        ),
      ]
    )
    guard index == map.place(ofStateAt: map.start) else { return picture }
    let frame = Rect(
      x: left - 3,
      y: -3,
      width: width + 6,
      height: ChartDocument.thumbnail(size.height) + 6
    )
    return picture
      + Markup.element(
        "rect",
        [(name: "class", value: "start")] + Markup.place(frame, radius: 10),
        Markup.title("start")
      )
  }

  private func label(of place: MapPlace) -> String {
    ChartNames.lines(of: place.shortName, length: 20, lines: 3).enumerated().map { number, line in
      words(
        line,
        x: layout.picture.width / 2,
        y: layout.picture.height + 14 + 10 * Double(number),
        "words",
        isCentred: true
      )
    }.joined()
  }

  private func words(
    _ text: String,
    x: Double,
    y: Double,
    _ kind: String,
    isCentred: Bool = false
  ) -> String {
    let anchor = isCentred ? [(name: "text-anchor", value: "middle")] : []
    return Markup.element(
      "text",
      [
        (name: "class", value: kind), (name: "x", value: Markup.number(x)),
        (name: "y", value: Markup.number(y)),
      ] + anchor,
      Markup.escaped(text)
    )
  }
}
