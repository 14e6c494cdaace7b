import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// What has changed before time passes, or before code goes on, is taken in first.
@MainActor
struct PendingChangeTests {
  @Observable
  final class Screen {
    var isEmpty = false
  }

  /// How code is let go on.
  enum Going: CaseIterable {
    case proceed, proceedBy, finish, advance
  }

  private let clock = StageClock()
  private let diary = Diary()

  /// A screen with a task that sleeps for a second.
  private func stage(_ screen: Screen) -> Stage {
    Stage(on: .iPhone15, clock: clock) { [clock, diary] in
      Column {
        if !screen.isEmpty {
          TextBlock("a").task {
            try? await clock.sleep(for: .seconds(1))
            diary.lines.append(Task.isCancelled ? "cancelled" : "woken")
          }
        }
      }
    }
  }

  private func goOn(_ stage: Stage, _ going: Going) async throws {
    switch going {
    case .proceed: await stage.proceed()
    case .proceedBy: try await stage.proceed(by: 1)
    case .finish: try await stage.finish()
    case .advance:
      stage.advance(by: 1)
      await stage.proceed()
    }
  }

  @Test(
    "A task whose screen has gone is cancelled, whether or not the stage was read",
    arguments: Going.allCases,
    [false, true]
  )
  func cancelled(going: Going, looks: Bool) async throws {
    let screen = Screen()
    let stage = stage(screen)
    await stage.proceed()
    if going == .proceed { stage.advance(by: 1) }
    screen.isEmpty = true
    if looks { _ = stage.renderTree }
    try await goOn(stage, going)
    #expect(diary.take() == ["cancelled"])
  }

  @Test("A task whose screen stays wakes", arguments: Going.allCases)
  func woken(going: Going) async throws {
    let stage = stage(Screen())
    await stage.proceed()
    if going == .proceed { stage.advance(by: 1) }
    try await goOn(stage, going)
    #expect(diary.take() == ["woken"])
  }
}
