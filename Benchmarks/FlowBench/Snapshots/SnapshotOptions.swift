import Foundation

/// The options for measuring work with snapshots, from the command line.
@MainActor
struct SnapshotOptions {
  private var samples = 21
  private var counted: (scenario: SnapshotScenario, rounds: Int)?

  /// Reads the arguments; `nil` if they do not concern snapshots.
  init?(_ arguments: [String]) {
    if arguments.count == 3, arguments[0] == "--count", let rounds = Int(arguments[2]), rounds >= 0,
      let scenario = SnapshotScenario.all.first(where: { $0.name == arguments[1] })
    {
      counted = (scenario, rounds)
      return
    }
    guard arguments.first == "snapshots" else { return nil }
    if arguments.count == 1 { return }
    guard arguments.count == 3, arguments[1] == "--samples", let samples = Int(arguments[2]),
      samples > 0
    else { return nil }
    self.samples = samples
  }

  /// Repeats the scenario to be counted, or measures all and prints the result.
  func run() {
    if let (scenario, rounds) = counted {
      let round = scenario.prepare()
      for _ in 0..<rounds { round() }
    } else {
      print(table)
    }
  }

  /// The CPU time of each scenario's round, with its limit.
  private var table: String {
    let stopwatch = Stopwatch(samples: samples)
    var lines = ["scenario          ms/round     limit"]
    for scenario in SnapshotScenario.all {
      let time = stopwatch.time(of: scenario.prepare()) / 1_000_000
      lines.append(
        scenario.name.padding(toLength: 16, withPad: " ", startingAt: 0)
          + String(format: "%10.3f%10.1f", time, scenario.limit)
          + "  \(scenario.summary)" + (time < scenario.limit ? "" : ": exceeded")
      )
    }
    return lines.joined(separator: "\n")
  }
}
