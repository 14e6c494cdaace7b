import LayoutSim
import Testing

@testable import ScreenMapping

/// From 1 to 4 there are two ways: over 2 and 3, and over 5.
struct KnownPathsTests {
  private var paths = KnownPaths()

  init() {
    for (start, end) in [(1, 2), (2, 3), (3, 4), (1, 5), (5, 4)] as [(UInt64, UInt64)] {
      paths.note(step(start, end), from: state(start), to: state(end))
    }
  }

  private func state(_ number: UInt64) -> StateFingerprint {
    StateFingerprint(state: number, screen: number)
  }

  private func step(_ start: UInt64, _ end: UInt64) -> ScriptStep { .event("\(start)-\(end)") }

  @Test("A map went on from a state by more steps than were needed: the shortest way is taken")
  func shortest() {
    #expect(paths.path(from: state(1), to: state(4), within: 9) == [step(1, 5), step(5, 4)])
    #expect(paths.path(from: state(2), to: state(4), within: 9) == [step(2, 3), step(3, 4)])
    #expect(paths.path(from: state(4), to: state(4), within: 9) == [])
  }

  @Test("There is no way against the moves, or with as many steps as a fresh app takes")
  func none() {
    #expect(paths.path(from: state(4), to: state(1), within: 9) == nil)
    #expect(paths.path(from: state(1), to: state(4), within: 3) != nil)
    #expect(paths.path(from: state(1), to: state(4), within: 2) == nil)
  }
}
