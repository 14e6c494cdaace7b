import Observation

/// Observes the `@Observable` models that were read while elements were resolved or laid out.
///
/// Models read in one pass are observed until the end of the next one, so that a pass that changes the models it shows
/// is noticed, too.
@MainActor
package final class ModelWatch {
  /// The models that were read in this pass.
  private(set) var present = HeldReadings()

  private var former: HeldReadings?

  /// Whether any model read in this pass, or in the one before it, has changed since.
  var hasChanged: Bool { present.hasChanged || former?.hasChanged == true }

  /// The flag for changes of the models read in this pass.
  var changes: ChangeNote { present.changes }

  /// Begins a pass; models read in the previous one are observed until this one ends.
  func beginPass() {
    // A change in that pass caused this one. Its other models would set flags as long as they exist.
    former = present.hasChanged ? nil : present
    present = HeldReadings()
  }

  /// Ends a pass: only the models that it read are observed from now on.
  func endPass() {
    former = nil
  }

  /// Runs `body` and observes the models that it reads.
  func reading<Result>(_ body: () -> Result) -> Result { present.reading(body) }
}

/// The models that were read in one pass, or by one screen, observed as long as this is retained.
final class HeldReadings: Sendable {
  private let readings = ModelReadings()

  var hasChanged: Bool { readings.hasChanged }

  var changes: ChangeNote { readings.changes }

  /// Runs `body` and observes the models that it reads.
  func reading<Result>(_ body: () -> Result) -> Result { readings.reading(body) }

  deinit {
    readings.end()
  }
}

/// The models read in one pass, observed until one of them changes.
private final class ModelReadings: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  let changes = ChangeNote()

  var hasChanged: Bool { changes.isTaken }

  /// Is read with the models, which drop their observers when one of them changes.
  private var isOver: Bool { false }

  func reading<Result>(_ body: () -> Result) -> Result {
    withObservationTracking {
      registrar.access(self, keyPath: \.isOver)
      return body()
    } onChange: { [changes] in
      changes.take()
    }
  }

  /// Makes the models drop their observers, because they may live longer, and be read again and again.
  func end() {
    registrar.withMutation(of: self, keyPath: \.isOver) {}
  }
}

/// A flag that something has changed, which any thread may set.
final class ChangeNote: Sendable {
  private let state = Locked(false)

  /// Whether the flag was set.
  var isTaken: Bool { state.withLock { $0 } }

  func take() {
    state.withLock { $0 = true }
  }
}

/// A weak reference, for values that an app may retain for any time.
final class WeakReference<Object: AnyObject & Sendable>: Sendable {
  // Set once and then only read, which is safe on any thread.
  private nonisolated(unsafe) weak var reference: Object?

  init(_ object: Object?) {
    reference = object
  }

  /// The object; `nil` once it is freed.
  var object: Object? { reference }
}
