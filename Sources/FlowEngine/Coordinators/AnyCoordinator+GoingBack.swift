extension AnyCoordinator {
  /// Removes the top-most screen of the stack on which this coordinator's screens are, as the back button
  /// does.
  ///
  /// It may be a screen of a child or of a sibling that is pushed above. A pushed child at its root is popped
  /// from its parent, a modal or a detour at its root is dismissed; at the root of a tab, a column, a flow or an
  /// app nothing happens. Surfaces above the stack stay.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))
  /// lines.navigate(toRoute: .stop("Harbour"))
  /// #expect(lines.pop())  // back to line 2
  /// #expect(lines.pop())
  /// #expect(!lines.pop())  // the root stays
  /// ```
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func pop() -> Bool {
    submitRemoval(Removing(.pop))
  }

  /// Returns what ``pop()`` would do, without doing it; the plan has no steps if nothing would be removed.
  ///
  /// Throws the error that it would report, such as that of a guard that keeps a surface.
  public func planToGoBack() throws(FlowError) -> NavigationPlan {
    try plan(Removing(.pop), by: "planToGoBack")
  }

  /// Removes all screens above this coordinator's root, including those of pushed children.
  ///
  /// On a tab coordinator, those of the selected tab; on a split coordinator, those of the column in front.
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func popToRoot() -> Bool {
    submitRemoval(Removing(.popToRoot))
  }

  /// Dismisses the modal that this coordinator presents, with everything that lies over it: what the modal presents, and
  /// the plain screens and flows that this coordinator presented later.
  ///
  /// If it presents none, the modal that shows this coordinator is dismissed, as by UIKit's
  /// `dismiss(animated:completion:)`, which a presented view controller passes on to the one that presents it. A flow
  /// that was brought along and presented counts as a modal then. A detour of this coordinator stays. A renderer
  /// passes `reason` to report that a gesture dismissed the surface.
  ///
  /// ```swift
  /// lines.navigate(to: LineRoute.map)  // a registered modal
  /// #expect(lines.dismissModal())
  /// #expect(!lines.dismissModal())  // there is none left
  /// ```
  ///
  /// - Returns: `false` if there was no modal, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissModal(for reason: DismissalReason = .call) -> Bool {
    submitRemoval(Removing(.dismissModal, for: reason))
  }

  /// Dismisses the detour that this coordinator presents, with everything that lies over it: what the detour presents,
  /// and the plain screens and flows that this coordinator presented later.
  ///
  /// Of several, with plain screens between them, it is the latest. If it presents none, the detour that shows this
  /// coordinator is dismissed. A modal of this coordinator stays. A renderer passes `reason` to report that a gesture
  /// dismissed the surface.
  ///
  /// - Returns: `false` if there was no detour, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissDetour(for reason: DismissalReason = .call) -> Bool {
    submitRemoval(Removing(.dismissDetour, for: reason))
  }
}

/// A call that takes something off the screen; see ``AnyCoordinator/perform(_:)-(ScreenRemoval)``.
public enum ScreenRemoval: String, Hashable, Sendable, CaseIterable {
  /// As ``AnyCoordinator/pop()``.
  case pop

  /// As ``AnyCoordinator/popToRoot()``.
  case popToRoot

  /// As ``AnyCoordinator/dismissModal(for:)``.
  case dismissModal

  /// As ``AnyCoordinator/dismissDetour(for:)``.
  case dismissDetour

  /// As ``AnyCoordinator/dismiss(animated:)``.
  case dismiss

  /// As ``AnyCoordinator/close(animated:)``.
  case close
}

extension AnyCoordinator {
  /// Takes something off the screen as the method of that name does, but throws errors instead of reporting them.
  ///
  /// - Throws: ``FlowError/nothingToDo(call:owner:because:)`` if there was nothing to remove, or a guard's refusal.
  public func perform(_ removal: ScreenRemoval) throws(FlowError) {
    let call = Removing(removal)
    guard try !run(call), let reason = call.idleReason else { return }
    throw .nothingToDo(call: call.name, owner: ownerPath, because: reason)
  }
}
