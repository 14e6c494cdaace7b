import LayoutSim

/// What to measure of layout, as the command line says.
@MainActor
struct LayoutOptions {
  private var chosen: [(scenario: LayoutScenario, sizes: [Int])] = []
  private var samples = 21
  private var calibration: String?
  private var printsJSON = false
  private var rounds: Int?
  private var counted = Counted.layout

  /// What a tool that counts instructions is to see.
  private enum Counted: String { case layout, passes, elements }

  /// Reads the arguments; `nil` if they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    if rest.first == "--count" {
      guard rest.count == 4 || rest.count == 5,
        let size = Int(arguments[2]), size > 0,
        let rounds = Int(arguments[3]), rounds >= 0, choose("\(arguments[1])=\(size)"),
        let counted = rest.count == 4 ? .layout : Counted(rawValue: arguments[4])
      else { return nil }
      self.rounds = rounds
      self.counted = counted
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
      switch counted {
      case .layout: count(rounds)
      case .passes: countPasses(rounds)
      case .elements: try countElements(rounds)
      }
      return
    }
    let engine = try calibration.map { try Calibration(source: $0) }
    let stopwatch = Stopwatch(samples: samples)
    var measurements: [Measurement] = []
    for (scenario, sizes) in chosen {
      for size in sizes {
        var store = stopwatch.store(scenario, size: size)
        if scenario.isCalibrated, let engine {
          store.calibration = try engine.total(
            of: scenario.name,
            size: size,
            samples: samples,
            clock: stopwatch.clock
          )
        }
        measurements.append(store)
        if let elements = try stopwatch.elements(scenario, size: size) {
          measurements.append(elements)
        }
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

  /// Builds the boxes of one scenario and lays them out `rounds` times, for a tool that counts
  /// instructions: the difference between two numbers of rounds is what a layout costs.
  private func count(_ rounds: Int) {
    guard let (scenario, sizes) = chosen.first, let size = sizes.first else { return }
    let measurer = AnyTextMeasurer.of(StubText())
    let trees = (0..<rounds).map { _ in
      var nothing: BoxTree?
      var sketch = BoxSketch(recycling: &nothing)
      scenario.sketch(&sketch, size)
      return sketch.finish(asking: measurer)
    }
    layOut(trees, scenario.proposal)
  }

  /// Builds and lays out `rounds` times, each time in the memory of the last.
  private func countPasses(_ rounds: Int) {
    guard let (scenario, sizes) = chosen.first, let size = sizes.first else { return }
    let measurer = AnyTextMeasurer.of(StubText())
    var last: BoxTree?
    for _ in 0..<rounds {
      var sketch = BoxSketch(recycling: &last)
      scenario.sketch(&sketch, size)
      let tree = sketch.finish(asking: measurer)
      layOut([tree], scenario.proposal)
      last = tree
    }
  }

  /// Makes frames of elements `rounds` times.
  private func countElements(_ rounds: Int) throws {
    guard let (scenario, sizes) = chosen.first, let size = sizes.first,
      let element = scenario.element?(size)
    else { return }
    let tree = ElementTree(measurer: StubText())
    for _ in 0..<rounds { try arrange(element, scenario.proposal, tree) }
  }

  private func arrange(
    _ element: some Element,
    _ proposal: Proposal,
    _ tree: ElementTree
  ) throws {
    _ = try tree.arrange(element, proposal: proposal, pixel: 1)
  }

  @inline(never)
  private func layOut(_ trees: [BoxTree], _ proposal: Proposal) {
    for tree in trees { tree.layOut(proposal) }
  }
}
