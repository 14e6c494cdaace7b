import FlowEngine

/// The time of a stage: the clock, the last scene, and whether changes are animated.
@MainActor
final class StageTime {
  var timeline = Timeline()

  /// The number of nested `withoutSettling` blocks that are running.
  var depth = 0

  /// The last settled scene, while time is running.
  var scene: StageScene?

  /// For each call that has settled since that scene, whether it was animated.
  var settledCalls: [Bool] = []

  /// Whether changes of stacks wait for others of the same tick, with which they are one: a device follows the path of a
  /// stack once in each turn of its run loop.
  var isTickOpen = false

  /// The number of attempts to dismiss a sheet that cannot be dismissed by gestures.
  var dismissalAttempts = 0

  /// Whether anything was ever scrolled.
  var hasScrolled = false

  /// Whether changes are shown as they happen, not only in their final state.
  var isRunning: Bool { depth > 0 }
}
