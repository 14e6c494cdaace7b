import FlowEngine

// Decisions of the coordinators that a device would get wrong.

extension Diagnosis {
  /// Errors that no handler handled, as long as they should be shown.
  func unhandledErrors() -> [Found] {
    stage.screens.errors.toShow(besides: stage.coordinator.latestUnhandledErrors)
      // Guards exist to keep a surface presented.
      .filter { !$0.isRefusedDismissal }
      .map {
        Finding(
          code: .unhandledError,
          place: "app",
          found: $0.whatHappened,
          advice: $0.whatToDo
        ).about(nil)
      }
  }

  /// The last navigation, if it led below something that covers its destination.
  func coveredDestination() -> [Found] {
    // A cover that the platform does not show is in front of nothing.
    guard let plan = stage.calls.lastPlan, let destination = plan.route,
      case .covered(let owner, let visible) = plan.note,
      surfaces.last?.surface.content.front.owner.ownerPath == owner
    else { return [] }
    let screen = surfaces.lazy.flatMap { $0.surface.content.stacksInSight.flatMap(\.screens) }
      .first { RouteDescription($0.wrapper.route) == destination }
    let finding = Finding(
      code: .destinationCovered,
      place: "\(destination)",
      found: "The last navigation reached \(destination), but \(visible) of \(owner) is in "
        + "front of it.",
      advice: "Bring its tab or surface to the front first."
    )
    return [finding.about(screen?.key)]
  }

  /// The last navigation, if it led below a sheet or a cover that an element presents.
  func destinationBelowElement() -> [Found] {
    guard let plan = stage.calls.lastPlan, let destination = plan.route, !plan.isCovered,
      let cover = surfaces.last(where: { !$0.surface.isOverlay })?.surface,
      let screen = cover.elementScreen, plan.revision >= screen.formerRevision
    else { return [] }
    let reached = surfaces.lazy.flatMap { $0.surface.content.stacksInSight.flatMap(\.screens) }
      .first { RouteDescription($0.wrapper.route) == destination }
    let finding = Finding(
      code: .destinationCovered,
      place: "\(destination)",
      found:
        "The last navigation reached \(destination), but \(cover.route.identifier), which an element "
        + "presents, is in front of it.",
      advice: "Dismiss it before navigating."
    )
    return [finding.about(reached?.key)]
  }

  /// The last navigation, if it led below an alert, a dialog or a popover of another screen.
  ///
  /// UIKit keeps an alert in front of screens that are pushed below it (home-assistant/iOS#5284).
  func destinationBelowDialog() -> [Found] {
    guard let plan = stage.calls.lastPlan, let destination = plan.route, !plan.isCovered,
      // A menu is opened where the navigation has led.
      let dialog = frontDialog, dialog.kind != .menu,
      let screen = surfaces.last?.surface.content.stacksInSight.last?.screens.last,
      RouteDescription(screen.wrapper.route) == destination,
      dialog.subject != .screen(ScreenKey(screen)),
      // A surface that came over it is reported as one of two presentations.
      conflicts.isEmpty
    else { return [] }
    let finding = Finding(
      code: .destinationCovered,
      place: "\(destination)",
      found:
        "The last navigation reached \(destination), but \(dialog.role.words(named: dialog.title?.inBrief)), which "
        + "\(dialog.screen) presents, is in front of it.",
      advice: "Dismiss it before navigating."
    )
    return [finding.about(.screen(ScreenKey(screen)))]
  }

  /// The last navigation, if it led into a column which is not shown.
  func destinationInHiddenColumn() -> [Found] {
    // A destination that a surface or another screen covers is reported as such.
    guard let plan = stage.calls.lastPlan, let destination = plan.route, !plan.isCovered,
      let content = surfaces.last?.surface.content, content.hasSplit
    else { return [] }
    for case .split(let split) in content.contentsInSight {
      let front = split.owner.frontColumn
      let hidden = split.columns.first {
        split.hidden.contains($0.column) && $0.coordinator === front
      }
      guard let hidden, let screen = hidden.content?.topScreen,
        RouteDescription(screen.wrapper.route) == destination
      else { continue }
      let finding = Finding(
        code: .destinationInHiddenColumn,
        place: "\(destination)",
        found:
          "The last navigation reached \(destination) in the \(hidden.column.rawValue) column of "
          + "\(split.owner.ownerName), which is not shown.",
        advice: "Request the column with setColumnVisibility(_:)."
      )
      return [finding.about(screen.key)]
    }
    return []
  }

  /// Routes on screen that carry the coordinator that shows them, or one of its owners.
  func retainingRoutes() -> [Found] {
    let shown = surfaces.flatMap { settled in
      [(route: settled.surface.route, owner: settled.surface.owner, key: LayerKey?.none)]
        + settled.surface.content.stacksInSight.flatMap(\.screens).map {
          ($0.wrapper.route, $0.wrapper.coordinator, $0.key)
        }
    }
    var known: Set<String> = []
    return shown.compactMap { shown in
      let owners = sequence(first: shown.owner) { $0.parent }
      let carried = shown.route.coordinators.first { carried in
        owners.contains { $0 === carried }
      }
      guard let carried, known.insert(shown.route.identifier).inserted else { return nil }
      return Finding(
        code: .routeRetainsCoordinator,
        place: shown.route.identifier,
        found: "\(RouteDescription(shown.route).type) “\(shown.route.identifier)” carries "
          + "\(carried.ownerName), which shows it: if that is dropped now, it is not freed.",
        advice:
          "Let the screen find its coordinator with @Inherited(\\.coordinator), or in its factory."
      ).about(shown.key)
    }
  }

  /// A sheet or cover that stayed presented when a tab other than its presenter's was selected.
  func presentedByOtherTab(_ settled: SettledSurface) -> Finding? {
    // That of an element is over the surface with all tabs, but its screen is in one of them.
    var owner = settled.surface.elementScreen?.parent ?? settled.surface.presenter
    while let current = owner, !leftTabs.contains(current.serial) {
      owner = current.parent
    }
    guard let tab = owner else { return nil }
    return Finding(
      code: .presentedByOtherTab,
      place: settled.route,
      found: "\(settled.route) was presented in the tab \(tab.rootRoute.identifier), "
        + "which is not selected any more.",
      advice: "Dismiss it before switching tabs."
    )
  }

  /// The root of a stack that the last navigation replaced while screens were pushed on it.
  ///
  /// iOS 18.0 to 18.4 call `onAppear` of the root, and begin its `task`, once more when a stack with pushed screens
  /// disappears (fatbobman.com, Traps and Countermeasures for Abnormal onAppear Calls; VAndrJ/awesome-apple-bugs,
  /// LifeCycleIssueWhenSwitchingViewsWithNavigationStack).
  func rootThatAppearsAgain() -> [Found] {
    guard stage.traits.platform == .iOS18, let stack = stage.calls.replacedStack else { return [] }
    let count = stack.pushed == 1 ? "a screen was" : "\(stack.pushed) screens were"
    return [
      Finding(
        code: .rootAppearsAgain,
        place: stack.root,
        found:
          "The stack of \(stack.root) was replaced while \(count) pushed on it. Some systems call onAppear of "
          + "\(stack.root), and begin its tasks, once more.",
        advice: "Pop to the root first, or let what happens as it appears be harmless."
      ).about(nil)
    ]
  }

  /// Pushed tabs, each with a navigation stack inside the one on which they were pushed.
  func nestedStacks() -> [Found] {
    surfaces.flatMap(\.surface.content.stacksInSight).compactMap { stack in
      guard let screen = stack.screens.last, let tabs = screen.tabs?.owner else { return nil }
      return Finding(
        code: .nestedStack,
        place: tabs.rootRoute.identifier,
        found:
          "The tabs of \(tabs.ownerName) were pushed, so each of their navigation stacks stands "
          + "inside another one: a device shows two bars and loses pushes.",
        advice: "Present them instead."
      ).about(screen.key)
    }
  }

  /// Screens on a stack that have a stack or tabs in them.
  func stacksInScreens() -> [Found] {
    surfaces.flatMap(\.surface.content.stacksInSight).compactMap { stack in
      guard let screen = stack.screens.last, !screen.inner.isEmpty, !stack.isPlainScreen,
        // The stage shows a single screen as if there was nothing around it.
        !(stack.host is OneScreenCoordinator)
      else { return nil }
      let hasTabs = screen.inner.contains { if case .tabs = $0 { true } else { false } }
      let outer = stack.isOfElement ? "another one" : "the stack that the screen is on"
      return Finding(
        code: .nestedStack,
        place: screen.route,
        found: hasTabs
          ? "\(screen.route) has ScreenTabs inside \(outer): what is pushed there covers the tabs, and a stack in a tab "
            + "has a second bar."
          : "\(screen.route) has a ScreenStack inside \(outer): a device shows two bars.",
        advice: hasTabs
          ? "Give each tab a ScreenStack, and none to the tabs."
          : "Leave out the inner ScreenStack."
      ).about(screen.key)
    }
  }

  /// Screens in sight, and plain screens in front, that are above one of an equal route of the same coordinator.
  func screensShownTwice() -> [Found] {
    let stacks = surfaces.flatMap(\.surface.content.stacksInSight)
    var pairs = stacks.map { $0.screens.suffix(2) }
    pairs.append(surfaces.map(\.surface).suffix(2).compactMap(\.plainScreen)[...])
    return pairs.compactMap { pair in
      guard pair.count == 2, let below = pair.first, let top = pair.last,
        below.wrapper == top.wrapper
      else { return nil }
      let coordinator = top.wrapper.coordinator.ownerName
      return Finding(
        code: .sameScreenTwice,
        place: top.route,
        found: "\(coordinator) shows \(top.route) above a screen of the same route.",
        advice: "Call once, or use navigate(to:), which stays on a screen that is there."
      ).about(top.key)
    }
  }

  /// The covers that the platform does not show, each with everything that it presents.
  func missingCovers() -> [Found] {
    stage.liveSurfaces.missingCovers(on: stage.traits.platform).map { cover in
      Finding(
        code: .noCovers,
        place: cover.route.identifier,
        found: "\(stage.traits.platform.rawValue) has no full-screen covers, so "
          + "\(cover.route.identifier) of \(cover.owner.ownerName) is not shown.",
        advice: "Present it as a sheet there."
      ).about(nil)
    }
  }

  /// The last back action, if it was performed on a screen with something in front.
  func backActionOfCoveredSurface() -> [Found] {
    guard let taken = stage.calls.coveredBackAction, taken.revision == stage.coordinator.revision
    else {
      return []
    }
    let finding = Finding(
      code: .backActionOfCoveredSurface,
      place: taken.route,
      found: "The back action of \(taken.route) was performed while \(taken.front) was in "
        + "front of it. A device animates what nobody sees, or drops it.",
      advice: "Dismiss \(taken.front) first."
    )
    return [finding.about(.screen(taken.screen))]
  }
}

extension FlowError {
  /// Whether it reports that a guard kept its surface.
  fileprivate var isRefusedDismissal: Bool {
    if case .dismissalRefused = self { true } else { false }
  }
}

extension Route {
  /// The coordinators among the values that it carries, including nested ones.
  fileprivate var coordinators: [AnyCoordinator] {
    // Most routes carry plain values, or none.
    if _isPOD(Self.self) { return [] }
    var found: [AnyCoordinator] = []
    var pending: [(value: Any, depth: Int)] = [(self, 0)]
    while let (value, depth) = pending.popLast() {
      if let coordinator = value as? AnyCoordinator {
        found.append(coordinator)
        continue
      }
      // Words carry nothing, and reflecting on them is expensive.
      if value is String { continue }
      let mirror = Mirror(reflecting: value)
      guard depth < 4, mirror.displayStyle != .class, mirror.displayStyle != .collection else {
        continue
      }
      pending += mirror.children.map { ($0.value, depth + 1) }
    }
    return found
  }
}

extension LiveSurface {
  /// The plain screen that a coordinator presents on it; `nil` for any other surface.
  fileprivate var plainScreen: LiveScreen? {
    guard case .stack(let stack) = content, stack.isPlainScreen, !isPresentedByElement else {
      return nil
    }
    return stack.screens.last
  }
}
