/// Repeats a scenario, for a tool that counts instructions.
///
/// `Benchmarks/count-instructions` runs it twice with different numbers of rounds: the difference is
/// what a round costs.
@main
@MainActor
struct FlowBench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--list"] {
      for scenario in EngineScenario.all {
        let numbers = [scenario.ceiling, scenario.goal, scenario.reference]
        print(([scenario.name] + numbers.map { $0.map(String.init) ?? "-" }).joined(separator: " "))
      }
      return
    }
    guard arguments.count == 2, let rounds = Int(arguments[1]), rounds >= 0,
      let scenario = EngineScenario.all.first(where: { $0.name == arguments[0] })
    else {
      print("usage: flowbench --list | flowbench SCENARIO ROUNDS")
      return
    }
    let round = scenario.prepare()
    for _ in 0..<rounds { round() }
  }
}
