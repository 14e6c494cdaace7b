import LayoutSim

/// The options for measuring layout, from the command line.
@MainActor
struct LayoutOptions {
  private var chosen: [(scenario: LayoutScenario, sizes: [Int])] = []
  private var samples = 21
  private var calibration: String?
  private var printsJSON = false
  private var rounds: Int?

  /// Reads the arguments; `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    if rest.first == "--count" {
      guard rest.count == 4,
        let size = Int(arguments[2]), size > 0,
        let rounds = Int(arguments[3]), rounds >= 0, choose("\(arguments[1])=\(size)")
      else { return nil }
      self.rounds = rounds
      return
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--json":
        printsJSON = true
      case "--samples":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
        samples = number
      case "--calibration":
        guard let path = rest.popFirst() else { return nil }
        calibration = path
      default:
        guard choose(argument) else { return nil }
      }
    }
    if chosen.isEmpty { chosen = LayoutScenario.all.map { ($0, $0.sizes) } }
  }

  private mutating func choose(_ argument: String) -> Bool {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first,
      let scenario = LayoutScenario.all.first(where: { $0.name == name })
    else { return false }
    guard parts.count == 2 else {
      chosen.append((scenario, scenario.sizes))
      return true
    }
    let sizes = parts[1].split(separator: ",").map { Int($0) ?? 0 }
    guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { return false }
    chosen.append((scenario, sizes))
    return true
  }

  /// Measures and prints.
  func run() throws {
    if let rounds {
      count(rounds)
      return
    }
    let engine = try calibration.map { try Calibration(source: $0) }
    let stopwatch = Stopwatch(samples: samples)
    var measurements: [Measurement] = []
    for (scenario, sizes) in chosen {
      for size in sizes {
        var measurement = stopwatch.measurement(of: scenario, size: size)
        if scenario.isCalibrated, let engine {
          measurement.calibration = try engine.total(
            of: scenario.name,
            size: size,
            samples: samples,
            clock: stopwatch.clock
          )
        }
        measurements.append(measurement)
      }
    }
    let report = LayoutReport(
      measurements: measurements,
      growthLimits: Dictionary(
        uniqueKeysWithValues: LayoutScenario.all.map { ($0.name, $0.growthLimit) }
      )
    )
    print(printsJSON ? try report.json() : report.table)
  }

  /// Lays out the elements of one scenario `rounds` times, for a tool that counts instructions: the
  /// difference between two numbers of rounds is the cost of a pass, and inside `BoxTree.layOut` of a layout.
  private func count(_ rounds: Int) {
    guard let (scenario, sizes) = chosen.first, let size = sizes.first else { return }
    let layout = RepeatedLayout(scenario, size: size)
    for _ in 0..<rounds { layout.run() }
  }
}
