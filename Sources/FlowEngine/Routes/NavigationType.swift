/// How a coordinator shows one of its routes.
public enum NavigationType: String, Hashable, Sendable, Codable, CaseIterable {
  /// On top of the stack, with a way back to the screen below.
  case push

  /// On the stack in place of the top screen; on an empty stack like ``push``.
  case replace

  /// In a separate surface, by the modal coordinator that is registered for the route.
  case modal

  /// In the style that the coordinator's `presentationStyle(for:)` returns, which is the route's own by
  /// default.
  case styled
}
