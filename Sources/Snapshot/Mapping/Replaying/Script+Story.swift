import LayoutSim
import SnapshotRendering

extension Script {
  /// What was done in a story so far: its actions, and as events whatever else happened.
  ///
  /// What was refused is left out. An exploration that replays it needs an event of each of those names.
  @MainActor
  public init(_ recorder: StoryRecorder) {
    let steps = recorder.steps.filter { $0.refusal == nil }.map { step in
      (try? ScriptStep(parsing: step.words)) ?? .event(step.words)
    }
    self.init(steps)
  }
}
