import Foundation

/// Measures the cost of navigation, layout, a stage, and work with snapshots.
///
/// Navigation is repeated for a tool that counts instructions: `Benchmarks/count-instructions` runs a scenario twice
/// with different numbers of rounds, and the difference is the cost of a round. Layout is measured in time, together
/// with a bare engine if its source is given. A stage and work with snapshots are measured both ways.
@main
@MainActor
struct FlowBench {
  /// Runs asynchronous measurements in a run loop: a main thread that ends while code is still running cannot be
  /// counted.
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--list"] {
      list()
    } else if arguments.count == 2, let rounds = Int(arguments[1]), rounds >= 0,
      let scenario = EngineScenario.all.first(where: { $0.name == arguments[0] })
    {
      let round = scenario.prepare()
      for _ in 0..<rounds { round() }
    } else if let options = MapOptions(arguments) {
      Task {
        do {
          try await options.run()
          exit(0)
        } catch {
          FileHandle.standardError.write(Data("\(error)\n".utf8))
          exit(1)
        }
      }
      RunLoop.main.run()
    } else if let options = StageOptions(arguments) {
      options.run()
    } else if let options = SnapshotOptions(arguments) {
      options.run()
    } else if let options = LayoutOptions(arguments) {
      try options.run()
    } else {
      print(usage)
    }
  }

  private static func list() {
    for scenario in EngineScenario.all {
      let numbers = [scenario.ceiling, scenario.goal, scenario.reference]
      print(([scenario.name] + numbers.map { $0.map(String.init) ?? "-" }).joined(separator: " "))
    }
  }

  private static var usage: String {
    let scenarios = LayoutScenario.all.map { scenario in
      let sizes = scenario.sizes.map(String.init).joined(separator: ",")
      return "  \(scenario.name)=\(sizes): \(scenario.summary)"
    }
    let stages = StageScenario.all.map { "  \($0.name): \($0.summary)" }
    let snapshots = SnapshotScenario.all.map { "  \($0.name): \($0.summary)" }
    return """
      usage: flowbench [SCENARIO[=SIZE,SIZE…] …] [--samples N] [--calibration SOURCE] [--json]
             flowbench --count SCENARIO SIZE ROUNDS
             flowbench --list | flowbench NAVIGATION ROUNDS
             flowbench stage [--samples N] | flowbench --count STAGE ROUNDS
             flowbench snapshots [--samples N] | flowbench --count SNAPSHOT ROUNDS
             flowbench map documents FOLDER [--workers N]
             flowbench map [states|places N] | flowbench --count map ROUNDS

      Without a scenario, all of these are measured:
      \(scenarios.joined(separator: "\n"))

      With `stage`, all of these:
      \(stages.joined(separator: "\n"))

      With `snapshots`, all of these, beside the limits of their times:
      \(snapshots.joined(separator: "\n"))
      """
  }
}
