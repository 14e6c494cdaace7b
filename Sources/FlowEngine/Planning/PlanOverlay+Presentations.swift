/// A presentation in a hierarchy.
struct PresentationAbove {
  let presentation: LivePresentation
  let presenter: AnyCoordinator

  /// Whether it is not in place over the stack of a tab that is not selected.
  let isInSight: Bool
}

extension PlanOverlay {
  /// The presentations that `coordinator` and all below it will have, lowest first.
  ///
  /// Those of a coordinator are above those of its content. Those of several tabs are in the order in which they were
  /// presented, whichever tab is selected: a window has one chain of presented view controllers, at whose end the next one
  /// is attached, and selecting a tab moves none of them (UIKit, `UIViewController.present(_:animated:completion:)`).
  func presentations(over coordinator: AnyCoordinator) -> [PresentationAbove] {
    enum Visit {
      case presentation(PresentationAbove)
      case content(AnyCoordinator, isInSight: Bool, startsTab: Bool)
      case endOfTabs(Int)
    }
    var found: [PresentationAbove] = []
    // Where the presentations of the tabs begin of which not all have been visited.
    var starts: [Int] = []
    // Last in, first out: the lowest is pushed last.
    var pending = [Visit.content(coordinator, isInSight: true, startsTab: false)]
    while let visit = pending.popLast() {
      switch visit {
      case .content(let here, let isInSight, let startsTab):
        if startsTab { starts.append(found.count) }
        let first = pending.count
        let shown = content(of: here)
        let hasTabs = here.kind == .tabs
        var tabs = 0
        for other in onSurface(of: here) where showsMoreThanStack(other) {
          if hasTabs { tabs += 1 }
          let isSeen = isInSight && !(hasTabs && other !== shown)
          pending.append(.content(other, isInSight: isSeen, startsTab: hasTabs))
        }
        if tabs > 0 { pending.append(.endOfTabs(tabs)) }
        var isOverSheet = false
        for presentation in presentations(of: here) {
          // A presentation that is not in place is over everything, and so are those over it.
          isOverSheet = isOverSheet || presentation.surfaceStyle != .overlay
          pending.append(
            .presentation(
              PresentationAbove(
                presentation: presentation,
                presenter: here,
                isInSight: isInSight || isOverSheet
              )
            )
          )
        }
        pending[first...].reverse()
      case .presentation(let above):
        found.append(above)
        let presented = above.presentation.coordinator
        if showsMoreThanStack(presented) {
          pending.append(.content(presented, isInSight: above.isInSight, startsTab: false))
        }
      case .endOfTabs(let count):
        merge(&found, from: Array(starts.suffix(count)))
        starts.removeLast(count)
      }
    }
    assert(starts.isEmpty, "What \(starts.count) tabs present is not merged.")
    return found
  }

  /// Merges the presentations of tabs, which begin at `starts`; the order of those in each stays.
  private func merge(_ found: inout [PresentationAbove], from starts: [Int]) {
    let ends = starts.dropFirst() + [found.count]
    var rest = zip(starts, ends).map { found[$0..<$1] }.filter { !$0.isEmpty }
    guard rest.count > 1, let first = starts.first else { return }
    var merged: [PresentationAbove] = []
    while let next = rest.indices.min(by: { rest[$0].order < rest[$1].order }) {
      merged.append(rest[next].removeFirst())
      if rest[next].isEmpty { rest.remove(at: next) }
    }
    assert(
      merged.count == found.count - first,
      "\(found.count - first) presentations are merged into \(merged.count)."
    )
    found.replaceSubrange(first..., with: merged)
  }
}

extension ArraySlice<PresentationAbove> {
  /// When the lowest of them was presented.
  fileprivate var order: UInt { first?.presentation.order ?? .max }
}
