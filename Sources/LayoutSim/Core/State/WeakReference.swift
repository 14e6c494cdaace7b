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
