import FlowEngine

extension Stage {
  /// Swipes back from the leading edge of the front-most screen.
  ///
  /// Completed, it does what the back button does. As on the platform, it works where the stage shows
  /// its back button on a screen that was pushed: a bar of the screen's own, or a hidden one, takes
  /// the gesture away, and a detour's or sheet's root screen has none. From the root of a tab behind
  /// “More” it leads to the list of tabs, which is not seen to come.
  ///
  /// - Parameters:
  ///   - progress: How far the finger moves, from 0 to 1 of the screen's width.
  ///   - release: Whether the screen goes, or stays, when the finger is lifted.
  /// - Throws: ``StageError/noBackSwipe(screen:reason:)`` if there is nothing to swipe, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func swipeBack(
    progress: Double = 1,
    releasing release: GestureRelease = .completed
  ) throws(StageError) {
    let swipe = try beginBackSwipe()
    swipe.update(progress: progress)
    switch release {
    case .completed: swipe.finish()
    case .cancelled: swipe.cancel()
    }
  }

  /// Puts a finger on the leading edge of the front-most screen, to swipe it back step by step.
  ///
  /// What another finger still holds goes back to where it was, unless this one is refused.
  ///
  /// - Throws: ``StageError/noBackSwipe(screen:reason:)`` if there is nothing to swipe, and
  ///   ``StageError/settling(screen:)`` from inside a body, a factory, a layout or an observer.
  public func beginBackSwipe() throws(StageError) -> BackSwipe {
    try beginGesture()
    let settled = current
    let surfaces = shownSurfaces
    let screen = frontScreen
    guard let front = surfaces.last, let swiped = stackToSwipe else {
      let isBelow = surfaces.dropLast().contains { $0.content.stackToSwipe != nil }
      throw .noBackSwipe(
        screen: screen,
        reason: isBelow ? .behind(surface: settled.frontSurface) : .root
      )
    }
    if settled.frontLayer != nil {
      throw .noBackSwipe(screen: screen, reason: .behind(surface: settled.frontSurface))
    }
    guard let button = settled.backButton, button.obstacle == nil else {
      throw .noBackSwipe(screen: screen, reason: .noBackButton)
    }
    letGo()
    if swiped.leadsToMore { return BackSwipe(swiped, on: self) }
    let (stack, top) = (swiped.stack, swiped.top)
    let host = stack.host.serial
    let below = stack.screens[stack.screens.count - 2]
    let mark = StageScene.ScreenMark(below)
    hold(
      .pop,
      place: top.wrapper.route.identifier,
      motion: { .screenIn(over: mark, stack: host, on: $0) },
      on: front,
      uncovering: { self.preview(of: front.popping(stack)) }
    )
    moveHeld(to: 1)
    return BackSwipe(swiped, on: self)
  }

  /// What `surface` shows when it is laid out aside, in a window of its own.
  private func preview(of surface: LiveSurface) -> StageScene {
    let aside = ElementTree(measurer: measurer, isShown: false)
    var number = 0
    while true {
      let builder = WindowBuilder(stage: self, surfaces: [surface])
      let pass = aside.pass(
        builder.window(),
        inherited: inherited,
        proposal: Proposal(traits.window),
        pixel: traits.device.pixel,
        isContinuing: number > 0
      )
      number += 1
      // A bar is built from what its screen told in the pass before.
      guard number > 1 && !pass.needsAnother || number == settlingLimit else { continue }
      var tree = RenderTree(traits: traits, nodes: pass.nodes)
      tree.forgetFramesOfWhatIsNotLaidOut()
      tree.scroll(by: scrollOffsets(in: tree, keptIn: pass.scrollSlots))
      return StageScene(tree, of: [surface])
    }
  }
}
