import FlowEngine

/// What a stage found when it settled last.
@MainActor
struct SettledStage {
  let renderTree: RenderTree
  let actions: [Int: @MainActor () -> Void]
  let sheets: [SheetMeasurement]

  /// The revision of the hierarchy that this shows.
  let revision: Int

  /// How many errors nobody had heard when it settled.
  let errorCount: Int

  /// What a `pass` over the window of `builder` found.
  ///
  /// - Parameters:
  ///   - pass: The last pass.
  ///   - builder: What the window was built from.
  ///   - revision: The revision of the hierarchy.
  ///   - errors: The errors that nobody heard.
  ///   - lastPlan: What the last call to a coordinator did.
  ///   - hasSettled: Whether the pass left nothing to do.
  init(
    pass: Pass,
    builder: WindowBuilder,
    revision: Int,
    errors: [FlowError],
    lastPlan: NavigationPlan?,
    hasSettled: Bool
  ) {
    self.revision = revision
    errorCount = errors.count
    actions = pass.actions

    let findings = Findings(surfaces: builder.surfaces, slots: builder.slots)
    var tree = RenderTree(
      traits: builder.stage.traits,
      nodes: pass.nodes,
      findings: findings.all(errors: errors, lastPlan: lastPlan, hasSettled: hasSettled)
    )
    let surfaces = tree.surfaces
    var sheets: [SheetMeasurement] = []
    for (index, position) in surfaces.enumerated() {
      guard let slot = builder.slots[index], let rest = slot.rest else { continue }
      let surface = builder.surfaces[index]
      tree.nodes[position].facts += slot.facts(rest: rest, inset: builder.stage.room.bottomInset)
      sheets.append(
        SheetMeasurement(
          owner: surface.owner.ownerPath,
          route: RouteDescription(surface.route),
          detents: slot.wished.detents,
          detent: rest.detent,
          measured: slot.heights.whole,
          minimum: slot.heights.minimum,
          value: rest.value,
          frame: slot.frame
        )
      )
    }
    tree.forgetFramesOfWhatIsNotLaidOut()
    tree.markWhatIsOutOfSight(on: surfaces)
    renderTree = tree
    self.sheets = sheets
  }
}

extension SheetSlot {
  /// What an outline says about the sheet.
  fileprivate func facts(rest: SheetRest, inset: Double) -> [Fact] {
    var facts = [
      Fact("detent", rest.detent?.rawValue ?? "none"),
      Fact("of", wished.detents.map(\.rawValue).joined(separator: ",")),
      Fact("measured", PrintedNumber.text(heights.whole)),
    ]
    if let minimum = heights.minimum { facts.append(Fact("minimum", PrintedNumber.text(minimum))) }
    if inset > 0 { facts.append(Fact("inset", PrintedNumber.text(inset))) }
    return facts
  }
}

extension RenderTree {
  /// The positions of the window's surfaces, lowest first.
  fileprivate var surfaces: [Int] {
    guard let window = nodes.indices.first(where: { nodes[$0].role == .window }) else { return [] }
    var result: [Int] = []
    var pending = children(of: window)
    while !pending.isEmpty {
      let next = pending.removeFirst()
      // Boxes that only lay out stand between the window and its surfaces.
      if nodes[next].detail == .layout {
        pending.insert(contentsOf: children(of: next), at: 0)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// Takes the frames from everything under a cover, which has boxes only to hold its lines.
  fileprivate mutating func forgetFramesOfWhatIsNotLaidOut() {
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if node.role == .tab { nodes[index].frame = nil }
      guard node.flags.contains(.covered) else {
        index += 1
        continue
      }
      let end = index + node.subtreeLength
      for position in index..<end {
        nodes[position].frame = nil
        nodes[position].proposal = nil
      }
      index = end
    }
  }

  /// Marks everything that cannot be seen: what lies wholly behind a higher surface, and what sticks
  /// out of its own so far that nothing of it is left.
  fileprivate mutating func markWhatIsOutOfSight(on surfaces: [Int]) {
    for (number, surface) in surfaces.enumerated() {
      guard let bounds = nodes[surface].frame else { continue }
      let above = surfaces[(number + 1)...].compactMap { nodes[$0].frame }
      for index in surface..<(surface + nodes[surface].subtreeLength) {
        guard nodes[index].detail != .layout, let frame = nodes[index].frame else { continue }
        if above.contains(where: { $0.contains(frame) }) || !frame.overlaps(bounds) {
          nodes[index].flags.insert(.covered)
        }
      }
    }
  }
}

extension Rect {
  /// Whether some of this rectangle is in `other`; one of no extent is where its edges are.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let isBeside =
      minX >= other.maxX && minX > other.minX || maxX <= other.minX && maxX < other.maxX
    let isAboveOrBelow =
      minY >= other.maxY && minY > other.minY || maxY <= other.minY && maxY < other.maxY
    return !isBeside && !isAboveOrBelow
  }
}
