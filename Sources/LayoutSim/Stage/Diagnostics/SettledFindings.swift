import FlowEngine

/// The findings of a settled stage, which are looked for when they are first read.
@MainActor
final class SettledFindings {
  /// The state to be examined; `nil` once it was.
  private var diagnosis: Diagnosis?

  private var examined: (open: [Finding], silenced: [Finding]) = ([], [])

  /// Those about stale content, once they were looked for.
  fileprivate var stale: [Finding]?

  /// Whether there are tabs that are not selected.
  let hasLeftTabs: Bool

  init(_ diagnosis: Diagnosis? = nil) {
    self.diagnosis = diagnosis
    hasLeftTabs = diagnosis?.leftTabs.isEmpty == false
  }

  /// The findings of all checks, separated by whether they are silenced.
  fileprivate func examine() -> (open: [Finding], silenced: [Finding]) {
    if let diagnosis {
      // A check may resolve elements, whose bodies may read the stage.
      self.diagnosis = nil
      examined = diagnosis.findings()
    }
    return examined
  }
}

extension Stage {
  /// Adds the findings to `tree`, that of the settled state or of an instant after it.
  func addFindings(to tree: inout RenderTree) {
    let outer = activity.kind
    activity.kind = .settling
    let (open, silenced) = settled?.findings.examine() ?? ([], [])
    var late: [Finding] = []
    if outer == .none, !silencedFindings.contains(.staleContent) {
      late = settled?.findings.stale ?? memories.staleFindings(after: self.tree.settling)
      settled?.findings.stale = late
    }
    activity.kind = outer
    if settled?.findings.hasLeftTabs == true, memories.mayPresentOutOfSight,
      !silencedFindings.contains(.presentedByOtherTab)
    {
      late += memories.requests(inTabsOf: shownSurfaces)
    }
    tree.findings = open + tree.findings + late
    tree.silencedFindings = silenced + tree.silencedFindings
  }
}

extension StageMemory {
  /// The findings about content that would be another if everything was evaluated again after `settling`.
  fileprivate func staleFindings(after settling: Int) -> [Finding] {
    var findings: [Finding] = []
    var known: Set<StaleContent> = []
    for (memory, route) in shownScreens {
      var stale = memory.state.staleContent(after: settling)
      if let built = memory.built?.staleness(of: route, after: settling) { stale.append(built) }
      findings += stale.filter { known.insert($0).inserted }.map { Finding($0, on: route) }
    }
    for surface in presentedSurfaces {
      guard let stale = surface.staleness, known.insert(stale).inserted else { continue }
      findings.append(Finding(stale, on: surface.request.place))
    }
    return findings
  }
}

extension Finding {
  fileprivate init(_ stale: StaleContent, on screen: String) {
    let (shown, present) = (stale.difference.former, stale.difference.present)
    let reason: String
    let advice: String
    switch stale.cause {
    case .unobserved(let type?):
      reason = "\(type) is a class that nothing observes"
      advice = "Mark \(type) with @Observable, or keep the value in the state of an element."
    case .unobserved(nil):
      reason = "what it reads is not observed"
      advice = "Read the value from an @Observable model, or from the state of an element."
    case .equalValue:
      reason = "the new value of the element counts as equal to the former one"
      advice = "Let the value of the element differ when its content does."
    case .presentation:
      reason = "the body that presents it does not read what its content reads"
      advice = "Read the state in that body, pass on a binding, or present an item."
    case .factory:
      reason = "what the factory reads is not observed"
      advice = "Read the value in the body of an element, from an @Observable model."
    }
    self.init(
      code: .staleContent,
      place: screen,
      found:
        "\(stale.reader) shows \(shown), but would now say \(present): \(reason). A device shows \(shown), too.",
      advice: advice
    )
  }
}
