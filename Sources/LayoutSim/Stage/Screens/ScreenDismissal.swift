import FlowEngine

extension Stage {
  /// Leaves `screen`, whose state is `memory`, and first what was pushed over it; does nothing once it has gone.
  ///
  /// So does `dismiss` of SwiftUI, which belongs to one screen, while a back action pops whatever is on top.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - memory: Its state.
  ///   - back: Goes back from the screen; `nil` if there is nothing to go back to.
  /// - Returns: `nil` if and only if there is nothing to go back to.
  func dismissal(
    of screen: LiveScreen,
    _ memory: ScreenMemory,
    by back: (@MainActor @Sendable () -> Void)?
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let back else { return nil }
    let key = ScreenKey(screen)
    return { [weak self, weak memory] in
      guard let self, let memory, memories.knownMemory(at: key) === memory else { return }
      popScreens(above: key)
      if topScreen(above: key) == nil { back() }
    }
  }

  /// Pops what is above the screen with that key on its stack, as far as it may go.
  private func popScreens(above key: ScreenKey) {
    while let (top, stack) = topScreen(above: key), let pop = top.backAction(on: stack, memories) {
      pop()
      guard let next = topScreen(above: key) else { return }
      if ScreenKey(next.screen) == ScreenKey(top) { return }
    }
  }

  /// The top screen of the stack with that key, if it is another one.
  private func topScreen(above key: ScreenKey) -> (screen: LiveScreen, stack: LiveStack)? {
    for surface in shownSurfaces {
      for stack in surface.content.stacksInSight {
        guard let top = stack.screens.last, ScreenKey(top) != key,
          stack.screens.contains(where: { ScreenKey($0) == key })
        else { continue }
        return (top, stack)
      }
    }
    return nil
  }
}
