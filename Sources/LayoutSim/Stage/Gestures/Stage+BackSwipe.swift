import FlowEngine

/// The distance in points after which UIKit's pan gestures begin.
private let panThreshold = 10.0

extension Stage {
  /// Swipes back from the leading edge of the front-most screen.
  ///
  /// Completed, it has the effect of the back button. As on the platform, it works only on a pushed screen
  /// that shows the stage's back button: a custom or hidden bar disables the gesture, and the root screen of
  /// a detour or sheet has none. From the root of a tab behind “More” it leads to the list of tabs, whose
  /// transition is not shown.
  ///
  /// ```swift
  /// try stage.tap("Line 2")
  /// try stage.swipeBack(progress: 0.3, releasing: .cancelled)  // line 2 stays
  /// try stage.swipeBack()
  /// #expect(stage.topScreen?.title == "Lines")
  /// ```
  ///
  /// - Parameters:
  ///   - column: The column under the finger, if columns are side by side; `nil` for the one in front.
  ///   - progress: The distance that the finger moves, from 0 to 1 of the screen's width.
  ///   - release: Whether the gesture completes or is cancelled when the finger is lifted.
  /// - Throws: ``StageError/noBackSwipe(screen:reason:)`` if there is nothing to swipe, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func swipeBack(
    in column: SplitColumn? = nil,
    progress: Double = 1,
    releasing release: GestureRelease = .completed
  ) throws(StageError) {
    let swipe = try beginBackSwipe(in: column)
    swipe.update(progress: progress)
    switch release {
    case .completed: swipe.finish()
    case .cancelled: swipe.cancel()
    }
  }

  /// Begins a swipe back from the leading edge of the front-most screen, to be moved step by step.
  ///
  /// Any other gesture in progress is cancelled, unless this one is refused.
  ///
  /// - Parameter column: The column under the finger, if columns are side by side; `nil` for the one in front.
  /// - Returns: The swipe.
  /// - Throws: ``StageError/noBackSwipe(screen:reason:)`` if there is nothing to swipe, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func beginBackSwipe(in column: SplitColumn? = nil) throws(StageError) -> BackSwipe {
    try beginGesture()
    let settled = current
    let surfaces = shownSurfaces
    let screen = frontScreen
    guard let front = surfaces.last, let swiped = front.stackToSwipe(in: column, of: settled) else {
      let isBelow = surfaces.dropLast().contains { $0.content.stackToSwipe(in: column) != nil }
      throw .noBackSwipe(
        screen: screen,
        reason: isBelow ? .behind(surface: settled.frontWords) : .root
      )
    }
    if settled.frontLayer != nil {
      throw .noBackSwipe(screen: screen, reason: .behind(surface: settled.frontWords))
    }
    guard let button = settled.backButton(in: column), button.obstacle == nil else {
      throw .noBackSwipe(screen: screen, reason: .noBackButton)
    }
    releaseGesture()
    if swiped.leadsToMore { return BackSwipe(swiped, in: column, on: self) }
    let (stack, top) = (swiped.stack, swiped.top)
    let host = stack.host.serial
    let below = stack.screens[stack.screens.count - 2]
    let (coming, uncovered) = (ScreenKey(top), ScreenKey(below))
    followChanges()
    time.hold(
      .pop,
      place: top.wrapper.route.identifier,
      motion: .screenIn(coming, over: uncovered, stack: host, on: front.key),
      on: front.key,
      uncovering: { StageScene(aside: front.popping(stack), on: self) }
    )
    followChanges()
    time.moveHeld(to: 1)
    return BackSwipe(swiped, in: column, on: self)
  }
}

extension SettledStage {
  /// Whether a drag by `translation` from the node at `position` pops its screen.
  ///
  /// UIKit's `interactiveContentPopGestureRecognizer` (iOS 26) recognizes a pan that begins from leading to trailing,
  /// in the whole content area; SwiftUI's stacks enable it, and it takes precedence over the app's gestures
  /// (NativePHP/mobile-air#470, #481). Elements that pan by themselves take precedence: content that scrolls
  /// horizontally, sliders, and rows with buttons at their leading edge. Their precedence is assumed from UIKit's own
  /// controls; the rest is certain.
  func leadsBack(
    _ translation: Point,
    from position: Int,
    on front: @autoclosure () -> LiveSurface?
  ) -> Bool {
    let tree = renderTree
    let traits = tree.traits
    let isBack = traits.direction == .leftToRight ? translation.x > 0 : translation.x < 0
    guard traits.platform != .iOS18, traits.platform != .macOS, isBack,
      translation.x.magnitude > translation.y.magnitude, translation.x.magnitude >= panThreshold,
      frontLayer == nil
    else { return false }
    let column = tree.column(of: position)
    let around = [position] + tree.ancestors(of: position)
    guard let swiped = front()?.stackToSwipe(in: column, of: self),
      let button = backButton(in: column), button.obstacle == nil,
      let screen = shown.index[.screen(ScreenKey(swiped.top))], around.contains(screen)
    else { return false }
    return !around.contains {
      tree.nodes[$0].role == .slider || gestures[$0]?.leadingSwipe != nil
    }
  }
}

extension RenderTree {
  /// The column that contains the node at `position`; `nil` if there are no columns side by side.
  func column(of position: Int) -> SplitColumn? {
    ancestors(of: position).first { nodes[$0].role == .splitColumn }
      .flatMap { nodes[$0].route.flatMap(SplitColumn.init) }
  }
}
