import Foundation
import LayoutSim

/// The cost of one scenario at one size.
struct Measurement: Codable {
  /// The scenario's letter.
  let scenario: String

  let size: Int
  let nodes: Int

  /// The CPU time in nanoseconds from the elements to the frames, as the median.
  let total: Double

  /// The number of text measurements in one layout.
  let textMeasures: Int

  /// The time of the calibration engine for the same, in nanoseconds.
  var calibration: Double?

  var perNode: Double { total / Double(nodes) }
  var ratio: Double? { calibration.map { total / $0 } }
}

/// Measures scenarios in the CPU time of the thread.
@MainActor
struct Stopwatch {
  /// The number of samples from which the median is taken.
  let samples: Int

  /// The minimum duration of a sample, in nanoseconds, so that the clock's resolution does not matter.
  private static let shortest = 2_000_000.0

  /// Measures a pass over the elements: from the values to the frames.
  func measurement(of scenario: LayoutScenario, size: Int) -> Measurement {
    let text = StubText()
    let layout = RepeatedLayout(scenario, size: size, measurer: text)
    // The first run caches facts about each type, which is not part of the cost.
    layout.run()
    let measured = text.count
    let whole = timing { layout.run() }
    return Measurement(
      scenario: scenario.name,
      size: size,
      nodes: scenario.nodeCount(size),
      total: whole.median,
      textMeasures: (text.count - measured) / whole.rounds
    )
  }

  /// The median time of a round in nanoseconds.
  func time(of round: () -> Void) -> Double { timing(round).median }

  /// The time of one reading of the clock, in nanoseconds.
  var clock: Double { timing { _ = Stopwatch.now }.median }

  /// The median time of `round`, and the number of rounds.
  ///
  /// A sample is many rounds between two readings of the clock, because reading it takes as long as laying
  /// out a dozen boxes.
  private func timing(
    _ round: () -> Void
  ) -> (median: Double, rounds: Int) {
    let first = sample(1, round)
    let batch = max(10, Int(Stopwatch.shortest / max(1, first)))
    let all = (0..<samples).map { _ in sample(batch, round) }
    return (all.sorted()[samples / 2], 1 + samples * batch)
  }

  /// The time of one round in a series of `rounds`.
  private func sample(_ rounds: Int, _ round: () -> Void) -> Double {
    let start = Stopwatch.now
    for _ in 0..<rounds { round() }
    return (Stopwatch.now - start) / Double(rounds)
  }

  /// The CPU time of the thread, in nanoseconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
