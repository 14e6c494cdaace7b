import Foundation
import LayoutSim

/// What one scenario of one size cost.
struct Measurement: Codable {
  /// The scenario's letter.
  let scenario: String

  let size: Int
  let nodes: Int

  /// `store` for boxes made by hand, `elements` for elements and what is made of them.
  let level: String

  /// CPU time in nanoseconds: the median for building and laying out.
  let build: Double
  let layout: Double

  /// How often words were measured in one layout.
  let textMeasures: Int

  /// Bytes per box with its results; nothing is counted twice.
  let bytesPerNode: Double

  /// Bytes per node for the answers of boxes that negotiate.
  let answerBytesPerNode: Double

  /// The sum of all leaves' lengths, by which engines are compared.
  let leafSum: Double

  /// What the calibration engine takes for the same, in nanoseconds.
  var calibration: Double?

  var total: Double { build + layout }
  var perNode: Double { total / Double(nodes) }
  var ratio: Double? { calibration.map { total / $0 } }
}

/// Measures scenarios in the CPU time of the thread.
@MainActor
struct Stopwatch {
  /// How many samples the median is taken of.
  let samples: Int

  /// How long a sample should take at least, in nanoseconds, so that the clock's steps do not matter.
  private static let shortest = 2_000_000.0

  /// Measures boxes made by hand.
  func store(_ scenario: LayoutScenario, size: Int) -> Measurement {
    let text = StubText()
    if scenario.change != nil || scenario.repeatsLayout {
      return relayout(scenario, size: size, text)
    }
    var last: BoxTree?
    let times = times {
      let start = Stopwatch.now
      var sketch = BoxSketch(recycling: &last)
      scenario.sketch(&sketch, size)
      let middle = Stopwatch.now
      let tree = sketch.finish(measurer: text)
      tree.layOut(scenario.proposal)
      let end = Stopwatch.now
      last = tree
      return (middle - start, end - middle)
    }
    return measurement(scenario, size, "store", times, text, last)
  }

  /// Measures elements: from the values to the frames.
  func elements(_ scenario: LayoutScenario, size: Int) throws -> Measurement? {
    guard let make = scenario.element else { return nil }
    return try elements(scenario, size, make(size))
  }

  private func elements(
    _ scenario: LayoutScenario,
    _ size: Int,
    _ element: some Element
  ) throws -> Measurement {
    let text = StubText()
    let arranger = ElementTree(measurer: text)
    // What is learnt once about each type is no part of it.
    var last: BoxTree? = try arranger.arrange(element, proposal: scenario.proposal, pixel: 1)
    let times = try times {
      let start = Stopwatch.now
      last = nil
      last = try arranger.arrange(element, proposal: scenario.proposal, pixel: 1)
      return (0, Stopwatch.now - start)
    }
    return measurement(scenario, size, "elements", times, text, last)
  }

  /// The median time of a round in nanoseconds.
  func time(of round: () -> Void) -> Double {
    let times = times {
      let start = Stopwatch.now
      // Some rounds are shorter than the clock's step.
      for _ in 0..<10 { round() }
      return (0, (Stopwatch.now - start) / 10)
    }
    return times.layout
  }

  private func relayout(_ scenario: LayoutScenario, size: Int, _ text: StubText) -> Measurement {
    var nothing: BoxTree?
    var sketch = BoxSketch(recycling: &nothing)
    scenario.sketch(&sketch, size)
    let tree = sketch.finish(measurer: text)
    tree.layOut(scenario.proposal)
    var round = 0
    let times = times {
      // A thousand at once: one is shorter than the clock's step.
      let start = Stopwatch.now
      for _ in 0..<1_000 {
        scenario.change?(tree, round)
        tree.layOut(scenario.proposal)
        round += 1
      }
      return (0, (Stopwatch.now - start) / 1_000)
    }
    return measurement(scenario, size, "store", times, text, tree)
  }

  private func measurement(
    _ scenario: LayoutScenario,
    _ size: Int,
    _ level: String,
    _ times: (build: Double, layout: Double, rounds: Int),
    _ text: StubText,
    _ tree: BoxTree?
  ) -> Measurement {
    let bytes = tree?.byteCount ?? (boxes: 0, answers: 0)
    let nodes = scenario.nodeCount(size)
    return Measurement(
      scenario: scenario.name,
      size: size,
      nodes: nodes,
      level: level,
      build: times.build,
      layout: times.layout,
      textMeasures: text.count / max(1, times.rounds),
      bytesPerNode: Double(bytes.boxes) / Double(max(1, tree?.count ?? 1)),
      answerBytesPerNode: Double(bytes.answers) / Double(nodes),
      leafSum: tree?.leafSum ?? 0
    )
  }

  /// The medians of what `round` takes.
  private func times(
    _ round: () throws -> (build: Double, layout: Double)
  ) rethrows -> (build: Double, layout: Double, rounds: Int) {
    let first = try round()
    let batch = max(1, Int(Stopwatch.shortest / max(1, first.build + first.layout)))
    var builds: [Double] = []
    var layouts: [Double] = []
    var rounds = 1
    for _ in 0..<samples {
      var sum = (build: 0.0, layout: 0.0)
      for _ in 0..<batch {
        let one = try round()
        sum.build += one.build
        sum.layout += one.layout
      }
      rounds += batch
      builds.append(sum.build / Double(batch))
      layouts.append(sum.layout / Double(batch))
    }
    return (Stopwatch.median(builds), Stopwatch.median(layouts), rounds)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// The CPU time of the thread, in nanoseconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
