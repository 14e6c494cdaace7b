extension Element {
  /// Performs `action` when the content comes into the tree at its place, after layout.
  ///
  /// What is inside is notified before what is around it, in the order of the tree. It is performed again
  /// where the content had left: when a condition holds again, when a screen that another one covered
  /// is on top again, when its tab is selected again. A screen below a sheet has never left. Content
  /// without any box does not come at all, and neither does what a layout leaves out. State that the
  /// action changes is seen in the next pass.
  ///
  /// It imitates SwiftUI's modifier of the name, which promises no order among elements.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some Element {
    PresenceObserved(appear: action, disappear: nil, content: self)
  }

  /// Performs `action` when the content has left the tree, or its screen is not shown any more.
  ///
  /// What left is notified before what came, and what was inside before what was around it. The action is
  /// the one that the content had when it was last laid out; local state of content that is gone for
  /// good cannot be seen any more.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some Element {
    PresenceObserved(appear: nil, disappear: action, content: self)
  }
}

private struct PresenceObserved<Content: Element>: PrimitiveElement {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.observedParts(
      by: Self.self,
      .presence(appear: appear, disappear: disappear),
      content: content
    )
  }
}
