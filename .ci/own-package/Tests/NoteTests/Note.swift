import Foundation
import LayoutSim

/// The words that are compared, which the environment changes.
let words = ProcessInfo.processInfo.environment["NOTE_WORDS"] ?? "Milk and bread"

/// Whether one test is left out, as if it had been removed.
let leavesOut = ProcessInfo.processInfo.environment["NOTE_LEAVES_OUT"] != nil

@MainActor
func note() -> Stage {
  Stage(on: .iPhone15) { TextBlock(words) }
}
