import Foundation
import ScreenMapping

/// Maps of an endless app, for measuring the memory of states and the time for drawing places.
@MainActor
enum LargeMap {
  /// Prints the memory that `states` states take.
  static func explore(states: Int) async {
    var exploration = Exploration("tree") { TreeApp() }
    exploration.laws = []
    exploration.limits = .init(entries: .max, repeats: .max, states: states, steps: .max)
    let start = ContinuousClock.now
    let map = await exploration.run()
    print("\(map.states.count) states, \(map.moves.count) moves in \(ContinuousClock.now - start)")
    print("at most \(peak / 1_048_576) MB")
  }

  /// Prints the time for drawing `places` places.
  static func draw(places: Int) async {
    var exploration = Exploration("tree") { TreeApp(kinds: places) }
    exploration.laws = []
    exploration.limits = .init(entries: .max, repeats: .max, states: places, steps: .max)
    let map = await exploration.run()
    let start = ContinuousClock.now
    let length = map.svg.utf8.count
    print("\(map.places.count) places in \(length) bytes, drawn in \(ContinuousClock.now - start)")
  }

  /// The peak memory of the process, in bytes; 0 if it is not known.
  private static var peak: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (kilobytes ?? 0) * 1_024
  }
}
