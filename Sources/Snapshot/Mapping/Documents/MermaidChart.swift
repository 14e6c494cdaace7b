/// Charts of the arrows between places, in the language of Mermaid.
///
/// Ways back are left out. If there are more arrows than a chart can show, there is a chart for each tab and style of
/// surface, with the arrows that lead there.
struct MermaidChart {
  /// The largest number of arrows of a chart.
  static let mostArrows = 400

  /// The title of the chart; `nil` if it shows everything.
  let title: String?

  /// The text of the chart, without a newline at its end.
  let text: String

  /// The number of arrows for which the chart has no room.
  let missing: Int

  /// The charts of a map; none if no arrow leads on.
  static func all(of map: ScreenMap, _ arrows: PlaceArrows) -> [MermaidChart] {
    let onward = arrows.all.filter { !arrows.isWayBack($0) }
    guard onward.count > mostArrows else {
      return onward.isEmpty ? [] : [MermaidChart(title: nil, onward, of: map)]
    }
    var titles: [String] = []
    var groups: [String: [PlaceArrows.Arrow]] = [:]
    for arrow in onward {
      let title = map.places[arrow.to].chart
      if groups[title] == nil { titles.append(title) }
      groups[title, default: []].append(arrow)
    }
    return titles.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      MermaidChart(title: $0, groups[$0] ?? [], of: map)
    }
  }

  private init(title: String?, _ arrows: [PlaceArrows.Arrow], of map: ScreenMap) {
    let shown = arrows.prefix(MermaidChart.mostArrows)
    self.title = title
    missing = arrows.count - shown.count
    let places = Set(shown.flatMap { [$0.from, $0.to] }).sorted()
    let names = places.map { "  p\($0)[\"\(MermaidChart.label(map.places[$0].shortName))\"]" }
    let lines = shown.map { arrow in
      let more = arrow.steps.count > 1 ? " and \(arrow.steps.count - 1) more" : ""
      let words = MermaidChart.label(arrow.steps[0].quoted) + more
      return "  p\(arrow.from) -->|\"\(words)\"| p\(arrow.to)"
    }
    text = (["flowchart LR"] + names + lines).joined(separator: "\n")
  }

  /// A text without any syntax of the language, shortened if it is long.
  static func label(_ words: String) -> String {
    let words = SummaryText.line(words)
    let mostCharacters = 50
    let shown = words.count > mostCharacters ? words.prefix(mostCharacters - 1) + "…" : words[...]
    var label = ""
    for scalar in shown.unicodeScalars {
      switch scalar {
      case "\"", "#", ";", "<", ">", "&", "|", "\\", "`", "{", "}", "[", "]", "%", "*", "~":
        label += "#\(scalar.value);"
      default: label.unicodeScalars.append(scalar)
      }
    }
    return label
  }
}

extension MapPlace {
  /// The chart for the arrows that lead to the place, if there are several charts.
  fileprivate var chart: String {
    let style = surfaces.last?.style ?? "empty"
    return tab.map { "\($0), \(style)" } ?? style
  }
}
