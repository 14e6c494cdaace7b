import Observation

/// Notices when an `@Observable` model changes that was read while elements were resolved or laid out.
///
/// What was read in one pass is watched until the end of the next one, so that a pass which changes what
/// it shows is noticed, too.
@MainActor
package final class ModelWatch {
  private var present = ModelReadings()
  private var former: ModelReadings?

  /// Whether anything that was read in this pass, or in the one before it, has changed since.
  var hasChanged: Bool { present.hasChanged || former?.hasChanged == true }

  /// Where changes are noted of what this pass read.
  var changes: ChangeNote { present.changes }

  /// Begins a pass: what the last one read is watched until this one ends.
  func beginPass() {
    former?.end()
    former = nil
    if present.hasChanged {
      // It is the reason for this pass. What else it read would note changes for as long as the models live.
      present.end()
    } else {
      former = present
    }
    present = ModelReadings()
  }

  /// Ends a pass: only what it read counts from now on.
  func endPass() {
    former?.end()
    former = nil
  }

  /// Runs `body` and watches what it reads.
  func reading<Result>(_ body: () -> Result) -> Result { present.reading(body) }

  deinit {
    former?.end()
    present.end()
  }
}

/// What was read in one pass, until one of it changes.
private final class ModelReadings: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  let changes = ChangeNote()

  var hasChanged: Bool { changes.isTaken }

  /// Stands among what is read: models forget their observers when something of it changes.
  private var isOver: Bool { false }

  func reading<Result>(_ body: () -> Result) -> Result {
    withObservationTracking {
      registrar.access(self, keyPath: \.isOver)
      return body()
    } onChange: { [changes] in
      changes.take()
    }
  }

  /// Lets the models forget who watches them: they may live longer, and be read once more and more.
  func end() {
    registrar.withMutation(of: self, keyPath: \.isOver) {}
  }
}
