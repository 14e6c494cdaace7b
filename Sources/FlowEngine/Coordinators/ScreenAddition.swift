/// A route, with the style in which a call that shows several screens shows it.
public struct StyledScreen<R: Route> {
  let route: R
  let style: TransitionPresentationStyle?

  /// The route in the coordinator's own style for it, or else as a push.
  public static func route(_ route: R) -> StyledScreen {
    StyledScreen(route: route, style: nil)
  }

  /// The route in a style.
  public static func route(_ route: R, in style: TransitionPresentationStyle) -> StyledScreen {
    StyledScreen(route: route, style: style)
  }

  /// The route as a push.
  public static func push(_ route: R) -> StyledScreen { .route(route, in: .push) }

  /// The route as a sheet.
  public static func sheet(_ route: R) -> StyledScreen { .route(route, in: .sheet) }

  /// The route as a full-screen cover.
  public static func fullScreenCover(_ route: R) -> StyledScreen {
    .route(route, in: .fullScreenCover)
  }
}

/// A call that changes several screens, or screens other than the top one; see ``Coordinator/perform(_:)``.
public enum ScreenAddition<R: Route> {
  /// Like ``Coordinator/show(_:animated:)``.
  case show([StyledScreen<R>])

  /// Like ``Coordinator/replaceTop(with:animated:)``.
  case replaceTop(with: R)

  /// Like ``Coordinator/insertBelowTop(_:animated:)``.
  case insertBelowTop(R)
}

extension Coordinator {
  /// Shows several screens on this coordinator in one call and one transition, the lowest first.
  ///
  /// Pushes go on top of its stack, as with ``navigate(toRoute:presentationStyle:animated:)``; then the others are
  /// presented, each over the one before. A push after a presentation would dismiss it, and is refused with
  /// ``FlowError/pushUnderPresentation(route:presented:owner:)``. All are shown or none: one that is refused leaves
  /// everything as it was, and one that a guard redirects makes the whole call wait.
  ///
  /// ```swift
  /// lines.show([.push(.line(2)), .push(.stop("Harbour")), .sheet(.stop("Market"))])
  /// ```
  ///
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func show(_ screens: [StyledScreen<R>], animated: Bool = true) -> Bool {
    submit(several(screens, animated))
  }

  /// Shows `route` in place of the top screen of this coordinator's stack, or pushes it if there is only the root.
  ///
  /// Whatever covers the stack is removed first.
  ///
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func replaceTop(with route: R, animated: Bool = true) -> Bool {
    submit(change(to: route, isBelow: false, animated))
  }

  /// Inserts `route` below the top screen of the stack, so that going back from there leads to it.
  ///
  /// The screens in front stay. It comes above all other screens of this coordinator: below its own top screen, or below
  /// those of children that are pushed. With nothing above the root it is refused with
  /// ``FlowError/nothingAboveRoot(route:owner:)``.
  ///
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func insertBelowTop(_ route: R, animated: Bool = true) -> Bool {
    submit(change(to: route, isBelow: true, animated))
  }

  /// Changes screens as the method of that name does, but throws errors instead of reporting them.
  public func perform(_ addition: ScreenAddition<R>) throws(FlowError) {
    switch addition {
    case .show(let screens): try run(several(screens, true))
    case .replaceTop(let route): try run(change(to: route, isBelow: false))
    case .insertBelowTop(let route): try run(change(to: route, isBelow: true))
    }
  }

  /// Returns what the method of that name would do, without doing it.
  public func plan(_ addition: ScreenAddition<R>) throws(FlowError) -> NavigationPlan {
    switch addition {
    case .show(let screens): try plan(several(screens, true), by: "plan")
    case .replaceTop(let route): try plan(change(to: route, isBelow: false), by: "plan")
    case .insertBelowTop(let route): try plan(change(to: route, isBelow: true), by: "plan")
    }
  }

  private func several(_ screens: [StyledScreen<R>], _ animated: Bool) -> SeveralAdditions {
    SeveralAdditions(screens: screens.map { ($0.route, $0.style) }, isAnimated: animated)
  }

  private func change(to route: R, isBelow: Bool, _ animated: Bool = true) -> StackChange {
    StackChange(destination: route, isBelow: isBelow, isAnimated: animated)
  }
}
