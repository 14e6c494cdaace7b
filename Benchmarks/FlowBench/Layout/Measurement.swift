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

  /// Bytes per box with its results, and all answers that are kept but those of negotiations.
  let bytesPerNode: Double

  /// Bytes per node for the answers of boxes that negotiate.
  let negotiationBytesPerNode: Double

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
    let measurer = AnyTextMeasurer.of(text)
    if scenario.change != nil || scenario.repeatsLayout {
      return relayout(scenario, size: size, text, measurer)
    }
    var last: BoxTree?
    // Each pass makes all boxes anew, in the memory of the last.
    func build() -> BoxTree {
      var sketch = BoxSketch(recycling: &last)
      scenario.sketch(&sketch, size)
      return sketch.finish(asking: measurer)
    }
    let building = timing { last = build() }.median
    let measured = text.count
    let whole = timing {
      let tree = build()
      tree.layOut(scenario.proposal)
      last = tree
    }
    let count = (text.count - measured) / whole.rounds
    return measurement(scenario, size, "store", (building, whole.median - building), count, last)
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
    let measured = text.count
    let whole = try timing {
      last = nil
      last = try arranger.arrange(element, proposal: scenario.proposal, pixel: 1)
    }
    let count = (text.count - measured) / whole.rounds
    return measurement(scenario, size, "elements", (0, whole.median), count, last)
  }

  /// The median time of a round in nanoseconds.
  func time(of round: () -> Void) -> Double { timing(round).median }

  private func relayout(
    _ scenario: LayoutScenario,
    size: Int,
    _ text: StubText,
    _ measurer: AnyTextMeasurer
  ) -> Measurement {
    var nothing: BoxTree?
    var sketch = BoxSketch(recycling: &nothing)
    scenario.sketch(&sketch, size)
    let tree = sketch.finish(asking: measurer)
    tree.layOut(scenario.proposal)
    var round = 0
    let measured = text.count
    let whole = timing {
      scenario.change?(tree, round)
      tree.layOut(scenario.proposal)
      round += 1
    }
    let count = (text.count - measured) / whole.rounds
    return measurement(scenario, size, "store", (0, whole.median), count, tree)
  }

  private func measurement(
    _ scenario: LayoutScenario,
    _ size: Int,
    _ level: String,
    _ times: (build: Double, layout: Double),
    _ textMeasures: Int,
    _ tree: BoxTree?
  ) -> Measurement {
    let bytes = tree?.byteCount ?? (boxes: 0, negotiations: 0)
    let nodes = scenario.nodeCount(size)
    return Measurement(
      scenario: scenario.name,
      size: size,
      nodes: nodes,
      level: level,
      build: times.build,
      layout: times.layout,
      textMeasures: textMeasures,
      bytesPerNode: Double(bytes.boxes) / Double(max(1, tree?.count ?? 1)),
      negotiationBytesPerNode: Double(bytes.negotiations) / Double(nodes),
      leafSum: tree?.leafSum ?? 0
    )
  }

  /// What one reading of the clock takes, in nanoseconds.
  var clock: Double { timing { _ = Stopwatch.now }.median }

  /// The median time of `round`, and how many rounds there were.
  ///
  /// A sample is many rounds between two readings of the clock: reading it takes as long as laying out
  /// a dozen boxes.
  private func timing(
    _ round: () throws -> Void
  ) rethrows -> (median: Double, rounds: Int) {
    let first = try sample(1, round)
    let batch = max(10, Int(Stopwatch.shortest / max(1, first)))
    let all = try (0..<samples).map { _ in try sample(batch, round) }
    return (all.sorted()[samples / 2], 1 + samples * batch)
  }

  /// What a round takes when so many follow each other.
  private func sample(_ rounds: Int, _ round: () throws -> Void) rethrows -> Double {
    let start = Stopwatch.now
    for _ in 0..<rounds { try round() }
    return (Stopwatch.now - start) / Double(rounds)
  }

  /// The CPU time of the thread, in nanoseconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
