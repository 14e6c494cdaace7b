import FlowEngine

/// The latest calls to the coordinators of a stage, which findings examine.
struct RecentCalls {
  /// The plan of the last call to a coordinator.
  private(set) var lastPlan: NavigationPlan?

  /// The stack with pushed screens that the last call to a coordinator replaced; `nil` if there was none.
  private(set) var replacedStack: ReplacedStack?

  /// The code that ran when a coordinator was last called while the stage settled.
  private(set) var cause = ChangeCause.body

  /// The last back action that was performed on a screen with something in front of it.
  var coveredBackAction: CoveredBackAction?

  /// Records a call with `plan`, made by `cause` while `shown` was shown; `live` are the keys of the screens since.
  @MainActor
  mutating func note(
    _ plan: NavigationPlan,
    by cause: ChangeCause,
    after shown: IndexedTree?,
    live: () -> Set<ScreenKey>
  ) {
    lastPlan = plan
    self.cause = cause
    replacedStack = plan.showsFlow ? shown.flatMap { ReplacedStack(of: $0, goneFrom: live()) } : nil
  }
}

/// A stack that a change of flow has replaced.
struct ReplacedStack {
  /// The route of its lowest screen.
  let root: String

  /// The number of screens that were pushed on it.
  let pushed: Int

  /// The stack of `shown` with pushed screens whose root is not among `live`; `nil` if there is none.
  fileprivate init?(of shown: IndexedTree, goneFrom live: Set<ScreenKey>) {
    let nodes = shown.tree.nodes
    for stack in nodes.indices where nodes[stack].role == .stack {
      let gone = shown.index.keys(in: shown.tree.subtree(of: stack)).filter {
        if case .screen(let key) = $0.key { !live.contains(key) } else { false }
      }
      guard gone.count > 1, let first = gone.values.min(), let root = nodes[stack + first].route
      else { continue }
      (self.root, pushed) = (root, gone.count - 1)
      return
    }
    return nil
  }
}

/// A back action that was performed on a screen with something in front of it.
struct CoveredBackAction {
  /// The screen, and the identifier of its route.
  let screen: ScreenKey
  let route: String

  /// The identifier of the route of the surface that was in front.
  let front: String

  /// The revision of the hierarchy to which it led; it does not concern later ones.
  let revision: Int
}

extension NavigationPlan {
  /// Whether it replaces a flow.
  fileprivate var showsFlow: Bool {
    steps.contains { if case .installFlow = $0 { true } else { false } }
  }

  /// Whether it only pushes and pops.
  var changesOnlyStacks: Bool {
    steps.allSatisfy {
      switch $0 {
      case .push, .pop, .replace, .pushChild, .popChild: true
      default: false
      }
    }
  }
}
