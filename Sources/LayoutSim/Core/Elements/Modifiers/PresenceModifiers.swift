extension Element {
  /// Performs `action` when the content appears in the tree at its place, after layout.
  ///
  /// Inner content is notified before outer content, in the order of the tree. The action runs again when the
  /// content returns: when a condition holds again, when a covered screen is on top again, when its tab is
  /// selected again. A screen below a sheet never disappears. Content without any box does not appear, nor
  /// does content that a layout leaves out. State that the action changes is laid out in the next pass.
  ///
  /// On a stage a row of a list, or of a lazy stack or grid in a scroll area, appears after all others, when any of it
  /// comes into sight, and disappears when none of it is in sight any more. Devices may create rows a little earlier.
  ///
  /// It imitates SwiftUI's modifier of that name, which guarantees no order among elements.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some Element {
    PresenceObserved(appear: action, disappear: nil, content: self)
  }

  /// Performs `action` when the content has left the tree, or its screen is no longer shown.
  ///
  /// Disappearing content is notified before appearing content, and inner content before outer content. The
  /// action is the one from the last layout of the content; local state of content that was removed can no
  /// longer be observed.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some Element {
    PresenceObserved(appear: nil, disappear: action, content: self)
  }
}

private struct PresenceObserved<Content: Element>: PrimitiveElement {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.observed(
      by: Self.self,
      .presence(appear: appear, disappear: disappear),
      content: content
    )
  }
}
