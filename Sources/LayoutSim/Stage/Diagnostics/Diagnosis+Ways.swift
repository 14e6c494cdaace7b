import FlowEngine

extension Diagnosis {
  /// A screen in front that there is something to go back from, and nothing to press for it.
  ///
  /// A sheet that a finger can swipe away has a way out, and any button of the screen's own may be one.
  func caught(in surfaces: [LiveSurface]) -> Finding? {
    guard let front = surfaces.last, let position = self.surfaces.last,
      front.content.topScreen?.canNavigateBack == true || front.isModalOfTabs
    else { return nil }
    let slot = slots[surfaces.count - 1]
    let canSwipe =
      front.style == .sheet && slot?.wishes.isDismissDisabled != true
    let nodes = position..<position + tree.nodes[position].subtreeLength
    let hasTarget = nodes.contains { index in
      targets.contains(index) && tree.nodes[index].role != .tabItem
        && isInReach(index, on: position, in: slot)
    }
    guard !canSwipe, !hasTarget, let screen = front.content.topScreen else { return nil }
    return Finding(
      code: "no-way-back",
      place: screen.wrapper.route.identifier,
      found: "There is something to go back to from \(screen.wrapper.route.identifier), and "
        + "nothing on it that a finger can press.",
      advice: "Show the navigation bar, or a button that calls navigationBackAction."
    )
  }

  /// Tabs that were pushed, each with a navigation stack inside the one they were pushed on.
  func nestedStacks(in surfaces: [LiveSurface]) -> [Finding] {
    surfaces.flatMap(\.content.stacksInSight).compactMap { stack in
      stack.screens.last?.tabs.map { nestedStack($0.owner) }
    }
  }

  private func nestedStack(_ tabs: AnyCoordinator) -> Finding {
    Finding(
      code: "nested-stack",
      place: tabs.rootRoute.identifier,
      found: "The tabs of \(tabs.ownerName) were pushed, so each of their navigation stacks stands "
        + "inside another one: a device shows two bars and loses pushes.",
      advice: "Present them instead."
    )
  }
}

extension LiveSurface {
  /// Whether it is a modal of tabs, whose roots have nothing to go back to though the modal has.
  fileprivate var isModalOfTabs: Bool {
    guard kind == .modal, case .tabs = content else { return false }
    return true
  }
}
