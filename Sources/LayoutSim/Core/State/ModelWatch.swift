import Observation

/// Observes the `@Observable` models that were read while elements were resolved or laid out.
///
/// Models read in one pass are observed until the end of the next one, so that a pass that changes the models it shows
/// is noticed, too. Those that a body read are observed until it runs again.
@MainActor
package final class ModelWatch {
  /// The models that were read in this pass.
  private(set) var present = Readings()

  private var former: Readings?

  /// The flag for changes of what bodies have read that did not run in this pass.
  let bodies = ChangeNote()

  /// Whether any model read in this pass, in the one before it, or by a body has changed since.
  var hasChanged: Bool {
    present.haveChanged || former?.haveChanged == true || bodies.isTaken
  }

  /// The flag for changes of the models read in this pass.
  var changes: ChangeNote { present.changes }

  /// Begins a pass; models read in the previous one are observed until this one ends.
  func beginPass() {
    // A change in that pass caused this one. Its other models would set flags as long as they exist.
    former = present.haveChanged ? nil : present
    present = Readings()
    bodies.reset()
  }

  /// Ends a pass: only the models that it read are observed from now on.
  func endPass() {
    former = nil
  }

  /// Runs `body` and observes the models that it reads.
  func reading<Result>(_ body: () -> Result) -> Result { present.reading(body) }
}

/// The models and the state that one pass, one screen or one body has read; models are observed as long as this is
/// retained.
final class Readings: Sendable {
  private let models: ModelReadings

  /// Observes what is read, and passes a change on to `others`.
  init(notifying others: [ChangeNote] = []) {
    models = ModelReadings(ChangeNote(passingOnTo: others))
  }

  var haveChanged: Bool { changes.isTaken }

  var changes: ChangeNote { models.changes }

  /// Runs `body` and observes the models that it reads.
  func reading<Result>(_ body: () -> Result) -> Result { models.reading(body) }

  deinit {
    changes.close()
    models.end()
  }
}

/// The models that were read, observed until one of them changes.
private final class ModelReadings: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  let changes: ChangeNote

  init(_ changes: ChangeNote) {
    self.changes = changes
  }

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
  private enum State {
    case open, closed

    /// Something has changed: the member of that place, or an observable model.
    case taken(MemberPlace?)
  }

  private let state = Locked(State.open)
  private let others: [ChangeNote]

  init(passingOnTo others: [ChangeNote] = []) {
    self.others = others
  }

  /// Whether the flag was set.
  var isTaken: Bool { state.withLock { if case .taken = $0 { true } else { false } } }

  /// The member whose change set the flag; `nil` if it was a model.
  var member: MemberPlace? {
    state.withLock { if case .taken(let member) = $0 { member } else { nil } }
  }

  /// Sets the flag alone, because of a change of `member`.
  func take(_ member: MemberPlace?) {
    state.withLock { if case .open = $0 { $0 = .taken(member) } }
  }

  /// Sets the flag, and those to which it passes a change on.
  func take() {
    let isFirst = state.withLock { state in
      guard case .open = state else { return false }
      state = .taken(nil)
      return true
    }
    if isFirst { for other in others { other.take() } }
  }

  /// Removes the flag.
  func reset() {
    state.withLock { $0 = .open }
  }

  /// Ignores further changes.
  func close() {
    state.withLock { if case .open = $0 { $0 = .closed } }
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

extension WeakReference: LocatedValue {
  /// Whether both refer to one object.
  func isSame(as other: WeakReference, for purpose: ValueComparison.Purpose) -> Bool {
    object === other.object
  }
}
