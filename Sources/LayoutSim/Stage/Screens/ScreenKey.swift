import FlowEngine

/// The identity of a screen on a stage: whose it is, how deep, and for which route.
///
/// Two screens of equal routes on one stack are two screens; a screen keeps its local state for as
/// long as it is somewhere on a stack, also while it is covered.
struct ScreenKey: Hashable {
  let coordinator: ObjectIdentifier
  let depth: Int
  let route: AnyHashable

  @MainActor
  init(_ screen: LiveScreen) {
    coordinator = ObjectIdentifier(screen.wrapper.coordinator)
    depth = screen.depth
    route = AnyHashable(screen.wrapper.route)
  }
}
