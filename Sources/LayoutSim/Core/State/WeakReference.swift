/// A reference that keeps nothing alive, for values that an app may keep as long as it likes.
final class WeakReference<Object: AnyObject & Sendable>: Sendable {
  // Set once, and then only read, which any thread may do.
  private nonisolated(unsafe) weak var reference: Object?

  init(_ object: Object?) {
    reference = object
  }

  /// The object; `nil` once it is gone.
  var object: Object? { reference }
}
