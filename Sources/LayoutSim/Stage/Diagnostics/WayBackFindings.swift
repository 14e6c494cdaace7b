import FlowEngine

extension Diagnosis {
  /// A front screen or a popover that cannot be left by any gesture.
  func noWayBack() -> [Found] {
    [caughtOnScreen(), frontDialog.flatMap(caught)].compactMap { $0 }
  }

  /// A front screen that can go back, but offers nothing to tap to do so.
  ///
  /// A sheet that can be swiped away has a way out, and any of the screen's own buttons may be one.
  private func caughtOnScreen() -> Found? {
    guard let settled = surfaces.last, let position = settled.position else { return nil }
    let front = settled.surface
    guard front.content.topScreen?.canNavigateBack == true || front.isModalOfTabs else {
      return nil
    }
    let canSwipe =
      settled.slot.map { !$0.metrics.isCover && $0.configuration.isDismissDisabled != true }
      ?? false
    guard !canSwipe, let screen = front.content.topScreen,
      !hasTarget(in: position, of: settled.slot, behind: frontDialog)
    else { return nil }
    return Finding(
      code: .noWayBack,
      place: screen.wrapper.route.identifier,
      found: "There is something to go back to from \(screen.wrapper.route.identifier), and no "
        + "button, row or link on it that a finger can press for that.",
      advice: "Show the navigation bar, or a button that calls navigationBackAction."
    ).about(screen.key)
  }

  /// A popover in front that no gesture dismisses, because it fills the window or disables dismissal, and without
  /// anything to tap.
  private func caught(in layer: DialogLayer) -> Found? {
    guard layer.kind == .popover, let position = index[layer.key] else { return nil }
    let isCover = tree.nodes[position].facts.contains(PopoverForm.cover.fact)
    guard isCover || layer.isDismissDisabled, !hasTarget(in: position, of: nil, behind: nil) else {
      return nil
    }
    return Finding(
      code: .noWayBack,
      place: layer.screen,
      found:
        "No finger takes the popover down that \(layer.screen) presents, and no button, row or link "
        + "in it can be pressed for that.",
      advice: "Give it a button that does."
    ).about(layer.subject)
  }

  /// Whether anything that may lead out can be tapped on the surface or in the popover at `position`, once `layer`,
  /// which is in front of it, is dismissed.
  ///
  /// Tabs do not, nor do controls that only change a value. Any button may: where its closure leads is known only once
  /// it is pressed, which changes the app. ``reportWaysBack(under:in:from:)`` and the law `can-be-left` of explorations
  /// press each one, in separate apps.
  private func hasTarget(
    in position: Int,
    of slot: SheetSlot?,
    behind layer: DialogLayer?
  ) -> Bool {
    let candidates = tree.subtree(of: position).lazy.filter { index in
      isPressed(index) && !isOfTabs(index) && !changesValue(index)
        && isInReach(index, on: position, in: slot)
    }
    if tree.mayBeEnabled(in: position) { return true }
    // Buttons of bars are above everything else on their screens.
    if layer != nil || candidates.contains(where: isInBar) { return !candidates.isEmpty }
    return candidates.contains { index in
      touches.target(at: index).map { touches.cover(of: $0) == nil } ?? true
    }
  }

  /// Whether it only changes a value; the parts of a stepper are buttons.
  private func changesValue(_ index: Int) -> Bool {
    tree.nodes[index].role.changesValue
      || tree.ancestors(of: index).contains { tree.nodes[$0].role == .stepper }
  }

  /// Whether it selects a tab, or shows or hides the tabs as a sidebar.
  private func isOfTabs(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.role == .tabItem
      || node.facts.contains(Fact("icon", SidebarButton.icon))
        && tree.ancestors(of: index).contains { tree.nodes[$0].role == .tabBar }
  }

  private func isInBar(_ index: Int) -> Bool {
    tree.ancestors(of: index).contains { tree.nodes[$0].role == .navigationBar }
  }
}

extension LiveSurface {
  /// Whether it is a modal or a subflow of tabs or columns, whose roots have nothing to go back to although the
  /// container itself has.
  fileprivate var isModalOfTabs: Bool {
    (kind == .modal || kind == .subflow) && content.hasNoRootScreen
  }
}

extension RenderTree {
  /// Whether a button in the subtree of `position` is disabled, and input in it may enable it, as in a form.
  fileprivate func mayBeEnabled(in position: Int) -> Bool {
    let inside = subtree(of: position)
    return inside.contains { nodes[$0].flags.contains(.disabled) && nodes[$0].role.isButton }
      && inside.contains {
        nodes[$0].role.changesValue
          && nodes[$0].flags.isDisjoint(with: [.disabled, .covered, .hidden])
      }
  }
}
