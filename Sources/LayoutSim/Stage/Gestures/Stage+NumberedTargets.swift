import FlowEngine

extension Stage {
  /// Taps the `number`th of several targets that are called `name`, from top to bottom.
  ///
  /// Targets that are scrolled out of sight count, too; one that is meant is scrolled to first.
  ///
  /// - Parameters:
  ///   - name: The label as a user reads it, or `#` and a tag.
  ///   - number: The number, from 1 on.
  /// - Throws: ``StageError/noSuchNumber(_:number:count:)`` if there are fewer, and otherwise the errors of ``tap(_:)``.
  public func tap(_ name: String, number: Int) throws(StageError) {
    try beginGesture(keepsSwipedRow: true)
    let called = pressableTargets(called: name)
    // Without any, the error says what there is.
    guard !called.isEmpty else { return try tap(name) }
    guard called.indices.contains(number - 1) else {
      throw .noSuchNumber(name, number: number, count: called.count)
    }
    try tap(called[number - 1]) { self.pressableTargets(called: name).dropFirst(number - 1).first }
  }

  /// Taps the target `name`, and scrolls to it first if it is the only one of that name and out of sight.
  func tapAnywhere(_ name: String) throws(StageError) {
    try beginGesture(keepsSwipedRow: true)
    let called = pressableTargets(called: name)
    guard called.count == 1, let target = called.first, target.obstacle != nil else {
      return try tap(name)
    }
    try tap(target) { self.pressableTargets(called: name).first }
  }

  /// Taps `target`; if it has to be scrolled to, it is `found` once more.
  private func tap(
    _ target: TapTarget,
    foundAgainBy found: () -> TapTarget?
  ) throws(StageError) {
    guard target.obstacle != nil else { return try press(target) }
    try refuseConstant(target)
    try refuseEmptyMenu(target)
    try scroll(toNodeAt: target.area)
    try beginGesture(keepsSwipedRow: true)
    guard let target = found() else {
      throw .noSuchTarget(target.name, available: pressableTargets.map(\.name))
    }
    if let obstacle = target.obstacle {
      throw .outOfReach(target.name, reason: current.reason(for: obstacle))
    }
    if let cover = current.touches.cover(of: target) {
      throw .outOfReach(target.name, reason: .under(current.renderTree.words(for: cover)))
    }
    try press(target)
  }

  private func pressableTargets(called name: String) -> [TapTarget] {
    pressableTargets.filter { $0.isCalled(name) }
  }

  /// The targets that a finger can press, where necessary after scrolling to them, in tree order.
  var pressableTargets: [TapTarget] {
    let settled = current
    return settled.targets.filter { target in
      switch target.obstacle {
      case nil: settled.touches.cover(of: target) == nil
      case .covered?: settled.canScroll(to: target.area)
      case .disabled?, .inert?, .untouchable?, .moving?: false
      }
    }
  }
}

extension SettledStage {
  /// Whether the node at `index` is out of sight for no other reason than that it is scrolled away, and not for ever.
  func canScroll(to index: Int) -> Bool {
    let tree = renderTree
    guard let frame = tree.nodes[index].frame else { return false }
    let flags = ([index] + tree.ancestors(of: index)).reduce(NodeFlags()) {
      $0.union(tree.nodes[$1].flags)
    }
    guard flags.isDisjoint(with: [.covered, .hidden, .inert, .disabled, .untouchable]) else {
      return false
    }
    let around = touches.viewports.filter { $0.content.contains(index) }
    // What is in sight in part is touched in its middle.
    let middle = Rect(x: frame.midX, y: frame.midY, width: 0, height: 0)
    guard flags.contains(.scrolledAway) || around.contains(where: { !$0.frame.contains(middle) })
    else { return false }
    return around.reach(of: frame) != nil
      && around.allSatisfy { gestures[$0.position]?.isScrollDisabled != true }
  }
}
