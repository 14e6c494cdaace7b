import FlowEngine

extension Diagnosis {
  /// The screens that are too deep to be shown; the window, if no single screen is the cause.
  func contentTooDeep() -> [Found] {
    guard let refusal = pass.refusal else { return [] }
    let screens = shownScreens.filter { screen, surface in
      let pass = ElementTree(measurer: stage.measurer, isShown: false).pass(
        stage.screens.element(for: screen, kind: screen.kind(on: surface)),
        inherited: stage.inherited,
        proposal: Proposal(stage.traits.window),
        pixel: stage.traits.device.pixel,
        showsNodes: { _ in false }
      )
      return pass.refusal != nil
    }
    let places = screens.map { screen, _ in screen.wrapper.route.identifier }
    return (places.isEmpty ? ["window"] : places).map { place in
      switch refusal {
      case .tooDeep:
        Finding(
          code: .contentTooDeep,
          place: place,
          found: "Nothing can be shown. \(refusal.whatHappened)",
          advice: refusal.whatToDo
        ).about(nil)
      case .withoutBody:
        Finding(
          code: .elementWithoutBody,
          place: place,
          found: "Nothing can be shown. \(refusal.whatHappened)",
          advice: refusal.whatToDo
        ).about(nil)
      }
    }
  }

  /// Tabs whose content is left out because they are nested too deeply.
  func tabsTooDeep() -> [Found] {
    surfaces.flatMap(\.surface.tabs).filter(\.isCutOff).map { tabs in
      Finding(
        code: .contentTooDeep,
        place: tabs.owner.rootRoute.identifier,
        found: "\(LiveTabs.nestingLimit) tab coordinators are inside each other, so that what the "
          + "innermost one, \(tabs.owner.ownerName), holds is not shown.",
        advice:
          "Take fewer of them as tabs of each other: a coordinator that makes its own tabs may make "
          + "one of its own kind again and again."
      ).about(nil)
    }
  }

  /// Sheets and covers of elements that are left out because too many are on top of each other.
  func presentationsTooDeep() -> [Found] {
    let all = stage.liveSurfaces
    guard all.count > PresentedSurfaces.depthLimit else { return [] }
    let shown = Set(all.map(\.owner.serial))
    return all.indices.compactMap { index in
      guard all[index].isPresentedByElement,
        let next = stage.memories.knownMemory(of: all[index])?.presenter.surface,
        !shown.contains(next.screen.serial)
      else { return nil }
      let base = all[..<index].last { !$0.isPresentedByElement }?.route.identifier ?? "window"
      return Finding(
        code: .contentTooDeep,
        place: base,
        found:
          "\(PresentedSurfaces.depthLimit) sheets and covers of elements are one over the other in front of "
          + "\(base), so that what the innermost one presents is not shown.",
        advice:
          "A sheet whose content presents one of its own kind as it appears does so again and again: present it "
          + "because of an action."
      ).about(nil)
    }
  }

  /// Popovers that are left out because too many are one over the other.
  func popoversTooDeep() -> [Found] {
    surfaces.compactMap { settled in
      guard stage.memories.knownMemory(of: settled.surface)?.presenter.isCutOff == true else {
        return nil
      }
      return Finding(
        code: .contentTooDeep,
        place: settled.route,
        found:
          "\(PresentedSurfaces.depthLimit) popovers are one over the other in front of \(settled.route), so that what "
          + "the innermost one presents is not shown.",
        advice:
          "A popover whose content presents one of its own kind as it appears does so again and again: present it "
          + "because of an action."
      ).about(nil)
    }
  }

  /// The screens that are not covered on their surface, with the surface.
  private var shownScreens: [(screen: LiveScreen, surface: LiveSurface)] {
    surfaces.map(\.surface).compactMap { surface in
      guard let screen = surface.content.topScreen, screen.tabs == nil else { return nil }
      return (screen, surface)
    }
  }
}

extension Diagnosis {
  /// Nodes with infinite or NaN frames, including those that outlines omit: screen by screen, then those on no screen.
  func endless(on screens: [VisibleScreen]) -> [Finding] {
    var rest = endlessNodes
    let found = screens.compactMap { screen -> Finding? in
      let whole = screen.positions
      defer { rest.removeAll(where: whole.contains) }
      return endless(rest.filter(whole.contains), of: screen.route)
    }
    return found + [endless(rest, of: "window")].compactMap { $0 }
  }

  /// The positions of infinite nodes: the innermost among nested boxes.
  private var endlessNodes: [Int] {
    var found: [Int] = []
    var next = tree.nodes.count
    for index in tree.nodes.indices.reversed() {
      guard let frame = tree.nodes[index].frame, !frame.isFinite else { continue }
      if next >= tree.subtree(of: index).upperBound, looks(for: .endlessContent, at: index) {
        found.append(index)
      }
      next = index
    }
    return found.reversed()
  }

  private func endless(_ indices: [Int], of place: String) -> Finding? {
    guard !indices.isEmpty else { return nil }
    return Finding(
      code: .endlessContent,
      place: place,
      found: "This has no end: \(list(phrases: indices.map(phrase))).",
      advice: "A layout answers infinity where nothing limits it, or a frame is infinite. "
        + "Give it a length."
    )
  }

  /// The name of a node; for a nameless box, that of its content.
  func phrase(for index: Int) -> String {
    let node = tree.nodes[index]
    guard node.role == .box else { return "“\(name(of: index))”" }
    if let identifier = node.identifier { return "“#\(identifier)”" }
    let inside = tree.subtree(of: index).dropFirst()
    let named = inside.first { tree.nodes[$0].detail != .layout }
    return "the \(name(of: index))" + (named.map { " around “\(name(of: $0))”" } ?? "")
  }
}

extension Rect {
  /// Whether its position and its size are finite.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }
}
