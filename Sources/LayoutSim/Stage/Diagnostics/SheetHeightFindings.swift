import FlowEngine

// Sheet heights that a device would get wrong.

extension Diagnosis {
  /// A sheet that follows its content and would have a different height on a device.
  func measuredHeight(_ settled: SettledSurface) -> Finding? {
    // A published height is intentional, whatever size its content has. One that was measured in the sheet is not, if
    // the content is squeezed. A covered root may have been measured separately.
    guard let slot = settled.slot, slot.metrics.kind.hasDetents, slot.keptHeights == nil,
      let position = settled.position,
      let answers = slot.answers,
      slot.heights.ideal == nil || slot.measuring == .fromFallback || republishes(settled),
      slot.requested.detents.contains(.custom)
    else { return nil }
    let route = settled.route
    if answers.hasNoHeight || answers.isStretched {
      return republishes(settled) ? nil : withoutOwnHeight(route, answers)
    }
    guard answers.isSqueezed else { return nil }
    let (low, whole) = (PrintedNumber.text(answers.inFallback), PrintedNumber.text(answers.free))
    let texts = tree.squeezableTexts(on: position)
    let what =
      texts.isEmpty
      ? "what gets lower, which is no text of several lines"
      : texts.map { "“\($0)”" }.joined(separator: ", ")
    return Finding(
      code: .unfixedTextInMeasuredSheet,
      place: route,
      found:
        "\(Diagnosis.measuringFramework), the content of \(route) is \(low) high and not \(whole), and stays at "
        + "\(PrintedNumber.text(answers.settled ?? answers.free)).",
      advice: "Put fixedSize(horizontal: false, vertical: true) on \(what)."
    )
  }

  /// Applies only to the measuring of one framework: the sheet's first height is its own.
  private static let measuringFramework =
    "With SwiftUIFlow, whose custom sheets begin with \(PrintedNumber.text(ContentHeights.fallback)) points"

  /// Whether the ideal height that the sheet's content publishes is one that an observer in it has measured, and is not
  /// covered by another finding.
  private func republishes(_ settled: SettledSurface) -> Bool {
    guard stage.memories.memory(of: settled.surface).idealFeeder != nil else { return false }
    return !pass.notes.contains {
      if case .measuredAtGivenHeight(_, let screen, _, _) = $0 {
        screen?.surface == settled.surface.owner.serial
      } else {
        false
      }
    }
  }

  private func withoutOwnHeight(_ route: String, _ answers: ContentHeights) -> Finding {
    Finding(
      code: .noHeightOfItsOwn,
      place: route,
      found:
        "The content of \(route) takes whatever height it is offered, so a sheet of its height "
        + "is \(PrintedNumber.text(answers.free)) points here. \(Diagnosis.measuringFramework), it stays at "
        + "\(PrintedNumber.text(answers.settled ?? answers.inFallback)).",
      advice:
        "Give it a height, publish one with IdealHeightKey, or present it at another detent."
    )
  }

  /// Sheets with content that none of their heights shows in full and nothing scrolls.
  ///
  /// The content is the pushed screen in front, if any, unless the sheet follows its root.
  func cutOffSheets() -> [Found] {
    surfaces.compactMap { settled in
      guard let slot = settled.slot, let rest = slot.rest, let position = settled.position,
        pushedScreenTooTall(settled) == nil
      else { return nil }
      let tallest = rest.greatest
      let wanted = slot.pushedHeight ?? slot.heights.automatic ?? slot.heights.whole
      guard wanted > tallest + slot.metrics.pixel else { return nil }
      let cut = tree.firstThingCutOff(on: position)
      let overlap = cut == nil ? tree.overlapWithBar(on: position) : nil
      guard let thing = cut ?? overlap?.thing else { return nil }
      let pushed = slot.pushedHeight == nil ? nil : settled.surface.content.front.route.identifier
      let route = pushed ?? settled.route
      let name = thing.role.rawValue + (thing.briefName.map { " “\($0)”" } ?? "")
      return Finding(
        code: .contentCutOff,
        place: route,
        found: "The content of \(route) needs \(PrintedNumber.text(wanted)) points, "
          + "and the sheet can be no taller than \(PrintedNumber.text(tallest)): "
          + (overlap.map { "\(name) is behind its bar by \(PrintedNumber.text($0.length)) points." }
            ?? "\(name) sticks out."),
        advice: overlap == nil
          ? "Put the content into a ScrollArea."
          : "Add the bar to the height that the sheet asks for, or ask for custom, which measures it, too."
      ).about(
        pushed == nil
          ? settled.surface.key : settled.surface.content.topScreen?.key ?? settled.surface.key
      )
    }
  }

  /// A sheet in front of the surface that has the keyboard, which covers a part of its content.
  func sheetBehindKeyboard(_ settled: SettledSurface) -> Finding? {
    guard let owner = stage.focus.surface, owner != settled.surface.key, settled.slot != nil,
      surfaces.last(where: { !$0.surface.isOverlay })?.surface.key == settled.surface.key,
      let keyboard = tree.traits.keyboardFrame, let position = settled.position,
      let field = tree.nodes.first(where: { $0.flags.contains(.focused) })
    else { return nil }
    var covered: [Int] = []
    // Nodes inside a control are not reported again.
    var end = 0
    for index in tree.subtree(of: position) where index >= end {
      let node = tree.nodes[index]
      guard node.role.isText || node.role.isControl || isPressed(index),
        node.flags.isDisjoint(with: [.scrolledAway, .hidden]),
        node.frame?.intersects(keyboard) == true
      else { continue }
      covered.append(index)
      end = tree.subtree(of: index).upperBound
    }
    guard !covered.isEmpty else { return nil }
    return Finding(
      code: .behindKeyboard,
      place: settled.route,
      found:
        "The keyboard of “\(field.briefName ?? field.role.rawValue)”, which is not in \(settled.route), covers "
        + "this in it: \(list(covered.map(name))). Only a field inside a sheet moves it.",
      advice: "Take the focus from the field before the sheet is presented."
    )
  }

  /// A sheet with the height of its root screen and a taller screen pushed in it.
  func pushedScreenTooTall(_ settled: SettledSurface) -> Finding? {
    guard let slot = settled.slot, let rest = slot.rest, let wanted = slot.pushedHeight,
      slot.isContentSized, wanted > rest.value
    else { return nil }
    return Finding(
      code: .pushedScreenTooTall,
      place: settled.route,
      found:
        "The screen that was pushed needs \(PrintedNumber.text(wanted)) points, and the sheet keeps "
        + "the \(PrintedNumber.text(rest.value)) of its root screen.",
      advice: advice(for: wanted, slot, rest, in: settled.surface)
    )
  }

  /// Advice on how to show the whole of a screen that needs `wanted` points, more than its sheet has at `rest`.
  private func advice(
    for wanted: Double,
    _ slot: SheetSlot,
    _ rest: SheetRest,
    in surface: LiveSurface
  ) -> String {
    if let offered = rest.all.first(where: { $0.value >= wanted })?.detent {
      let words = surface.isPresentedByElement ? SheetDetent(offered).words : offered.words
      return "Select \(words) for it, which shows it whole."
    }
    return wanted > slot.metrics.maximum
      ? "Put its content into a ScrollArea." : "Offer a larger detent."
  }
}

extension RenderTree {
  /// The first element on `surface` that nothing scrolls and that is behind the surface's bar, and the overlap in
  /// points; `nil` if there is none.
  fileprivate func overlapWithBar(on surface: Int) -> (thing: RenderNode, length: Double)? {
    let inside = subtree(of: surface)
    guard let bar = inside.first(where: { nodes[$0].role == .navigationBar }),
      let edge = nodes[bar].frame?.maxY
    else { return nil }
    var index = inside.lowerBound
    while index < inside.upperBound {
      let node = nodes[index]
      if index == bar || node.role == .scroll {
        index += node.subtreeLength
        continue
      }
      if node.role.isText || node.role.isControl, let frame = node.frame, frame.minY < edge - 0.5 {
        return (node, edge - frame.minY)
      }
      index += 1
    }
    return nil
  }

  /// The first few multi-line texts on a surface that are offered its height, and so can be squeezed.
  fileprivate func squeezableTexts(on surface: Int) -> [String] {
    var texts: [String] = []
    for index in subtree(of: surface) where texts.count < 3 {
      let node = nodes[index]
      guard node.role.isText, node.proposal?.height != nil,
        node.lines.count > 1 || node.flags.contains(.truncated),
        !node.flags.contains(.lineLimited), let label = node.label
      else { continue }
      texts.append(label)
    }
    return texts
  }
}
