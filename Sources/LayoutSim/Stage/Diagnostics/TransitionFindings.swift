/// Two simultaneous transitions, of which a device would drop or delay one.
struct TransitionConflict {
  let finding: Finding

  /// Creates the conflict of beginning `change` at `now`, while `running` have not ended; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - change: The transition that begins.
  ///   - call: The number of the call that it is part of.
  ///   - now: The virtual time.
  ///   - running: The transitions that began earlier, or just before in the same call.
  init?(
    _ change: SceneChange,
    beginning call: Int,
    at now: Double,
    among running: [SceneTrack]
  ) {
    if change.isInPlace { return nil }
    let others = running.filter { !$0.isHeld && !$0.isReturning && !$0.isInPlace }
    func latest(_ kind: StageTransition.Kind) -> SceneTrack? {
      others.last { $0.kind == kind }
    }
    let place = change.place
    switch change.kind {
    case .present:
      // A presenter that shows another surface in the same tick swaps them, like a changing item.
      let isSwap = others.contains {
        $0.kind == .dismiss && $0.start == now && $0.presenter != nil
          && $0.presenter == change.presenter
      }
      if !isSwap, let other = latest(.dismiss) {
        finding = Finding(
          code: .presentWhileDismissing,
          place: place,
          found: "\(place) is presented while \(other.place) is being dismissed. A device drops or "
            + "delays it.",
          advice: "Present when the dismissal is over."
        )
        return
      }
      if let other = latest(.present) {
        finding = Finding(
          code: .twoPresentations,
          place: place,
          found: "\(place) is presented while \(other.place) is still coming up. A device drops or "
            + "delays it.",
          advice: "Present one surface, and the next when the first is there."
        )
        return
      }
      if isSwap { return nil }
    case .dismiss:
      if others.contains(where: { $0.kind == .present && $0.subject == change.subject }) {
        finding = Finding(
          code: .dismissWhilePresenting,
          place: place,
          found: "\(place) is dismissed while it is still coming up. A device may ignore that and "
            + "leave it up.",
          advice: "Dismiss when the presentation is over."
        )
        return
      }
    case .push, .pop:
      let other = others.last {
        $0.subject == change.subject && ($0.kind == .push || $0.kind == .pop)
      }
      // All changes of one path in one tick count as one.
      if let other, other.start == now { return nil }
      if let other {
        finding = Finding(
          code: .stackChangedWhileMoving,
          place: place,
          found: "The \(change.kind.noun) of \(place) begins before the \(other.words) is over. "
            + "A device may leave its bar and its screens apart.",
          advice: "Wait for the end of the first."
        )
        return
      }
    case .detent, .tab, .root, .rotation, .keyboard:
      return nil
    }
    let earlier = others.last {
      $0.start == now && $0.call != call && TransitionConflict.isNavigation($0.kind)
    }
    guard let earlier else { return nil }
    finding = Finding(
      code: .twoChangesInOneTick,
      place: place,
      found: "The \(change.kind.noun) of \(place) comes in the same tick as the "
        + "\(earlier.words). A device may drop one of them.",
      advice: "Make one navigation of both, or let time pass between them."
    )
  }

  private static func isNavigation(_ kind: StageTransition.Kind) -> Bool {
    switch kind {
    case .push, .pop, .present, .dismiss: true
    case .detent, .tab, .root, .rotation, .keyboard: false
    }
  }
}

extension SceneTrack {
  /// The name in the middle of a sentence.
  var words: String { "\(kind.noun) of \(place)" }
}

extension StageTransition.Kind {
  /// The noun in a sentence.
  fileprivate var noun: String {
    switch self {
    case .present: "presentation"
    case .dismiss: "dismissal"
    case .push, .pop, .detent, .tab, .root, .rotation, .keyboard: rawValue
    }
  }
}
