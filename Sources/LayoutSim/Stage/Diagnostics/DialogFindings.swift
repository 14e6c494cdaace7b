import FlowEngine

extension Diagnosis {
  /// Simultaneous presentations on one surface, of which a device shows only one.
  func twoPresentations() -> [Found] {
    conflicts.map { conflict in
      switch conflict {
      case .waiting(let request, let other):
        Finding(
          code: .twoPresentations,
          place: request.place,
          found:
            "\(request.name.capitalized) is not shown, because \(other) is up on the same surface. A "
            + "device shows one at a time, and may drop the other.",
          advice: "Present it when the first is gone."
        ).about(request.subject)
      case .surface(let surface, let request):
        Finding(
          code: .twoPresentations,
          place: request.place,
          found:
            "\(surface.capitalized) was presented while \(request.name) was up on the same surface. A "
            + "device delays or drops what comes second.",
          advice: "Dismiss \(request.name) first."
        ).about(request.subject)
      }
    }
  }
}

extension Diagnosis {
  /// Sheets and covers, of elements or of coordinators, that came in one settling, each over the one before.
  ///
  /// iOS 16.0 to 18.3 show only some of several that are set when the app's state is restored, and none that comes later
  /// until those are dismissed (VAndrJ/awesome-apple-bugs, SheetIssueStateRestorationMultiplePresented): one report. A
  /// link that leads to a modal over a modal sets the same state.
  func nestedPresentations() -> [Found] {
    guard stage.traits.platform == .iOS18 else { return [] }
    var runs: [[LiveSurface]] = []
    for surface in surfaces.map(\.surface) where !surface.isBase && !surface.isOverlay {
      if let lower = runs.last?.last, comeAtOnce(lower, surface) {
        runs[runs.count - 1].append(surface)
      } else {
        runs.append([surface])
      }
    }
    return runs.compactMap { run in
      guard run.count > 1, let upper = run.last else { return nil }
      let place = upper.route.identifier
      let lower = run.count == 2 ? run[0].route.identifier : "\(run.count - 1) sheets and covers"
      let element = presenters.compactMap(\.surface).first { $0.screen === upper.elementScreen }
      return Finding(
        code: .nestedPresentations,
        place: place,
        found:
          "\(place) is presented at the same time as \(lower) below it. iOS 16.0 to 18.3 may show only one of them.",
        advice:
          "Present it after the one below has appeared."
      ).about(element?.request.subject ?? upper.key)
    }
  }

  /// Whether two presentations came in one settling.
  ///
  /// What coordinators present before there is a stage may have come at any time.
  private func comeAtOnce(_ lower: LiveSurface, _ upper: LiveSurface) -> Bool {
    let memories = stage.memories
    guard let settling = memories.knownMemory(of: upper)?.settling,
      settling > 1 || lower.isPresentedByElement && upper.isPresentedByElement
    else { return false }
    // One that was never laid out has been behind a cover ever since.
    return memories.knownMemory(of: lower)?.settling ?? settling == settling
  }

  /// Presentations that take no room: they are in front of everything, and nobody sees why nothing can be tapped.
  func emptyPresentations() -> [Found] {
    dialogs.compactMap { layer in
      guard let position = index[layer.key], let frame = tree.nodes[position].frame,
        !(frame.size.width > 0 && frame.size.height > 0)
      else { return nil }
      return Finding(
        code: .emptyPresentation,
        place: layer.screen,
        found:
          "The \(layer.kind.rawValue) that \(layer.screen) presents has no content of any size, and is "
          + "in front of everything.",
        advice: "Present it when there is something to show."
      ).about(layer.subject)
    }
  }

  /// Presentations that were lost with the element that presented them.
  func lostDialogs() -> [Found] {
    stage.memories.losses.map { request in
      Found(
        finding: Finding(
          code: .dialogLost,
          place: request.place,
          found:
            "\(request.name.capitalized) went with the element that presents it, and nobody had "
            + "answered it.",
          advice: "Take it down before its screen goes."
        ),
        subject: request.subject,
        isSilenced: request.inherited.silencedFindings.contains(.dialogLost)
      )
    }
  }
}

extension StageMemory {
  /// The requests of elements on screens in tabs of `surfaces` that were selected before: what they present is not shown,
  /// unless it was already.
  ///
  /// UIKit presents nothing from a controller whose “view is not in the window hierarchy” (a message of the platform, which
  /// eRGoon/RGPageViewController#6 quotes); that it is presented once the tab is selected is likely. The content of a tab that
  /// was never selected does not exist yet. Bindings are read at each look, because nothing on screen changes with them.
  func requests(inTabsOf surfaces: [LiveSurface]) -> [Finding] {
    let tabs = surfaces.flatMap(\.tabs).flatMap(\.unselected)
    let shown = shownRequests
    let screens = addingContainers(to: tabs.flatMap { $0.liveSurfaces() })
      .flatMap(\.content.stacksInSight).compactMap(\.screens.last)
    return screens.compactMap { screen in
      guard let memory = knownMemory(of: screen), !memory.isBuilt else { return nil }
      let requests = memory.state.presenting
      let isShown = requests.allSatisfy { slot in shown.contains { $0 === slot } }
      // Of coordinators' tabs, surfaces that are shown are reported by themselves.
      guard !requests.isEmpty, !isShown || screen.layer is ElementScreen else { return nil }
      return Finding(
        code: .presentedByOtherTab,
        place: screen.route,
        found: "\(screen.route) presents something while its tab is not selected"
          + (isShown ? "." : ": nothing is shown before it is."),
        advice: "Select the tab, too, or present it from what is around the tabs."
      )
    }
  }
}

extension Diagnosis {
  /// Sheets and covers whose item has a different identity each time it is read, so that the item cannot be identified.
  func unsteadyItems() -> [Found] {
    presenters.compactMap(\.surface).filter(\.hasUnsteadyItem).map { surface in
      let request = surface.request
      return Finding(
        code: .valuesAlternate,
        place: request.place,
        found:
          "The item of \(request.name) has another id each time it is read. A device dismisses the "
          + "\(request.role.rawValue), and presents another, whenever the screen is updated.",
        advice: "Keep the id in a stored property of the item."
      ).about(request.subject)
    }
  }
}

extension String {
  /// The text as the beginning of a sentence.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
