import FlowEngine

extension Findings {
  /// The screens because of which nothing can be shown; the window, if none of them is alone to blame.
  func contentTooDeep(_ refusal: LayoutError, on stage: Stage) -> [Finding] {
    let screens = shownScreens.filter { screen, surface in
      let pass = ElementTree(measurer: stage.measurer, isShown: false).pass(
        stage.element(for: screen, kind: screen.kind(on: surface)),
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
          code: "content-too-deep",
          place: place,
          found: "Nothing can be shown. \(refusal.whatHappened)",
          advice: refusal.whatToDo
        )
      case .withoutBody:
        Finding(
          code: "element-without-body",
          place: place,
          found: "Nothing can be shown. \(refusal.whatHappened)",
          advice: refusal.whatToDo
        )
      }
    }
  }

  /// Tabs whose content is left out because too many others are around them.
  var tabsTooDeep: [Finding] {
    tabsOnSurfaces.filter(\.isCutOff).map { tabs in
      Finding(
        code: "content-too-deep",
        place: tabs.owner.rootRoute.identifier,
        found: "\(LiveTabs.nestingLimit) tab coordinators are inside each other, so that what the "
          + "innermost one, \(tabs.owner.ownerName), holds is not shown.",
        advice:
          "Take fewer of them as tabs of each other: a coordinator that makes its own tabs may make "
          + "one of its own kind again and again."
      )
    }
  }

  /// The screens that are not covered on their surface, with the surface.
  private var shownScreens: [(screen: LiveScreen, surface: LiveSurface)] {
    surfaces.compactMap { surface in
      guard let screen = surface.content.topScreen, screen.tabs == nil else { return nil }
      return (screen, surface)
    }
  }
}
