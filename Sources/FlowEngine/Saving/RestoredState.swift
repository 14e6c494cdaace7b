/// The state that one coordinator is to be in.
struct RestoredState {
  var root: any Route

  /// The root to return to when a modal that is shown under another root is dismissed.
  var lastingRoot: any Route

  var stack: [any Route] = []
  var selectedTab = 0
  var pushed: [AnyCoordinator] = []
  var presentations: [LivePresentation] = []

  /// An orchestrator's flow.
  var flow: AnyCoordinator?
}

extension RestoredState {
  /// The state of a coordinator that was never shown.
  @MainActor
  init(untouched coordinator: AnyCoordinator, flow: AnyCoordinator?) {
    root = coordinator.baseRouter.lastingRoot
    lastingRoot = root
    self.flow = flow
  }

  /// Whether `coordinator` is in another state.
  @MainActor
  func differs(from coordinator: AnyCoordinator) -> Bool {
    let router = coordinator.baseRouter
    return router.stackCount != stack.count || router.selectedTab != selectedTab
      || coordinator.flow !== flow
      || !router.rootRoute.isEqual(to: root) || !router.lastingRoot.isEqual(to: lastingRoot)
      || !stack.indices.allSatisfy { router.stackRoute(at: $0).isEqual(to: stack[$0]) }
      || !router.pushedChildren.elementsEqual(pushed, by: ===)
      || !router.presentations.elementsEqual(presentations) {
        $0.kind == $1.kind && $0.coordinator === $1.coordinator && $0.detents == $1.detents
          && $0.route.isEqual(to: $1.route)
      }
  }
}

extension AnyRouter {
  /// The route that `saved` was, or `nil` if it is none of this router's.
  func decode(_ saved: SavedRoute) -> (any Route)? {
    func decode<R: Route>(as type: R.Type) -> (any Route)? { saved.decoded(as: type) }
    return decode(as: routeMetatype)
  }

  /// Goes to `state` at once: who tracks the router's state hears of one change.
  func become(_ state: RestoredState) {
    mutate {
      load(root: state.root, lastingRoot: state.lastingRoot, stack: state.stack)
      selectedTab = state.selectedTab
      pushedChildren = state.pushed
      presentations = state.presentations
    }
  }
}
