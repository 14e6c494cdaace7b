import FlowEngine

/// What a device would get wrong about what a stage shows, or what the stage could not do as asked.
@MainActor
struct Findings {
  let surfaces: [LiveSurface]
  let slots: [Int: SheetSlot]

  /// All of them: what went wrong first, then what to look at from the lowest surface up.
  ///
  /// - Parameters:
  ///   - errors: The errors that nobody heard, as long as they are to be seen.
  ///   - lastPlan: What the last call to a coordinator did.
  ///   - unsettled: What still changed when settling was given up; `nil` if all came to rest.
  ///   - notes: What the elements themselves have got wrong.
  /// - Returns: The findings.
  func all(
    errors: [FlowError],
    lastPlan: NavigationPlan?,
    unsettled: [LayoutNote]?,
    notes: [LayoutNote]
  ) -> [Finding] {
    var findings = errors.filter { !$0.isRefusedDismissal }.map {
      Finding(
        code: "unhandled-error",
        place: "app",
        found: $0.whatHappened,
        advice: $0.whatToDo
      )
    }
    if let unsettled { findings.append(doesNotSettle(unsettled)) }
    // A cover that the platform does not show is in front of nothing.
    if let destination = lastPlan?.route, case .covered(let owner, let visible) = lastPlan?.note,
      surfaces.last?.content.front.owner.ownerPath == owner
    {
      findings.append(
        Finding(
          code: "destination-covered",
          place: "\(destination)",
          found: "The last navigation reached \(destination), but \(visible) of \(owner) is in "
            + "front of it.",
          advice: "Bring its tab or surface to the front first."
        )
      )
    }
    let leftTabs = leftTabs
    for index in surfaces.indices {
      findings += [
        strayed(surfaces[index], from: leftTabs), tooLow(index), withoutHeight(index),
      ].compactMap { $0 }
    }
    findings += tabsTooDeep
    var known: Set<LayoutNote> = []
    findings += notes.filter { known.insert($0).inserted }.compactMap(finding)
    return findings
  }

  /// The covers that the platform does not show, each with everything that it presents.
  func withoutCovers(_ stage: Stage) -> [Finding] {
    stage.missingCovers.map { cover in
      Finding(
        code: "no-covers",
        place: cover.route.identifier,
        found: "\(stage.traits.platform.rawValue) has no full-screen covers, so "
          + "\(cover.route.identifier) of \(cover.owner.ownerName) is not shown.",
        advice: "Present it as a sheet there."
      )
    }
  }

  /// A sheet or cover that stayed when the tab that presents it was left.
  private func strayed(
    _ surface: LiveSurface,
    from leftTabs: Set<Int>
  ) -> Finding? {
    var owner = surface.presenter
    while let current = owner, !leftTabs.contains(current.serial) {
      owner = current.parent
    }
    guard let tab = owner else { return nil }
    return Finding(
      code: "presented-by-other-tab",
      place: surface.route.identifier,
      found: "\(surface.route.identifier) was presented in the tab \(tab.rootRoute.identifier), "
        + "which is not selected any more.",
      advice: "Dismiss it before switching tabs."
    )
  }

  /// A sheet that is as tall as its root screen wants, with a taller screen pushed in it.
  func tooLow(_ index: Int) -> Finding? {
    guard let slot = slots[index], let rest = slot.rest, let wanted = slot.pushedHeight,
      rest.detent == .custom || rest.detent == .small, wanted > rest.value
    else { return nil }
    return Finding(
      code: "pushed-screen-too-tall",
      place: surfaces[index].route.identifier,
      found:
        "The screen that was pushed wants \(PrintedNumber.text(wanted)) points, and the sheet keeps "
        + "the \(PrintedNumber.text(rest.value)) of its root screen.",
      advice: advice(for: wanted, slot, rest)
    )
  }

  /// What shows the whole of a screen that wants `wanted` points and more than its sheet has at `rest`.
  private func advice(for wanted: Double, _ slot: SheetSlot, _ rest: SheetRest) -> String {
    if let offered = rest.all.first(where: { $0.value >= wanted }) {
      return "Select \(offered.detent.rawValue) for it, which shows it whole."
    }
    return wanted > slot.room.maximum
      ? "Put its content into a ScrollArea." : "Offer a larger detent."
  }

  /// The tabs that are not selected, in everything that is on a surface.
  private var leftTabs: Set<Int> {
    var left: Set<Int> = []
    for tabs in tabsOnSurfaces {
      for (index, tab) in tabs.owner.children.enumerated() where index != tabs.selected {
        left.insert(tab.serial)
      }
    }
    return left
  }

  /// All tabs that are on a surface, those inside others included.
  var tabsOnSurfaces: [LiveTabs] {
    var all: [LiveTabs] = []
    var pending = surfaces.map(\.content)
    while let content = pending.popLast() {
      switch content {
      case .stack(let stack):
        pending += stack.screens.compactMap(\.tabs).map(LiveContent.tabs)
      case .tabs(let tabs):
        all.append(tabs)
        if let content = tabs.content { pending.append(content) }
      }
    }
    return all
  }
}

extension FlowError {
  /// Whether it says that a guard has kept its surface up, which is what guards are for.
  fileprivate var isRefusedDismissal: Bool {
    if case .dismissalRefused = self { true } else { false }
  }
}
