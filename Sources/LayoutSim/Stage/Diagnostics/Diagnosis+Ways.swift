import FlowEngine

extension Diagnosis {
  /// A screen in front that there is something to go back from, and nothing to press for it.
  ///
  /// A sheet that a finger can swipe away has a way out, and any button of the screen's own may be one.
  func caught(in surfaces: [LiveSurface], behind layer: DialogLayer?) -> Finding? {
    guard let front = surfaces.last, let position = self.surfaces.last,
      front.content.topScreen?.canNavigateBack == true || front.isModalOfTabs
    else { return nil }
    let slot = slots[surfaces.count - 1]
    let canSwipe =
      front.style == .sheet && slot?.wishes.isDismissDisabled != true
    guard !canSwipe, let screen = front.content.topScreen,
      !hasTarget(in: position, of: slot, behind: layer)
    else { return nil }
    return Finding(
      code: "no-way-back",
      place: screen.wrapper.route.identifier,
      found: "There is something to go back to from \(screen.wrapper.route.identifier), and "
        + "nothing on it that a finger can press.",
      advice: "Show the navigation bar, or a button that calls navigationBackAction."
    )
  }

  /// A popover in front that no finger takes down, because it fills the window or is to stay, and nothing
  /// to press in it.
  func caught(in layer: DialogLayer?) -> Finding? {
    guard let layer, layer.kind == .popover, let position = tree.dialogs.last else { return nil }
    let isCover = tree.nodes[position].facts.contains(PopoverForm.cover.fact)
    guard isCover || layer.isDismissDisabled, !hasTarget(in: position, of: nil, behind: nil) else {
      return nil
    }
    return Finding(
      code: "no-way-back",
      place: layer.screen,
      found:
        "No finger takes the popover down that \(layer.screen) presents, and nothing in it can be "
        + "pressed.",
      advice: "Give it a button that does."
    )
  }

  /// Whether a finger can press something on the surface or in the popover at `position`, but for the buttons
  /// of tabs, once `layer` has gone that is in front of it.
  private func hasTarget(
    in position: Int,
    of slot: SheetSlot?,
    behind layer: DialogLayer?
  ) -> Bool {
    let nodes = position..<position + tree.nodes[position].subtreeLength
    let candidates = nodes.lazy.filter { index in
      targets.contains(index) && tree.nodes[index].role != .tabItem
        && isInReach(index, on: position, in: slot)
    }
    // Buttons of bars lie over everything else on their screens.
    if layer != nil || candidates.contains(where: isInBar) { return !candidates.isEmpty }
    return candidates.contains { index in
      touches.target(at: index).map { touches.cover(of: $0) == nil } ?? true
    }
  }

  private func isInBar(_ index: Int) -> Bool {
    tree.ancestors(of: index).contains { tree.nodes[$0].role == .navigationBar }
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
