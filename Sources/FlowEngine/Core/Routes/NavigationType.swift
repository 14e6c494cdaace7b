/// How a coordinator shows one of its routes.
public enum NavigationType: String, Hashable, Sendable, Codable, CaseIterable {
  /// On top of the stack, with a way back to what was there.
  case push

  /// On the stack in place of the screen on top; on an empty stack like ``push``.
  case replace

  /// In a surface of its own, by the modal coordinator that is registered for the route.
  case modal
}
