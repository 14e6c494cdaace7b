/// Finding what will be shown, and in which order.
extension PlanOverlay {
  func pushedCount(on coordinator: UnownedCoordinator) -> Int {
    read(coordinator) { $0.pointee.pushedChildren.count }
  }

  @inline(__always)
  func pushed(on coordinator: UnownedCoordinator, at index: Int) -> UnownedCoordinator {
    read(coordinator) { UnownedCoordinator($0.pointee.pushedChildren[index]) }
  }

  /// The future index of `child` among the children that are pushed on `coordinator`.
  func index(of child: UnownedCoordinator, pushedOn coordinator: UnownedCoordinator) -> Int? {
    // From the top, where most changes are.
    var index = pushedCount(on: coordinator)
    while index > 0 {
      index -= 1
      if pushed(on: coordinator, at: index) == child { return index }
    }
    return nil
  }

  func presentationCount(of coordinator: UnownedCoordinator) -> Int {
    read(coordinator) { $0.pointee.presentations.count }
  }

  @inline(__always)
  func presented(by coordinator: UnownedCoordinator, at index: Int) -> UnownedCoordinator {
    read(coordinator) { UnownedCoordinator($0.pointee.presentations[index].coordinator) }
  }

  /// The coordinator that `coordinator` will present above all others; `nil` if it presents none.
  func topPresented(by coordinator: UnownedCoordinator) -> UnownedCoordinator? {
    let count = presentationCount(of: coordinator)
    return count > 0 ? presented(by: coordinator, at: count - 1) : nil
  }

  func kind(ofPresentation index: Int, of coordinator: UnownedCoordinator) -> Presentation.Kind {
    read(coordinator) { $0.pointee.presentations[index].kind }
  }

  /// The future index of `presented` among the presentations of `coordinator`.
  func index(
    of presented: UnownedCoordinator,
    presentedBy coordinator: UnownedCoordinator
  ) -> Int? {
    var index = presentationCount(of: coordinator)
    while index > 0 {
      index -= 1
      if self.presented(by: coordinator, at: index) == presented { return index }
    }
    return nil
  }

  /// Whether `coordinator` will show anything in addition to its own stack.
  func showsMoreThanStack(_ coordinator: UnownedCoordinator) -> Bool {
    coordinator.isContainer || presentationCount(of: coordinator) > 0
      || pushedCount(on: coordinator) > 0
  }

  func stackCount(of coordinator: UnownedCoordinator) -> Int {
    read(coordinator) { $0.pointee.stack.count }
  }

  func selectedTab(of coordinator: UnownedCoordinator) -> Int {
    read(coordinator) { $0.pointee.selectedTab }
  }

  /// The future requests for the columns of `coordinator`.
  func split(of coordinator: UnownedCoordinator) -> SplitState {
    read(coordinator) { $0.pointee.split }
  }

  func root(of coordinator: UnownedCoordinator) -> any Route {
    read(coordinator) { $0.pointee.root }
  }

  /// The route on top of `coordinator`'s own stack.
  func topRoute(of coordinator: UnownedCoordinator) -> any Route {
    read(coordinator) { $0.pointee.topRoute }
  }

  /// The coordinator whose content `coordinator` will show instead of its own stack.
  ///
  /// A flow is the current one, as installing another is the last step of a plan.
  @inline(__always)
  func content(of coordinator: UnownedCoordinator) -> UnownedCoordinator? {
    switch coordinator.kind {
    case .stack: return nil
    case .tabs:
      let tab = selectedTab(of: coordinator)
      return tab >= 0 && tab < coordinator.childCount ? coordinator.child(tab) : nil
    case .flows: return coordinator.flow
    case .split: return frontColumn(of: coordinator)
    }
  }

  /// The column of `split` that will be in front: the compact one, or else the nearest before it that is not empty,
  /// or else the first.
  @inline(never)
  private func frontColumn(of split: UnownedCoordinator) -> UnownedCoordinator? {
    let compact = self.split(of: split).compactColumn.index
    var front: UnownedCoordinator?
    for index in 0..<split.childCount {
      let child = split.child(index)
      if front == nil || child.column.map({ $0.index <= compact }) ?? false { front = child }
    }
    return front
  }

  /// Calls `body` with the coordinators whose screens will be on the surface of `coordinator`, the lowest
  /// first.
  ///
  /// Tabs that are not selected come first. They show no screens, but their presentations stay: a tab that is
  /// left by `switchToTab` keeps its sheet. Columns come from the leading edge, whichever is in front.
  @inline(__always)
  func forEachOnSurface(of coordinator: UnownedCoordinator, _ body: (UnownedCoordinator) -> Void) {
    let kind = coordinator.kind
    if kind == .flows {
      if let flow = coordinator.flow { body(flow) }
    } else if kind != .stack {
      let selected = kind == .tabs ? selectedTab(of: coordinator) : nil
      let count = coordinator.childCount
      for index in 0..<count where index != selected { body(coordinator.child(index)) }
      if let selected, selected >= 0, selected < count { body(coordinator.child(selected)) }
    }
    for index in 0..<pushedCount(on: coordinator) { body(pushed(on: coordinator, at: index)) }
  }

  /// The coordinator whose screens will hide those of `coordinator` on the same surface: its last pushed
  /// child, or else its content; `nil` if its own are on top.
  func next(above coordinator: UnownedCoordinator) -> UnownedCoordinator? {
    let count = pushedCount(on: coordinator)
    return count > 0 ? pushed(on: coordinator, at: count - 1) : content(of: coordinator)
  }

  /// The coordinator whose screen will be on top of the surface or the tab that starts at `bottom`.
  func onTop(of bottom: UnownedCoordinator) -> UnownedCoordinator {
    var top = bottom
    while let next = next(above: top) { top = next }
    return top
  }

  /// The coordinator whose screen will be visible at or below `top`.
  func visible(from top: UnownedCoordinator) -> UnownedCoordinator {
    guard showsMoreThanStack(top) else { return top }
    var current = top
    while let over = presented(over: current) { current = over }
    return onTop(of: current)
  }

  /// A coordinator presented above the surface of `coordinator`, the top-most of those directly above it or of all.
  private func presented(over coordinator: UnownedCoordinator) -> UnownedCoordinator? {
    var pending: [UnownedCoordinator] = []
    var next: UnownedCoordinator? = coordinator
    while let here = next {
      let count = presentationCount(of: here)
      if count > 0 {
        let (top, isOverlay) = read(here) {
          let top = $0.pointee.presentations[count - 1]
          return (UnownedCoordinator(top.coordinator), top.isOverlay)
        }
        // An overlay may be out of sight, and what another tab presents may be above.
        guard isOverlay || !pending.isEmpty else { return top }
        return presentations(over: coordinator).last(where: \.isInSight).map {
          UnownedCoordinator($0.presentation.coordinator)
        }
      }
      forEachOnSurface(of: here) { if showsMoreThanStack($0) { pending.append($0) } }
      next = pending.popLast()
    }
    return nil
  }

  /// `coordinator` and everything that it shows, which leave the screen together, owners first.
  func leavingTogether(with coordinator: UnownedCoordinator) -> [UnownedCoordinator] {
    var leaving: [UnownedCoordinator] = []
    leaving.reserveCapacity(8)
    leaving.append(coordinator)
    var next = 0
    while next < leaving.count {
      let here = leaving[next]
      next += 1
      guard showsMoreThanStack(here) else { continue }
      for index in 0..<pushedCount(on: here) { leaving.append(pushed(on: here, at: index)) }
      for index in 0..<presentationCount(of: here) {
        leaving.append(presented(by: here, at: index))
      }
      if here.isContainer {
        for index in 0..<here.childCount { leaving.append(here.child(index)) }
      }
    }
    return leaving
  }
}
