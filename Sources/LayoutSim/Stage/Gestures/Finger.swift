/// A finger that presses what has a name, or that it has to scroll to first.
@MainActor
struct Finger {
  let stage: Stage

  /// Presses the target named `name`, which has `role` if that is not `nil`, or else the field or the part of a button of
  /// that name.
  func press(_ name: String, role: Role? = nil) throws(StageError) {
    let settled = stage.current
    func isMeant(_ target: TapTarget) -> Bool { role == nil || target.role == role }
    let called = settled.touches.targets(called: name).filter(isMeant)
    if let target = try settled.reachable(name, among: called) { return try press(target) }
    if let field = try settled.reachable(name, among: settled.fields) { return try tap(field) }
    try settled.refuseStepper(name)
    let touches = settled.touches
    if let part = try settled.responder(
      to: name,
      countsParts: false,
      where: { touches.target(at: $0) != nil }
    ), let target = touches.target(at: part) {
      return try press(target)
    }
    try stage.scrolling.refuseHiddenSearch(name, in: settled)
    try stage.time.timeline.refuseLeaving(name)
    let available = settled.targets.filter { $0.obstacle == nil && isMeant($0) }
    throw .noSuchTarget(name, available: available.map(\.name))
  }

  /// Presses `target`, which is within reach.
  func press(_ target: TapTarget) throws(StageError) {
    assert(target.obstacle == nil, "“\(target.name)” is pressed through what is in front of it.")
    let settled = stage.current
    try settled.refuseConstant(target)
    try settled.refuseEmptyMenu(target)
    if hideSwipeButtons(besides: target.position) { return }
    stage.press(target.action)
  }

  /// Presses the element `name`, or the button that it is a part of.
  func pressWhole(_ name: String) throws(StageError) {
    let settled = stage.current
    let areParts = settled.renderTree.areParts
    let isPart = settled.renderTree.nodes(labelled: name).allSatisfy { areParts[$0] }
    guard isPart,
      let position = try settled.responder(
        to: name,
        where: { settled.touches.target(at: $0) != nil }
      ), let target = settled.touches.target(at: position)
    else { return try stage.tap(name) }
    try press(target)
  }

  /// Gives the focus to `field`, or throws if it cannot have it.
  func tap(_ field: TapTarget) throws(StageError) {
    let settled = stage.current
    guard settled.gestures[field.position]?.focus != nil else {
      throw .otherGesture(field.name, role: field.role, gesture: .enter)
    }
    if hideSwipeButtons(besides: field.position) { return }
    stage.press { stage.focus.request(at: field.position, in: settled) }
  }

  /// Hides the buttons that a swipe revealed, before a tap on the node at `position` that is not one of them.
  ///
  /// - Returns: Whether that is all the tap does, because it is in the same list; if not, its action hides them.
  func hideSwipeButtons(besides position: Int) -> Bool {
    let settled = stage.current
    let tree = settled.renderTree
    let shown = settled.revealedRows
    guard let row = shown.first?.row,
      !tree.nodes[position].facts.contains(where: { $0.key == SwipeActions.factKey })
    else { return false }
    let list = tree.ancestors(of: row).first { tree.nodes[$0].role == .list }
    let isInList = list.map { tree.subtree(of: $0).contains(position) } ?? false
    if isInList { stage.press { for (_, swipe) in shown { swipe.hide() } } }
    stage.hidesSwipedRows = !isInList
    return isInList
  }

  // MARK: - Targets out of sight

  /// Taps the `number`th of several targets named `name`.
  func tap(_ name: String, number: Int) throws(StageError) {
    let called = stage.current.pressableTargets(called: name)
    // If there are none, the error lists the available targets.
    guard !called.isEmpty else { return try stage.tap(name) }
    guard called.indices.contains(number - 1) else {
      throw .noSuchNumber(name, number: number, count: called.count)
    }
    try tap(called[number - 1], numbered: number - 1, among: name)
  }

  /// Taps the target `name`, and scrolls to it first if it is the only one of that name and out of sight.
  func tapAnywhere(_ name: String) throws(StageError) {
    let called = stage.current.pressableTargets(called: name)
    guard called.count == 1, let target = called.first, target.obstacle != nil else {
      return try stage.tap(name)
    }
    try tap(target, numbered: 0, among: name)
  }

  /// Taps `target`; if it has to be scrolled to, it is then the target at `index` of those named `name`.
  private func tap(_ target: TapTarget, numbered index: Int, among name: String) throws(StageError)
  {
    guard target.obstacle != nil else { return try press(target) }
    try stage.current.refuseConstant(target)
    try stage.current.refuseEmptyMenu(target)
    try stage.scroll(with: ScrollSearch(forNodeAt: target.area, in: stage.current))
    try stage.beginGesture(keepsSwipedRow: true)
    let settled = stage.current
    guard let target = settled.pressableTargets(called: name).dropFirst(index).first else {
      throw .noSuchTarget(target.name, available: settled.pressableTargets.map(\.name))
    }
    if let obstacle = target.obstacle {
      throw .outOfReach(target.name, reason: settled.reason(for: obstacle))
    }
    if let cover = settled.touches.cover(of: target) {
      throw .outOfReach(target.name, reason: .under(settled.renderTree.words(for: cover)))
    }
    try press(target)
  }
}

extension Timeline {
  /// Refuses a touch of what is on a screen or a surface that is leaving: a device takes none there.
  fileprivate func refuseLeaving(_ name: String) throws(StageError) {
    for track in tracks.reversed() {
      let isThere = track.former.tree.nodes.contains { node in
        !node.role.isText && node.flags.isDisjoint(with: [.covered, .hidden, .inert])
          && node.isCalled(name)
      }
      if isThere { throw .outOfReach(name, reason: .moving(transition: track.words)) }
    }
  }
}

extension SettledStage {
  /// The targets that a finger can press, after scrolling to them if necessary, in tree order.
  var pressableTargets: [TapTarget] {
    targets.filter { target in
      switch target.obstacle {
      case nil: touches.cover(of: target) == nil
      case .covered?: canScroll(to: target.area)
      case .disabled?, .inert?, .untouchable?, .moving?: false
      }
    }
  }

  fileprivate func pressableTargets(called name: String) -> [TapTarget] {
    pressableTargets.filter { $0.isCalled(name) }
  }
}
