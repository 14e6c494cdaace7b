import FlowEngine

extension WindowBuilder {
  /// What the bars of the screens in front, and the ways back that were taken, would get wrong.
  ///
  /// - Parameters:
  ///   - tree: What is shown.
  ///   - lastPlan: What the last call to a coordinator did.
  /// - Returns: The findings, surface by surface.
  func findings(in tree: RenderTree, lastPlan: NavigationPlan?) -> [Finding] {
    var findings: [Finding] = []
    if let taken = stage.coveredBackAction, taken.revision == stage.coordinator.revision {
      findings.append(taken.finding)
    }
    for (index, surface) in surfaces.enumerated() {
      if let finding = unsupportedAdaptation(of: surface, slots[index]) { findings.append(finding) }
      for stack in surface.content.stacksInSight {
        findings += [shift(in: stack, of: surface), doubleTitle(in: tree, of: stack, lastPlan)]
          .compactMap { $0 }
      }
    }
    return findings
  }

  /// A sheet whose content wants it to become a popover in a phone's room, which no sheet can.
  private func unsupportedAdaptation(of surface: LiveSurface, _ slot: SheetSlot?) -> Finding? {
    guard let slot, slot.room.kind == .bottom || slot.room.kind == .window else { return nil }
    let wished =
      slot.room.kind == .bottom
      ? slot.wishes.horizontalAdaptation : slot.wishes.verticalAdaptation
    guard wished == .popover else { return nil }
    return Finding(
      code: "unsupported-adaptation",
      place: surface.route.identifier,
      found: "\(surface.route.identifier) asks to become a popover where there is a phone's room "
        + "only. A sheet cannot, and stays one.",
      advice: "Ask for sheet, fullScreenCover or none."
    )
  }

  /// A screen with a bar of its own over the root of a sheet that has a close button and no bar.
  ///
  /// SwiftUI works out the safe area of the root anew when the bar has gone, after the animation: its
  /// content drops by the height of a bar. Reported for iOS 17 and 18 in the coordinators' guides.
  private func shift(in stack: LiveStack, of surface: LiveSurface) -> Finding? {
    guard surface.kind == .modal, stack.screens.count > 1, let root = stack.screens.first,
      let top = stack.screens.last, let wishes = stage.memory(of: root).wishes,
      wishes.drawsCloseButton, !wishes.drawsBar,
      stage.memory(of: top).wishes?.drawsBar == true
    else { return nil }
    let (rootRoute, route) = (root.wrapper.route.identifier, top.wrapper.route.identifier)
    return Finding(
      code: "content-shifts-after-pop",
      place: route,
      found:
        "\(rootRoute) has a close button and \(route) draws a bar of its own: after going back "
        + "the content of \(rootRoute) drops by 44 points.",
      advice: "Let both draw a bar, or give \(route) a screenTitle instead."
    )
  }

  /// A screen that a path led to, with a large title that it takes over from the screens below.
  ///
  /// While several screens are pushed at once SwiftUI shows such a title twice, large and inline.
  /// Reported for iOS 17 and 18 in the coordinators' guides.
  private func doubleTitle(
    in tree: RenderTree,
    of stack: LiveStack,
    _ lastPlan: NavigationPlan?
  ) -> Finding? {
    guard let top = stack.screens.last, top.tabs == nil, let plan = lastPlan,
      let wishes = stage.memory(of: top).wishes, wishes.title != nil,
      wishes.titleMode ?? .automatic == .automatic
    else { return nil }
    let pushed = plan.steps.compactMap { step -> RouteDescription? in
      if case .push(let route, _) = step { route } else { nil }
    }
    let route = RouteDescription(top.wrapper.route)
    guard pushed.count > 1, pushed.last == route, tree.showsLargeTitle(on: route) else {
      return nil
    }
    return Finding(
      code: "double-title",
      place: route.identifier,
      found: "A path led to \(route), whose title is large because those below are. A device shows "
        + "it twice, large and inline.",
      advice: "Say titleDisplayMode(.large) or titleDisplayMode(.inline)."
    )
  }
}

extension RenderTree {
  /// Whether the bar of the screen in front that shows `route` has a large title, collapsed or not.
  fileprivate func showsLargeTitle(on route: RouteDescription) -> Bool {
    nodes.indices.contains { index in
      nodes[index].role == .navigationBar
        && !Set(nodes[index].facts).isDisjoint(with: [.largeTitle, .collapsedTitle])
        && ancestors(of: index).contains {
          nodes[$0].role == .screen && nodes[$0].route == route.identifier
        }
    }
  }
}
