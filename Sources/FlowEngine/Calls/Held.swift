/// A coordinator that somebody else keeps alive for as long as a call is planned and applied.
///
/// Counting references to coordinators costs more than planning does. The root is kept by whoever
/// runs the call, nobody can leave the hierarchy while a call is planned, and what a step takes out is
/// named by no later step.
struct Held {
  unowned(unsafe) let coordinator: AnyCoordinator

  init(_ coordinator: AnyCoordinator) {
    self.coordinator = coordinator
  }
}
