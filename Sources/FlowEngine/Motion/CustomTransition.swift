/// The transition that an app gave a layer, and its course.
package struct CustomTransition: Hashable, Sendable {
  package let transition: LayerTransition
  package let animation: LayerAnimation
}

extension TransitionPresentationStyle {
  /// The transition of the app; `nil` for the platform's styles.
  package var customTransition: CustomTransition? {
    guard case .custom(let transition, let animation, _) = self else { return nil }
    return CustomTransition(transition: transition, animation: animation ?? .default)
  }
}
