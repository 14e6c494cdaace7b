import LayoutSim
import SnapshotRendering

extension SnapshotScenario {
  /// Comparisons of two outlines, from their texts to the message.
  static let differences = [
    SnapshotScenario(
      name: "difference-one",
      summary: "1,000 nodes, one text changed",
      limit: 3
    ) {
      comparison(rows: 200) { $0 == 100 ? 1 : 0 }
    },
    // A row with its text is two of its five lines; five of six rows make a third of all.
    SnapshotScenario(
      name: "difference-third",
      summary: "1,000 nodes, a third changed",
      limit: 50
    ) {
      comparison(rows: 200) { $0.isMultiple(of: 6) ? 0 : 1 }
    },
    // With the price it is three of five lines; five of six rows make a half.
    SnapshotScenario(
      name: "difference-half",
      summary: "6,000 lines, half changed",
      limit: 300
    ) {
      comparison(rows: 1_200) { $0.isMultiple(of: 6) ? 0 : 2 }
    },
    SnapshotScenario(name: "lines-one", summary: "4,000 lines by lines, one changed", limit: 5) {
      lineComparison(rows: 800) { $0 == 400 ? 1 : 0 }
    },
    SnapshotScenario(
      name: "lines-half",
      summary: "6,000 lines by lines, half changed",
      limit: 300
    ) {
      lineComparison(rows: 1_200) { $0.isMultiple(of: 6) ? 0 : 2 }
    },
  ]

  private static func lineComparison(rows: Int, changes: (Int) -> Int) -> () -> Void {
    let reference = text(rows: rows) { _ in 0 }
    let text = text(rows: rows, changes: changes)
    return {
      let difference = LineDifference(from: reference, to: text)
      let message = difference.summary + difference.text(path: "orders.outline")
      precondition(!message.isEmpty, "Nothing differs; the cost of finding that would say nothing.")
    }
  }

  private static func comparison(rows: Int, changes: (Int) -> Int) -> () -> Void {
    let reference = text(rows: rows) { _ in 0 }
    let text = text(rows: rows, changes: changes)
    return {
      guard let old = try? Outline(parsing: reference), let new = try? Outline(parsing: text) else {
        preconditionFailure("A text is no outline; the cost of reading it would say nothing.")
      }
      let difference = TreeDifference(from: old, to: new)
      let message = difference.summary + difference.text(path: "orders.outline")
      precondition(!message.isEmpty, "Nothing differs; the cost of finding that would say nothing.")
    }
  }

  /// A list of rows of five lines each, in which `changes` determines the number of changed texts.
  private static func text(rows: Int, changes: (Int) -> Int) -> String {
    var lines = [
      "device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light",
      "layers stack(orders)",
      "",
      "window @ 0,0 393x852",
      "  stack depth=1 @ 0,0 393x852",
      "    screen orders owner=Orders top @ 0,0 393x852",
      "      list @ 0,0 393x852",
    ]
    for row in 0..<rows {
      let words = changes(row) > 0 ? "Order \(row) is late, sorry" : "Order \(row) is on its way"
      let price = "£\(row % 50).\(changes(row) > 1 ? 99 : 49)"
      lines += [
        "        row \"\(words), \(price)\" pressable @ 16,\(45 * row) 361x44.67",
        "          text \"\(words)\" @ 0,12.33 120.33x20.33",
        "          text \"\(price)\" @ 300.33,12.33 40.67x20.33",
        "          icon \"chevron.forward\" @ 340.33,12 20.67x20.67",
        "          separator @ 0,44.33 361x0.33",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
