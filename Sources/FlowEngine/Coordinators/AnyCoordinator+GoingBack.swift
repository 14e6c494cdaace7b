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

  /// Removes as many screens as that many calls of ``pop()`` would, in one transition.
  ///
  /// It goes back on one stack: the last item that it can remove is what shows the stack, such as a modal. A count that
  /// is too large, or less than one, is refused with ``FlowError/notOnStack(_:owner:screens:)``, and nothing changes.
  ///
  /// ```swift
  /// lines.show([.route(.line(2)), .route(.stop("Harbour"))])
  /// lines.popScreens(2)  // at the lines again, in one step
  /// ```
  ///
  /// - Returns: `false` if it was refused, which is reported.
  @discardableResult
  public func popScreens(_ count: Int, animated: Bool = true) -> Bool {
    submitRemoval(Removing(.popScreens(count), isAnimated: animated))
  }

  /// Removes `count` screens, as when a user chooses an earlier one in the menu of the back button.
  package func goBack(by count: Int) {
    _ = submitRemoval(Removing(.popScreens(count), for: .back))
  }

  /// Removes all screens above the one at an index of this coordinator's own stack, whichever coordinators own them.
  ///
  /// Index 0 is the root, 1 the first screen of `router.state.stack`. An index that does not exist is refused with
  /// ``FlowError/notOnStack(_:owner:screens:)``. Surfaces that the coordinator presents stay, as by ``popToRoot()``.
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if it was refused, which is reported.
  @discardableResult
  public func popToIndex(_ index: Int, animated: Bool = true) -> Bool {
    submitRemoval(Removing(.popToIndex(index), isAnimated: animated))
  }

  /// Dismisses everything that this coordinator and all below it present; every stack and every selection stays.
  ///
  /// On the ``rootCoordinator`` that is everything that the app presents.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))
  /// lines.present(.stop("Harbour"))
  /// lines.present(.stop("Market"))
  /// lines.dismissAll()
  /// #expect(lines.visibleRoute as? LineRoute == .line(2))
  /// ```
  ///
  /// - Returns: `false` if nothing was presented, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissAll(animated: Bool = true) -> Bool {
    submitRemoval(Removing(.dismissAll, isAnimated: animated))
  }

  /// Dismisses this coordinator's presentation with the given number, and everything that lies over it.
  ///
  /// A coordinator gives each of its presentations a number, ``Presentation/number``, which it never reuses.
  ///
  /// - Returns: `false` if it has already left, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissPresentation(_ number: Int, animated: Bool = true) -> Bool {
    submitRemoval(Removing(.dismissPresentation(number), isAnimated: animated))
  }

  /// Dismisses what this coordinator has presented after the presentation with the given number, and what lies over it.
  ///
  /// - Returns: `false` if there was nothing to dismiss, which is logged, or if a guard refused, which is reported.
  @discardableResult
  public func dismissPresentations(after number: Int, animated: Bool = true) -> Bool {
    submitRemoval(Removing(.dismissPresentations(after: number), isAnimated: animated))
  }
}

extension Coordinator {
  /// Removes all screens above the latest one for `route` on this coordinator's own stack, or above its root.
  ///
  /// It is literal: no coordinator is asked, and a route that is not on the stack is refused with
  /// ``FlowError/notOnStack(_:owner:screens:)``. Otherwise it behaves like ``AnyCoordinator/popToIndex(_:animated:)``.
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if it was refused, which is reported.
  @discardableResult
  public func popTo(_ route: R, animated: Bool = true) -> Bool {
    submitRemoval(Removing(.popTo(route), isAnimated: animated))
  }

  /// Removes all screens above the latest one of the same kind as `route`: its identifier up to the first bracket.
  ///
  /// ```swift
  /// lines.show([.route(.line(2)), .route(.stop("Harbour")), .route(.stop("Market"))])
  /// lines.popToKind(of: .line(0))  // back to line 2
  /// ```
  ///
  /// - Returns: `false` if there was nothing to remove, which is logged, or if it was refused, which is reported.
  @discardableResult
  public func popToKind(of route: R, animated: Bool = true) -> Bool {
    submitRemoval(Removing(.popToKind(of: route), isAnimated: animated))
  }
}

/// A call that removes something from the screen; see ``AnyCoordinator/perform(_:)-(ScreenRemoval)``.
public enum ScreenRemoval {
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

  /// As ``AnyCoordinator/popScreens(_:animated:)``.
  case popScreens(Int)

  /// As ``AnyCoordinator/popToIndex(_:animated:)``.
  case popToIndex(Int)

  /// As ``Coordinator/popTo(_:animated:)``.
  // Indirect, because it would otherwise make all other cases larger, which are copied.
  indirect case popTo(any Route)

  /// As ``Coordinator/popToKind(of:animated:)``.
  indirect case popToKind(of: any Route)

  /// As ``AnyCoordinator/dismissAll(animated:)``.
  case dismissAll

  /// As ``AnyCoordinator/dismissPresentation(_:animated:)``.
  case dismissPresentation(Int)

  /// As ``AnyCoordinator/dismissPresentations(after:animated:)``.
  case dismissPresentations(after: Int)
}

extension AnyCoordinator {
  /// Removes something from the screen as the method of that name does, but throws errors instead of reporting them.
  ///
  /// - Throws: ``FlowError/nothingToDo(call:owner:because:)`` if there was nothing to remove, or a guard's refusal.
  public func perform(_ removal: ScreenRemoval) throws(FlowError) {
    let call = Removing(removal)
    guard try !run(call), let reason = call.idleReason else { return }
    throw .nothingToDo(call: call.name, owner: ownerPath, because: reason)
  }

  /// Returns what the method of that name would do, without doing it; the plan has no steps if nothing would be
  /// removed.
  ///
  /// Throws the error that it would report, such as that of a guard that keeps a surface.
  public func plan(_ removal: ScreenRemoval) throws(FlowError) -> NavigationPlan {
    try plan(Removing(removal), by: "plan")
  }
}
