import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The moments follow from the two seconds that the chapters sleep, and not from the five of the other code.
@MainActor
struct ChainedTaskTests {
  @MainActor
  private final class Diary {
    var lines: [String] = []
  }

  /// Loads one chapter after the other: what has been loaded begins the next one.
  private struct Chapters: Element {
    let diary: Diary
    let clock: StageClock
    @Local private var loaded = 0

    var body: some Element {
      TextBlock("\(loaded) chapters")
        .task(id: loaded) {
          diary.lines.append("\(loaded) at \(clock.now.elapsed)")
          guard loaded < 2 else { return }
          try? await clock.sleep(for: .seconds(1))
          loaded += 1
        }
        .task(name: "other") { try? await clock.sleep(for: .seconds(5)) }
    }
  }

  private let diary = Diary()
  private let clock = StageClock()

  private func stage() -> Stage {
    let app = StubCoordinator("home") { [diary, clock] _ in Chapters(diary: diary, clock: clock) }
    return Stage(app, clock: clock)
  }

  @Test("A value that code has changed begins other code at that moment, not at the next one")
  func proceed() async throws {
    let stage = stage()
    try await stage.proceed(by: 10)
    #expect(diary.lines == ["0 at 0.0 seconds", "1 at 1.0 seconds", "2 at 2.0 seconds"])
  }

  @Test("All code is over when that is over which other code has begun by a change")
  func finish() async throws {
    let stage = stage()
    try await stage.finish(leaving: "other")
    #expect(diary.lines == ["0 at 0.0 seconds", "1 at 1.0 seconds", "2 at 2.0 seconds"])
    #expect(stage.element(labelled: "2 chapters") != nil)
  }

  @Test("Code that a change begins takes its turn without time passing")
  func turn() async {
    let stage = stage()
    await stage.proceed()
    stage.advance(by: 1)
    await stage.proceed()
    #expect(diary.lines == ["0 at 0.0 seconds", "1 at 1.0 seconds"])
  }
}
