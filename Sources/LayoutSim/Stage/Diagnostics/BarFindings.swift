import FlowEngine

extension Diagnosis {
  /// Problems with the bars of front screens and the adaptations of sheets, surface by surface.
  func adaptationsAndBars() -> [Found] {
    surfaces.flatMap { settled in
      [unsupportedAdaptation(of: settled)?.about(settled.surface.key)].compactMap { $0 }
        + settled.surface.content.stacksInSight.flatMap { stack in
          [
            shift(in: stack, of: settled.surface), doubleTitle(of: stack),
            barWithoutStack(of: stack), severalPrincipals(on: stack),
            lowerBarUnderTabs(on: stack),
          ]
          .compactMap { $0?.about(stack.screens.last?.key) }
        }
    }
  }

  /// A sheet whose content requests a popover in a compact width, which no sheet can become.
  private func unsupportedAdaptation(of settled: SettledSurface) -> Finding? {
    guard let slot = settled.slot, slot.metrics.kind == .bottom || slot.metrics.kind == .window
    else {
      return nil
    }
    let requested =
      slot.metrics.kind == .bottom
      ? slot.configuration.horizontalAdaptation : slot.configuration.verticalAdaptation
    guard requested == .popover else { return nil }
    return Finding(
      code: .unsupportedAdaptation,
      place: settled.route,
      found: "\(settled.route) asks to become a popover where there is a phone's room "
        + "only. A sheet cannot, and \(slot.metrics.isCover ? "is a cover" : "stays one").",
      advice: "Ask for sheet, fullScreenCover or none."
    )
  }

  /// A plain screen with a title or buttons for a bar, although it has none.
  private func barWithoutStack(of stack: LiveStack) -> Finding? {
    guard stack.isPlainScreen, stack.elementScreen?.place != .tab(isOnStack: true),
      let screen = stack.screens.first,
      let configuration = stage.memories.memory(of: screen).barConfiguration,
      configuration.requiresBar
    else { return nil }
    return Finding(
      code: .barWithoutStack,
      place: screen.route,
      found:
        "\(screen.route) is presented as a plain screen, so that its title and the buttons of its bar "
        + "are not shown.",
      advice: stack.elementScreen == nil
        ? "Present a coordinator with \(screen.route) as its root, or put them into the screen."
        : "Put the content into a ScreenStack."
    )
  }

  /// A screen with several items in place of the title.
  private func severalPrincipals(on stack: LiveStack) -> Finding? {
    guard let screen = stack.screens.last, screen.tabs == nil,
      let count = stage.memories.memory(of: screen).barConfiguration?.principals, count > 1
    else { return nil }
    return Finding(
      code: .severalPrincipalItems,
      place: screen.route,
      found: "\(screen.route) has \(count) items in place of its title. The first is shown.",
      advice: "Put all of it into one item with the placement principal."
    )
  }

  /// A screen whose items at the lower edge are under the bar of tabs.
  private func lowerBarUnderTabs(on stack: LiveStack) -> Finding? {
    guard let screen = stack.screens.last, let position = index[screen.key] else { return nil }
    let tabBars = tree.ancestors(of: position).flatMap(tree.children).filter {
      tree.nodes[$0].role == .tabBar && !tree.nodes[$0].flags.isOutOfSight
    }
    guard !tabBars.isEmpty else { return nil }
    let place = Fact("place", "bottom")
    var isUnder = false
    // Loops, because closures on the main actor check their executor on each call.
    for index in tree.subtree(of: position) where tree.nodes[index].facts.contains(place) {
      guard tree.nodes[index].role == .toolbar, let frame = tree.nodes[index].frame else {
        continue
      }
      for bar in tabBars where tree.nodes[bar].frame?.intersects(frame) == true { isUnder = true }
    }
    guard isUnder else { return nil }
    return Finding(
      code: .bottomBarUnderTabs,
      place: screen.route,
      found:
        "The items of \(screen.route) for bottomBar are under the bar of tabs, which has a tab for "
        + "searches: where its buttons are, a finger gets these.",
      advice: "Put them into safeAreaInset(edge: .bottom), which is above the tabs."
    )
  }

  /// A screen with a custom bar over the root of a sheet that has a close button and no bar.
  ///
  /// SwiftUI recomputes the safe area of the root after the bar's dismissal animation: its content drops by
  /// the height of a bar. Reported for iOS 17 and 18 in the coordinators' guides.
  private func shift(in stack: LiveStack, of surface: LiveSurface) -> Finding? {
    guard surface.kind == .modal || surface.kind == .subflow, stack.screens.count > 1,
      let root = stack.screens.first,
      let top = stack.screens.last,
      let configuration = stage.memories.memory(of: root).barConfiguration,
      configuration.drawsCloseButton, !configuration.drawsBar,
      stage.memories.memory(of: top).barConfiguration?.drawsBar == true
    else { return nil }
    let (rootRoute, route) = (root.wrapper.route.identifier, top.wrapper.route.identifier)
    return Finding(
      code: .contentShiftsAfterPop,
      place: route,
      found:
        "\(rootRoute) has a close button and \(route) draws a bar of its own: after going back "
        + "the content of \(rootRoute) drops by 44 points.",
      advice: "Let both draw a bar, or give \(route) a navigationTitle instead."
    )
  }

  /// A screen that a path led to, with a large title that it inherits from the screens below.
  ///
  /// While several screens are pushed at once, SwiftUI shows such a title twice, large and inline. Reported
  /// for iOS 17 and 18 in the coordinators' guides.
  private func doubleTitle(of stack: LiveStack) -> Finding? {
    guard let top = stack.screens.last, top.tabs == nil, let plan = stage.calls.lastPlan,
      let configuration = stage.memories.memory(of: top).barConfiguration,
      configuration.title != nil,
      configuration.titleMode ?? .automatic == .automatic
    else { return nil }
    let pushed = plan.steps.compactMap { step -> RouteDescription? in
      if case .push(let route, _) = step { route } else { nil }
    }
    let route = RouteDescription(top.wrapper.route)
    guard pushed.count > 1, pushed.last == route, showsLargeTitle(on: top) else {
      return nil
    }
    return Finding(
      code: .doubleTitle,
      place: route.identifier,
      found: "A path led to \(route), whose title is large because those below are. A device shows "
        + "it twice, large and inline.",
      advice: "Use navigationBarTitleDisplayMode(.large) or navigationBarTitleDisplayMode(.inline)."
    )
  }

  /// Whether a bar of `screen` has a large title, collapsed or not.
  private func showsLargeTitle(on screen: LiveScreen) -> Bool {
    guard let position = index[screen.key] else { return false }
    return tree.subtree(of: position).contains { index in
      tree.nodes[index].role == .navigationBar
        && !Set(tree.nodes[index].facts).isDisjoint(with: [.largeTitle, .collapsedTitle])
    }
  }
}
