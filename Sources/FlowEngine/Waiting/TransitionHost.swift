/// An object that shows a hierarchy and takes time for its changes, so that code can wait for them.
///
/// A `Stage` is a host; an app's own views may be hosts, too. A host calls ``AnyCoordinator/transitionsEnded()``
/// whenever it comes to rest, and before it is released while something moves.
@MainActor
public protocol TransitionHost: AnyObject {
  /// Whether a transition is in progress.
  var isMoving: Bool { get }
}

extension AnyCoordinator {
  /// Makes `transition(_:)` and ``outcome(of:presentationStyle:animated:)`` wait for the transitions of `host`.
  ///
  /// Several hosts may show one hierarchy. They are not retained.
  public func add(_ host: any TransitionHost) {
    hierarchy.hosts.add(HostEntry(self, host))
  }

  /// Resumes the code that waits for transitions, unless another host of the hierarchy is still moving.
  ///
  /// A host calls it.
  public func transitionsEnded() {
    Waiter.wake(hierarchy.hosts.entries.flatMap { $0.takeWaiters() }[...])
  }

  /// Makes calls and waits until they are done and the hosts of the hierarchy are at rest.
  ///
  /// ```swift
  /// await lines.transition { lines.navigate(toRoute: .line(2)) }  // until the push has ended
  /// await lines.transition { lines.pop() }
  /// ```
  ///
  /// It is the asynchronous form of every call. The calls are made immediately, in order; if nothing moves, they
  /// are not followed by a suspension. A cancelled task no longer waits.
  ///
  /// - Parameter calls: The calls.
  /// - Returns: The result of `calls`.
  /// - Throws: The error of `calls`, without waiting.
  @discardableResult
  public func transition<Result, Failure: Error>(
    _ calls: () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    // The calls may remove the coordinator from its hierarchy, whose hosts then move.
    let former = presentHosts
    let result = try calls()
    await HostEntry.rest(former + presentHosts)
    return result
  }

  /// Makes calls whose results do not matter, and waits until they are done and the hosts are at rest.
  ///
  /// With this form, a single-expression closure need not return the result of its call.
  ///
  /// - Parameter calls: The calls.
  /// - Throws: The error of `calls`, without waiting.
  public func transition<Failure: Error>(
    _ calls: () throws(Failure) -> Void
  ) async throws(Failure) {
    _ = try await transition { () throws(Failure) -> Bool in
      try calls()
      return true
    }
  }

  /// The hosts of its hierarchy.
  var presentHosts: [HostEntry] {
    let hierarchy = hierarchy
    return hierarchy.hosts.entries.filter { $0.isIn(hierarchy) }
  }
}

/// The hosts of a hierarchy, each once, in the order in which they were added.
@MainActor
struct HostList {
  private(set) var entries: [HostEntry]
  private var known: [HostEntry.Key: HostEntry]

  /// The number of entries at which the entries of released hosts are removed.
  private let limit: Int

  init(_ entries: [HostEntry] = []) {
    self.entries = entries
    known = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    limit = max(16, 2 * entries.count)
  }

  mutating func add(_ entry: HostEntry) {
    if let present = known[entry.key], !present.isOver { return }
    if entries.count >= limit { self = HostList(entries.filter { !$0.isOver }) }
    entries.append(entry)
    known[entry.key] = entry
    assert(
      known.count <= entries.count && entries.count <= limit,
      "\(entries.count) hosts of \(known.count) keys are listed, where \(limit) are allowed."
    )
  }
}

/// A host with the code that waits for it.
@MainActor
final class HostEntry {
  private weak var coordinator: AnyCoordinator?
  private weak var host: (any TransitionHost)?
  private var waiters: [Waiter] = []

  /// The coordinator and the host, whose addresses others may have once they are released.
  struct Key: Hashable {
    let coordinator: ObjectIdentifier
    let host: ObjectIdentifier
  }

  let key: Key

  init(_ coordinator: AnyCoordinator, _ host: any TransitionHost) {
    key = Key(coordinator: ObjectIdentifier(coordinator), host: ObjectIdentifier(host))
    self.coordinator = coordinator
    self.host = host
  }

  var isOver: Bool { host == nil || coordinator == nil }

  func isIn(_ hierarchy: Hierarchy) -> Bool {
    host != nil && coordinator?.hierarchy === hierarchy
  }

  private var isMoving: Bool { host?.isMoving ?? false }

  /// Removes and returns the code that waits for this host; it waits again if another one moves.
  func takeWaiters() -> [Waiter] {
    defer { waiters = [] }
    return waiters
  }

  /// Waits until none of `entries` moves, or the task is cancelled.
  static func rest(_ entries: [HostEntry]) async {
    while !Task.isCancelled, entries.contains(where: \.isMoving) {
      await Waiter.wait { waiter in
        for entry in entries where entry.isMoving { entry.waiters.append(waiter) }
      }
    }
  }
}

/// An object that is notified when a task that it follows waits for a hierarchy.
@MainActor
package protocol TaskFollower: AnyObject, Sendable {
  /// Called when a part of the task waits.
  func taskPaused()

  /// Called when a part of the task that has waited resumes.
  func taskResumed()
}

package enum TaskFollowing {
  /// The follower of the current task; `nil` without one.
  @TaskLocal package static var current: (any TaskFollower)?
}
