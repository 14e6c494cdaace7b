/// One coordinator of a walk down, with a cursor over those it leads to.
@MainActor
struct Frame {
  let coordinator: AnyCoordinator
  let edge: Edge

  /// Whether it said that it shows the route itself.
  var claims = false

  /// What it would answer if it, or somebody below it, claimed the route.
  var unclaimed: Answer?

  /// What it answers if nobody below it does.
  var fallback: Answer?

  /// Why the tabs that claimed the route failed, the most specific failure of them.
  private(set) var tabFailure: Failure?

  private var stage = Stage.presentations
  private var index = 0

  init(coordinator: AnyCoordinator, edge: Edge) {
    self.coordinator = coordinator
    self.edge = edge
  }

  /// An error, and how deep below the start it arose.
  struct Failure {
    let error: FlowError
    let depth: Int
  }

  /// Keeps `failure` unless a tab asked before failed as deep.
  mutating func note(_ failure: Failure) {
    if failure.depth > tabFailure?.depth ?? 0 { tabFailure = failure }
  }

  /// What to try next from here.
  enum Move {
    case ask(AnyCoordinator, Edge)
    case own
    case done
  }

  private enum Stage { case presentations, own, content, others, modals, done }

  mutating func next() -> Move {
    while true {
      switch stage {
      case .presentations:
        let presentations = coordinator.baseRouter.presentations
        guard index < presentations.count else {
          advance(to: .own)
          continue
        }
        index += 1
        return .ask(presentations[presentations.count - index].coordinator, .presentation)
      case .own:
        advance(to: .content)
        return .own
      case .content:
        advance(to: .others)
        if let content = coordinator.content { return .ask(content, edge(to: content)) }
      case .others:
        let children = coordinator.children
        guard index < children.count else {
          advance(to: .modals)
          continue
        }
        index += 1
        // The content was asked first; asking it again is prevented by its visit.
        return .ask(children[index - 1], edge(to: children[index - 1], at: index - 1))
      case .modals:
        let modals = coordinator.modalCoordinators
        guard index < modals.count else {
          advance(to: .done)
          continue
        }
        index += 1
        return .ask(modals[index - 1], .modal)
      case .done:
        return .done
      }
    }
  }

  private mutating func advance(to stage: Stage) {
    self.stage = stage
    index = 0
  }

  private func edge(to child: AnyCoordinator, at index: Int? = nil) -> Edge {
    switch child.ownership {
    case .tab: .tab(index ?? coordinator.baseRouter.selectedTab)
    case .flow: .flow
    default: .child
    }
  }
}
