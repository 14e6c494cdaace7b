/// What will be in front of what.
extension PlanOverlay {
  /// The coordinator whose content `coordinator` will show in place of a stack of its own.
  func content(of coordinator: UnownedCoordinator) -> UnownedCoordinator? {
    switch coordinator.kind {
    case .stack: nil
    case .tabs: coordinator.tab(selectedTab(of: coordinator))
    case .flows: coordinator.flow
    }
  }

  /// Calls `body` with those whose screens will lie on the surface of `coordinator`, the lowest first.
  ///
  /// Tabs that are not selected come first. They show no screens, and what they present does stay:
  /// a tab that is left by `switchToTab` keeps its sheet up.
  @inline(__always)
  func forEachSharer(of coordinator: UnownedCoordinator, _ body: (UnownedCoordinator) -> Void) {
    let content = content(of: coordinator)
    if coordinator.kind == .tabs {
      for index in 0..<coordinator.childCount {
        let tab = coordinator.child(index)
        if tab != content { body(tab) }
      }
    }
    if let content { body(content) }
    for place in 0..<pushedCount(on: coordinator) { body(pushed(on: coordinator, at: place)) }
  }

  /// The coordinator whose screen the user will see, looking from `top` downwards.
  mutating func visible(from top: UnownedCoordinator) -> UnownedCoordinator {
    guard showsMoreThanStack(top) else { return top }
    var current = top
    while let over = presentation(over: current) { current = over }
    return onTop(of: current)
  }

  /// The coordinator whose screen will be on top of the surface or the tab that `bottom` begins.
  func onTop(of bottom: UnownedCoordinator) -> UnownedCoordinator {
    var top = bottom
    while true {
      let count = pushedCount(on: top)
      if count > 0 {
        top = pushed(on: top, at: count - 1)
      } else if let content = content(of: top) {
        top = content
      } else {
        return top
      }
    }
  }

  /// The coordinator that is presented directly over the surface of `coordinator`, top-most first.
  private mutating func presentation(over coordinator: UnownedCoordinator) -> UnownedCoordinator? {
    var pending = takePending()
    defer { self.pending = pending }
    pending.append(coordinator)
    while let next = pending.popLast() {
      guard showsMoreThanStack(next) else { continue }
      let count = presentationCount(of: next)
      if count > 0 { return presentation(of: next, at: count - 1).coordinator }
      forEachSharer(of: next) { pending.append($0) }
    }
    return nil
  }
}
