import FlowEngine

/// A transition on a stage, at one instant.
public struct StageTransition: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A screen is pushed.
    case push

    /// The top screen of a stack is popped.
    case pop

    /// A surface is presented.
    case present

    /// A surface is dismissed.
    case dismiss

    /// A sheet changes its height.
    case detent

    /// Another tab is selected, without motion.
    case tab

    /// A surface shows another flow, without motion.
    case root

    /// The window changes its size.
    case rotation

    /// The keyboard appears or disappears.
    case keyboard
  }

  /// The phase of a transition.
  public enum Phase: String, Hashable, Codable, Sendable, CaseIterable {
    /// It is about to begin: no time has passed.
    case will

    /// It is in progress.
    case during

    /// It has ended, and everything is in its final place.
    case did

    /// It was reversed before its end, by a cancelled gesture or by the opposite change.
    case cancelled
  }

  /// The kind of change.
  public let kind: Kind

  /// The route of the screen or surface that appears, disappears or moves; `window` for the whole display.
  public let place: String

  /// The phase.
  public let phase: Phase

  /// The virtual seconds since its start.
  public let elapsed: Double

  /// The duration in virtual seconds; infinite while a gesture is in progress.
  public let duration: Double

  /// The progress, from 0 to 1, of the distance, not of the time.
  public let progress: Double

  /// Whether a gesture controls it.
  public let isInteractive: Bool
}

extension StageTransition: CustomStringConvertible {
  /// The kind, the place, the phase and the progress: `present filter during 0.5`.
  public var description: String {
    "\(kind.rawValue) \(place) \(phase.rawValue) \(PrintedNumber.text(progress))"
  }
}

/// A phase that a transition on a stage has reached.
public struct TransitionRecord: Hashable, Sendable {
  /// The virtual time of the stage, in seconds.
  public let time: Double

  /// The phase.
  public let phase: StageTransition.Phase

  /// The kind of change.
  public let kind: StageTransition.Kind

  /// The route of the screen or surface; `window` for the whole display.
  public let place: String

  /// Creates the record that a transition reached `phase` at `time`.
  public init(
    time: Double,
    phase: StageTransition.Phase,
    kind: StageTransition.Kind,
    place: String
  ) {
    self.time = time
    self.phase = phase
    self.kind = kind
    self.place = place
  }
}

extension TransitionRecord: CustomStringConvertible {
  /// The time, the phase, the kind and the place: `0.5 did present filter`.
  public var description: String {
    "\(PrintedNumber.text(time)) \(phase.rawValue) \(kind.rawValue) \(place)"
  }
}

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

  /// Whether changes of stacks wait for others of the same tick, with which they are merged: a device follows the path
  /// of a stack once in each turn of its run loop.
  var isTickOpen = false

  /// The place of the latest presentation when a finger began to dismiss a sheet.
  var allowedPresentation: UInt = 0

  /// The number of attempts to dismiss a sheet that cannot be dismissed by gestures.
  var dismissalAttempts = 0

  /// Whether changes are shown as they happen, not only in their final state.
  var isRunning: Bool { depth > 0 }
}
