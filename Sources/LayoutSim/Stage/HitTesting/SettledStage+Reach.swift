/// What a finger reaches, and the reasons why it does not.
extension SettledStage {
  /// The scroll areas within reach, in tree order.
  var reachableViewports: [Viewport] {
    touches.viewports.filter { isWithinReach($0.position) }
  }

  /// The one of `targets` that is named `name`, if it is within reach; `nil` if there is none.
  func reachable(_ name: String, among targets: [TapTarget]) throws(StageError) -> TapTarget? {
    let called = targets.filter { $0.isCalled(name) }
    let uncovered = called.filter { $0.obstacle == nil }
    let covers = uncovered.map(touches.cover)
    let reachable = zip(uncovered, covers).filter { $0.1 == nil }.map(\.0)
    if reachable.isEmpty, case .some(.some(let cover)) = covers.last {
      throw .outOfReach(name, reason: .under(renderTree.words(for: cover)))
    }
    // An element that is named by a button inside it is not hit by a finger on that button.
    let meant = reachable.filter { target in
      let inside = renderTree.subtree(of: target.position).dropFirst()
      return renderTree.nodes[target.position].label != nil
        || !reachable.contains { inside.contains($0.position) }
    }
    if meant.count > 1 { throw .ambiguous(name, roles: meant.map(\.role)) }
    if let target = meant.first { return target }
    guard let obstacle = called.last?.obstacle else { return nil }
    throw .outOfReach(name, reason: reason(for: obstacle))
  }

  /// The switch named `name`.
  func switchTarget(_ name: String) throws(StageError) -> TapTarget {
    let switches = targets.filter { $0.role == .switch }
    guard let control = try reachable(name, among: switches) else {
      if let other = try reachable(name, among: fields + targets) {
        throw .otherGesture(name, role: other.role, gesture: other.entry == nil ? .tap : .enter)
      }
      try refuseStepper(name)
      throw .noSuchSwitch(name, available: switches.filter { $0.obstacle == nil }.map(\.name))
    }
    return control
  }

  /// The node that a finger on the element `name` reaches and that responds to `gesture`.
  func touched(
    _ name: String,
    by gesture: StageGesture,
    where takes: (Int) -> Bool
  ) throws(StageError) -> Int {
    if let position = try responder(to: name, where: takes) { return position }
    let able = renderTree.nodes.indices.filter { takes($0) && isWithinReach($0) }
    throw .noGesture(name, gesture: gesture, available: able.map(renderTree.touchedName))
  }

  /// The node that a finger on the element `name` reaches and that `takes` its gesture: the element, or the nearest one
  /// around it; `nil` if there is none.
  ///
  /// A text that is read as part of something else counts if nothing else has that name, unless `countsParts` is
  /// `false`.
  func responder(
    to name: String,
    countsParts: Bool = true,
    where takes: (Int) -> Bool
  ) throws(StageError) -> Int? {
    let areParts = renderTree.areParts
    let called = renderTree.nodes(labelled: name)
    let wholes = called.filter { !areParts[$0] }
    if let whole = try responder(to: name, among: wholes, where: takes) { return whole }
    guard countsParts else { return nil }
    return try responder(to: name, among: called.filter { areParts[$0] }, where: takes)
  }

  private func responder(
    to name: String,
    among called: [Int],
    where takes: (Int) -> Bool
  ) throws(StageError) -> Int? {
    let tree = renderTree
    var found: [Int] = []
    var error: StageError?
    for index in called {
      guard let position = ([index] + tree.ancestors(of: index)).first(where: takes) else {
        continue
      }
      if let obstacle = touches.obstacles[index] {
        error = .outOfReach(name, reason: reason(for: obstacle))
      } else if touches.hits(on: index).contains(where: { hit in
        ([hit] + tree.ancestors(of: hit)).first(where: takes) == position
      }) {
        if !found.contains(position) { found.append(position) }
      } else if let cover = touches.frontmostCover(of: index) {
        error = .outOfReach(name, reason: .under(tree.words(for: cover)))
      }
    }
    if found.count > 1 { throw .ambiguous(name, roles: found.map { tree.nodes[$0].role }) }
    if let position = found.first { return position }
    if let error { throw error }
    return nil
  }

  // MARK: - Refusals

  /// Refuses a tap on a stepper named `name`, if there is one, and lists its buttons.
  func refuseStepper(_ name: String) throws(StageError) {
    let tree = renderTree
    let called = tree.nodes(labelled: name)
    guard let stepper = called.last(where: { tree.nodes[$0].role == .stepper }) else { return }
    let inside = tree.subtree(of: stepper)
    let parts = targets.filter { inside.contains($0.position) }
    throw .pressedInParts(
      name,
      role: .stepper,
      parts: parts.map { part in part.tag.map { "#\($0)" } ?? part.name }
    )
  }

  /// Refuses to change a constant binding: that of `control`, or of the picker or stepper that contains it.
  func refuseConstant(_ control: TapTarget) throws(StageError) {
    let holders = [control.position] + renderTree.ancestors(of: control.position)
    let constant = holders.first { renderTree.nodes[$0].flags.contains(.constant) }
    guard let node = constant.map({ renderTree.nodes[$0] }) else { return }
    throw .neverChanges(node.label ?? control.name, value: node.facts["value"]?.words)
  }

  /// Refuses a tap on `target` if that opens a menu without items.
  func refuseEmptyMenu(_ target: TapTarget) throws(StageError) {
    if gestures[target.position]?.tapsEmptyMenu?() == true { throw .emptyMenu(target.name) }
  }

  /// Refuses a gesture on the target `name` if an element presents something in front of it.
  func refuseBehindLayer(_ name: String) throws(StageError) {
    guard let frontLayer else { return }
    let words = frontLayer.role.words(named: frontLayer.title)
    throw .outOfReach(name, reason: .behind(surface: words))
  }
}
