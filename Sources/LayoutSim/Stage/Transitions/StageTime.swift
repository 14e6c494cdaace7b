import FlowEngine

/// What a stage keeps about time: the clock, the last scene, and whether what it shows moves.
@MainActor
final class StageTime {
  var timeline = Timeline()

  /// How many blocks of `withoutSettling` are going on, one in the other.
  var depth = 0

  /// What was settled last while time counts.
  var scene: StageScene?

  /// How often a finger has tried to dismiss a sheet that cannot be dismissed.
  var dismissalAttempts = 0

  /// Whether anything was ever scrolled.
  var hasScrolled = false

  /// Whether changes are shown as they happen, and not only how they end.
  var isRunning: Bool { depth > 0 }
}
