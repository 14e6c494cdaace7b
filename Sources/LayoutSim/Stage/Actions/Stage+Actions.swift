import FlowEngine

extension Stage {
  /// All actions that a finger can perform now, in a fixed order.
  ///
  /// The list begins with everything that can be pressed, in the order of the render tree: buttons, rows, links,
  /// switches, options, tabs, ways back, the buttons of dialogs. Then come long presses, double taps and swipes across
  /// rows, pages, the return key, the swipe back, and for the front-most sheet its other heights, a tap outside, its
  /// grabber, and a drag down.
  ///
  /// What is scrolled out of sight counts, and `perform(_:scrolling:)` scrolls to it; what is covered, inert or disabled
  /// does not. Of several things with the same name, each is named by its tag or by its number. Words that are entered,
  /// distances and velocities are endless, so such actions are not among these; neither is ``pullToRefresh(_:)``, whose
  /// effect comes later, nor the menu of a back button, which leads where going back several times does, nor a gesture on
  /// something that no name tells apart.
  ///
  /// ```swift
  /// try stage.tap("Line 2")
  /// print(stage.actions)  // go back, swipe back
  /// let back = try StageAction(parsing: "go back")
  /// #expect(stage.actions.contains(back))
  /// ```
  ///
  /// - Complexity: O(nodes), times the number of rows that are swiped or pressed long.
  public var actions: [StageAction] { listedActions.map(\.action) }

  /// All actions that a finger can perform now, each with its place.
  package var listedActions: [ListedAction] {
    settleIfNeeded()
    followInstant()
    return holdingSettled {
      pressedActions + touchedActions(areNamed: true) + sweepingActions + sheetActions
    }
  }

  /// The pulls that load the content of scroll areas within reach again.
  package var refreshActions: [StageAction] {
    let settled = current
    let areas = reachableViewports
    let refreshed = areas.filter { settled.gestures[$0.position]?.refresh != nil }
    return refreshed.map { area in
      .pullToRefresh(refreshed.count == 1 ? nil : settled.renderTree.name(of: area, among: areas))
    }
  }

  /// The names of each control within reach that takes words, a number or an option by ``enter(_:into:)``, from top to
  /// bottom: its label, or `#` and its tag; and whether its options are on screen and can be pressed instead.
  package var fieldNames: [(names: [String], isPressed: Bool)] {
    let settled = current
    let tree = settled.renderTree
    return settled.fields.compactMap { field in
      let isInReach =
        field.obstacle == nil
        ? settled.touches.cover(of: field) == nil : settled.canScroll(to: field.position)
      guard isInReach, isEffective(field) else { return nil }
      return (
        [field.name] + (field.tag.map { ["#\($0)"] } ?? []),
        tree.subtree(of: field.position).contains { tree.nodes[$0].role == .option }
      )
    }
  }

  /// The gestures that are possible now and not among ``actions``, because their distances are endless or no name tells
  /// apart what they are made on, each by one action that stands for its kind: `drag "Card" by 0,0`.
  package var unlistedGestures: [StageAction] {
    let settled = current
    let tree = settled.renderTree
    let positions = settled.gestures.positions
    var actions = touchedActions(areNamed: false).map(\.action)
    var groups: Set<Int> = []
    for index in positions where settled.isWithinReach(index) || settled.canScroll(to: index) {
      guard let gestures = settled.gestures[index] else { continue }
      if gestures.drag != nil { actions.append(.drag(tree.touchedName(of: index), by: .zero)) }
      guard let row = gestures.row, row.move != nil, groups.insert(row.group).inserted else {
        continue
      }
      let other = positions.first { position in
        settled.gestures[position]?.row.map { $0.group == row.group && $0.place != row.place }
          ?? false
      }
      guard let other else { continue }
      actions.append(.moveRow(tree.touchedName(of: index), to: tree.touchedName(of: other)))
    }
    return actions
  }

  // MARK: - Taps

  private var pressedActions: [ListedAction] {
    let settled = current
    let targets = pressableTargets
    let names = TargetNames(targets)
    let back = settled.backButton?.position
    var areas: Set<Int> = []
    var actions: [ListedAction] = []
    for target in targets where isEffective(target) && areas.insert(target.area).inserted {
      let action: StageAction =
        if target.role == .backButton, target.position == back {
          .goBack
        } else if target.role == .tabItem, names.isOnlyTab(target) {
          .selectTab(target.name)
        } else {
          names.tap(on: target)
        }
      actions.append(ListedAction(action, at: settled.touches.part(of: target.area)))
    }
    return actions
  }

  /// Whether a tap on `target` can have an effect: a constant has none, nor has an empty menu.
  private func isEffective(_ target: TapTarget) -> Bool {
    // Content that columns dim is tapped outside of the columns.
    guard target.role != .scrim else { return false }
    do throws(StageError) {
      try refuseConstant(target)
      try refuseEmptyMenu(target)
      return true
    } catch {
      return false
    }
  }

  // MARK: - Other touches

  /// Long presses, double taps and swipes across rows, where names tell apart what they are made on, or where they do not.
  private func touchedActions(areNamed: Bool) -> [ListedAction] {
    let settled = current
    let tree = settled.renderTree
    var actions: [ListedAction] = []
    for index in tree.nodes.indices {
      guard let gestures = settled.gestures[index],
        gestures.longPress != nil || gestures.doubleTap != nil || gestures.leadingSwipe != nil
          || gestures.trailingSwipe != nil,
        settled.isWithinReach(index) || settled.canScroll(to: index)
      else { continue }
      let (name, place) = (tree.touchedName(of: index), settled.touches.part(of: index))
      func list(_ action: StageAction, where takes: (Int) -> Bool) {
        if isOnlyResponder(index, to: name, where: takes) == areNamed {
          actions.append(ListedAction(action, at: place))
        }
      }
      if gestures.longPress != nil, tree.nodes[index].role != .backButton,
        gestures.pressesEmptyMenu?() != true
      {
        list(.longPress(name)) { settled.gestures[$0]?.longPress != nil }
      }
      if gestures.doubleTap != nil {
        list(.doubleTap(name)) {
          settled.gestures[$0]?.doubleTap != nil || settled.touches.target(at: $0) != nil
        }
      }
      for edge in SwipeEdge.allCases where settled.swipe(at: index, edge)?.isShown == false {
        list(.swipeRow(name, edge)) { settled.swipe(at: $0, edge) != nil }
      }
    }
    return actions
  }

  /// Whether the node at `position` is what a finger on `name` reaches, if need be after scrolling; `nil` if nothing of
  /// that name is reached.
  private func isOnlyResponder(
    _ position: Int,
    to name: String,
    where takes: (Int) -> Bool
  ) -> Bool? {
    do throws(StageError) {
      return try responder(to: name, where: takes) == position
    } catch .outOfReach(_, .scrolledAway) {
      return current.renderTree.nodes(labelled: name).count == 1
    } catch .ambiguous {
      return false
    } catch {
      return nil
    }
  }

  private var sweepingActions: [ListedAction] {
    let settled = current
    let tree = settled.renderTree
    let areas = reachableViewports
    let pagers = areas.filter { settled.gestures[$0.position]?.pages != nil }
    var actions: [ListedAction] = []
    for pager in pagers {
      guard let pages = settled.gestures[pager.position]?.pages else { continue }
      let name = pagers.count == 1 ? nil : tree.name(of: pager, among: areas)
      for (turn, step) in [(PageTurn.forward, 1), (.back, -1)] where pages.turns(step) != 0 {
        actions.append(ListedAction(.turnPage(turn, of: name), at: pager.frame))
      }
    }
    if canSubmit { actions.append(ListedAction(.submit)) }
    if canSwipeBack { actions.append(ListedAction(.swipeBack())) }
    return actions
  }

  /// Whether ``swipeBack(in:progress:releasing:)`` has something to swipe.
  private var canSwipeBack: Bool {
    let settled = current
    return settled.frontLayer == nil && stackToSwipe() != nil
      && settled.backButton.map { $0.obstacle == nil } == true
  }

  // MARK: - Sheets

  private var sheetActions: [ListedAction] {
    let settled = current
    if settled.frontLayer != nil {
      let outside = canDismissFrontLayer ? [ListedAction(.tapOutside)] : []
      return outside + (popoverSheet == nil ? [] : [ListedAction(.dragSheetDown)])
    }
    if settled.scrim != nil { return [ListedAction(.tapOutside)] }
    guard let (surface, sheet) = frontSheet, surface.key != time.timeline.leaving else { return [] }
    var actions = sheet.restingHeights.map(\.detent).filter { $0 != sheet.detent }
      .map { ListedAction(.dragSheet(to: $0)) }
    let window = Rect(origin: .zero, size: traits.window)
    if sheet.dimming > 0, !sheet.frame.contains(window) {
      actions.append(ListedAction(.tapOutside))
    }
    if sheet.showsIndicator { actions.append(ListedAction(.tapGrabber)) }
    return actions + [ListedAction(.dragSheetDown)]
  }
}

/// An action that a finger can perform now.
package struct ListedAction: Hashable, Sendable {
  /// The action.
  package let action: StageAction

  /// Where in the window it is performed; `nil` if that is out of sight, or anywhere.
  package let place: Rect?

  init(_ action: StageAction, at place: Rect? = nil) {
    self.action = action
    self.place = place
  }
}

/// The names of targets, to distinguish those that share one.
private struct TargetNames {
  private var positions: [String: [Int]] = [:]
  private var tabs: [String: Int] = [:]

  init(_ targets: [TapTarget]) {
    for target in targets {
      positions[target.name, default: []].append(target.position)
      if let tag = target.tag, target.name != "#\(tag)" {
        positions["#\(tag)", default: []].append(target.position)
      }
      if target.role == .tabItem { tabs[target.name, default: 0] += 1 }
    }
  }

  /// Whether no other tab has the name of `target`.
  func isOnlyTab(_ target: TapTarget) -> Bool { tabs[target.name] == 1 }

  /// The tap on `target` alone: by its name, by its tag, or by its name and its number.
  func tap(on target: TapTarget) -> StageAction {
    let called = positions[target.name] ?? []
    if called.count == 1 { return .tap(target.name) }
    if let tag = target.tag, positions["#\(tag)"]?.count == 1 { return .tap("#\(tag)") }
    return .tap(target.name, number: (called.firstIndex(of: target.position) ?? 0) + 1)
  }
}
