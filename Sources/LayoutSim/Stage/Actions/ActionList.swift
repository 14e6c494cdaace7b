import FlowEngine

/// Lists what a finger can do on a settled stage.
@MainActor
struct ActionList {
  private let settled: SettledStage

  init(_ settled: SettledStage) { self.settled = settled }

  /// All actions, in a fixed order: `front` is the front-most surface, `sheet` the sheet in front, unless it is
  /// leaving, and `focus` the field with the focus.
  func all(on front: LiveSurface?, sheet: FrontSheet?, focus: FieldFocus?) -> [ListedAction] {
    var actions = presses + touches(areNamed: true) + pageTurns
    if settled.canSubmit(in: focus) { actions.append(ListedAction(.submit)) }
    if settled.frontLayer == nil, let button = settled.backButton, button.obstacle == nil,
      front?.stackToSwipe(of: settled) != nil
    {
      actions.append(ListedAction(.swipeBack()))
    }
    return actions + sheetActions(sheet)
  }

  /// The pulls that load the content of scroll areas within reach again.
  var refreshes: [StageAction] {
    let areas = settled.reachableViewports
    let refreshed = areas.filter { settled.gestures[$0.position]?.refresh != nil }
    return refreshed.map { area in
      .pullToRefresh(refreshed.count == 1 ? nil : settled.renderTree.name(of: area, among: areas))
    }
  }

  /// The names of each control that takes words, and whether its options can be pressed.
  var fieldNames: [(names: [String], isPressed: Bool)] {
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

  /// The gestures that are not among all actions.
  var unlisted: [StageAction] {
    let tree = settled.renderTree
    let positions = settled.gestures.positions
    var actions = touches(areNamed: false).map(\.action)
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

  private var presses: [ListedAction] {
    let targets = settled.pressableTargets
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
      try settled.refuseConstant(target)
      try settled.refuseEmptyMenu(target)
      return true
    } catch {
      return false
    }
  }

  // MARK: - Other touches

  /// Long presses, double taps and swipes across rows, where names distinguish what they are made on, or do not.
  private func touches(areNamed: Bool) -> [ListedAction] {
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
      return try settled.responder(to: name, where: takes) == position
    } catch .outOfReach(_, .scrolledAway) {
      return settled.renderTree.nodes(labelled: name).count == 1
    } catch .ambiguous {
      return false
    } catch {
      return nil
    }
  }

  private var pageTurns: [ListedAction] {
    let tree = settled.renderTree
    let areas = settled.reachableViewports
    let pagers = areas.filter { settled.gestures[$0.position]?.pages != nil }
    var actions: [ListedAction] = []
    for pager in pagers {
      guard let pages = settled.gestures[pager.position]?.pages else { continue }
      let name = pagers.count == 1 ? nil : tree.name(of: pager, among: areas)
      for (turn, step) in [(PageTurn.forward, 1), (.back, -1)] where pages.turns(step) != 0 {
        actions.append(ListedAction(.turnPage(turn, of: name), at: pager.frame))
      }
    }
    return actions
  }

  private func sheetActions(_ front: FrontSheet?) -> [ListedAction] {
    if settled.frontLayer != nil {
      let outside = settled.canDismissFrontLayer ? [ListedAction(.tapOutside)] : []
      return outside + (settled.popoverSheet == nil ? [] : [ListedAction(.dragSheetDown)])
    }
    if settled.scrim != nil { return [ListedAction(.tapOutside)] }
    guard let sheet = front?.sheet else { return [] }
    var actions = sheet.restingHeights.map(\.detent).filter { $0 != sheet.detent }
      .map { ListedAction(.dragSheet(to: $0)) }
    let window = Rect(origin: .zero, size: settled.renderTree.traits.window)
    if sheet.dimming > 0, !sheet.frame.contains(window) {
      actions.append(ListedAction(.tapOutside))
    }
    if sheet.showsIndicator { actions.append(ListedAction(.tapGrabber)) }
    return actions + [ListedAction(.dragSheetDown)]
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
