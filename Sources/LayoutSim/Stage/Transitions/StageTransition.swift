/// A transition on a stage, at one instant.
public struct StageTransition: Hashable, Sendable {
  /// What kind of change is shown.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A screen comes on top of a stack.
    case push

    /// The top screen of a stack goes.
    case pop

    /// A surface comes up.
    case present

    /// A surface goes.
    case dismiss

    /// A sheet goes to another height.
    case detent

    /// Another tab is shown, without motion.
    case tab

    /// A surface shows another flow, without motion.
    case root

    /// The window gets another size.
    case rotation

    /// The keyboard comes or goes.
    case keyboard
  }

  /// How far a transition has come.
  public enum Phase: String, Hashable, Codable, Sendable, CaseIterable {
    /// It is about to begin: no time has passed.
    case will

    /// It is under way.
    case during

    /// It is over, and all is where it belongs.
    case did

    /// It was turned back before its end: by a finger that was lifted, or by the opposite change.
    case cancelled
  }

  /// What kind of change is shown.
  public let kind: Kind

  /// The screen or surface that comes, goes or moves, by its route; `window` for the whole display.
  public let place: String

  /// How far it has come.
  public let phase: Phase

  /// The virtual seconds since its start.
  public let elapsed: Double

  /// The virtual seconds that it takes; infinite while a finger holds it.
  public let duration: Double

  /// The share of the way that is behind it, from 0 to 1: of the distance, not of the time.
  public let progress: Double

  /// Whether a finger holds it.
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
  /// When, in virtual seconds of the stage.
  public let time: Double

  /// Which phase.
  public let phase: StageTransition.Phase

  /// What kind of change it was.
  public let kind: StageTransition.Kind

  /// The screen or surface, by its route; `window` for the whole display.
  public let place: String

  /// The record that at `time` a transition reached `phase`.
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
