/// Runs the parts of followed tasks that belong to no actor in turns of the main actor, one after the other.
///
/// The runtime would run them on any thread, in an order that differs from run to run.
@available(macOS 15, iOS 18, *)
final class TurnExecutor: TaskExecutor {
  static let shared = TurnExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
