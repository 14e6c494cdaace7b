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
