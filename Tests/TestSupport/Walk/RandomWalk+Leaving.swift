import FlowEngine
import LayoutSim

extension RandomWalk {
  /// Leaves everything by fingers alone, until only the first screen of the base is left.
  func leaveEverything() async {
    note("leave everything")
    // What cannot be shown cannot be left by a finger either.
    if !stage.traits.platform.hasCovers { stage.traits.platform = .iOS18 }
    while problem == nil {
      let before = depth
      guard before > 1 else { return }
      answerDialogs()
      leaveOnce()
      await finishMoving()
      checkLaws()
      if depth >= before {
        fail("nothing leads out of \(app.visibleRoute.identifier): \(namesToPress)")
      }
    }
  }

  /// Presses what cancels whatever asks, or else its last button; an answer may leave its screen, too.
  private func answerDialogs() {
    while problem == nil, let dialog = stage.dialogs.last {
      let (count, cancel) = (stage.dialogs.count, dialog.buttons.first { $0.role == .cancel })
      guard let button = cancel ?? dialog.buttons.last else { break }
      note("answer “\(button.label)”")
      try? stage.tap(button.label)
      if stage.dialogs.count >= count { fail("“\(button.label)” answers nothing") }
    }
  }

  private func leaveOnce() {
    let (names, front) = (namesToPress, frontNodes)
    // A sheet that is shown as a cover is left by its own buttons.
    let isSheet =
      surfaces.last?.style == .sheet && front.first?.facts.contains(Fact("as", "cover")) != true
    let own = waysOut.first { name in
      names.contains(name) && front.contains { $0.label == name }
    }
    if isSheet, own == nil && !stage.back.isVisible || numbers.next(below: 3) == 0 {
      swipeSheetAway()
    } else if stage.back.isVisible {
      goBack()
    } else if let own {
      touch("tap “\(own)”", leaving: 1) { () throws(StageError) in try press(own) }
    } else if stage.traits.keyboard == .shown {
      note("hide the keyboard")
      stage.hideKeyboard()
      leaveOnce()
    }
  }

  /// What is on the surface in front; behind an overlay other surfaces are in reach, too.
  private var frontNodes: [RenderNode] {
    let nodes = stage.renderTree.nodes
    let layers: Set<Role> = [.sheet, .cover, .overlay]
    let route = surfaces.last?.route.identifier
    guard let layer = nodes.lastIndex(where: { layers.contains($0.role) && $0.route == route })
    else { return nodes }
    var inside: Set<Int> = [layer]
    for index in nodes.indices.dropFirst(layer)
    where nodes[index].parent.map(inside.contains) == true {
      inside.insert(index)
    }
    return inside.sorted().map { nodes[$0] }
  }

  /// Taps what is called `name`; of several, the one in front.
  private func press(_ name: String) throws(StageError) {
    do throws(StageError) {
      try stage.tap(name)
    } catch {
      guard case .ambiguous = error,
        let frame = frontNodes.last(where: { $0.label == name })?.frame
      else { throw error }
      try stage.tap(at: Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2))
    }
  }
}
