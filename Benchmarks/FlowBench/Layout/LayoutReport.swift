import Foundation

/// Prints the costs of scenarios.
struct LayoutReport {
  let measurements: [Measurement]
  let growthLimits: [String: Double]

  /// The growth of a scenario's cost with its size.
  struct Growth: Codable {
    let scenario: String
    let exponent: Double
    let limit: Double
  }

  private struct File: Codable {
    let measurements: [Measurement]
    let growth: [Growth]
  }

  /// The exponents between the smallest and the largest size of each scenario.
  var growth: [Growth] {
    var growth: [Growth] = []
    for name in measurements.map(\.scenario).uniqued {
      let all = measurements.filter { $0.scenario == name }
      guard let first = all.min(by: { $0.nodes < $1.nodes }),
        let last = all.max(by: { $0.nodes < $1.nodes }), first.nodes < last.nodes
      else { continue }
      growth.append(
        Growth(
          scenario: name,
          exponent: log(last.total / first.total) / log(Double(last.nodes) / Double(first.nodes)),
          limit: growthLimits[name] ?? 1.05
        )
      )
    }
    return growth
  }

  /// The report as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = File(measurements: measurements, growth: growth)
    return String(decoding: try encoder.encode(file), as: UTF8.self)
  }

  /// The report as a table.
  var table: String {
    var lines = [
      "scenario   size    nodes  total us  ns/node  measures  calib. us  ratio"
    ]
    for one in measurements {
      lines.append(
        [
          one.scenario.padded(8), String(one.size).padded(-7), String(one.nodes).padded(-9),
          format(one.total / 1_000, 2).padded(-10),
          format(one.perNode, 1).padded(-9), String(one.textMeasures).padded(-10),
          (one.calibration.map { format($0 / 1_000, 2) } ?? "-").padded(-11),
          (one.ratio.map { format($0, 2) } ?? "-").padded(-7),
        ].joined()
      )
    }
    lines.append("")
    lines.append("growth of the cost with the number of nodes, as an exponent")
    for one in growth {
      lines.append(
        "\(one.scenario.padded(8)) \(format(one.exponent, 2)) "
          + "(limit \(format(one.limit, 2)))"
      )
    }
    return lines.joined(separator: "\n")
  }

  private func format(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}

extension String {
  /// The text, padded to at least that many columns; a negative count aligns it to the right.
  fileprivate func padded(_ columns: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(columns) - count))
    return columns < 0 ? blanks + self : self + blanks
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
