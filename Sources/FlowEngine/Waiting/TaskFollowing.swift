/// An object that is told when a task that it follows waits for a hierarchy.
@MainActor
package protocol TaskFollower: AnyObject, Sendable {
  /// A part of the task waits.
  func taskPaused()

  /// A part of the task that has waited goes on.
  func taskResumed()
}

package enum TaskFollowing {
  /// The follower of the current task; `nil` without one.
  @TaskLocal package static var current: (any TaskFollower)?
}
