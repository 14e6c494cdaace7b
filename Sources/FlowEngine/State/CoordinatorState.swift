/// The state of one coordinator: its screens, the presentations above them, and its tab or flow.
///
/// Routers hold it, plans copy it to compute the effect of their steps, and restorations produce it.
package struct CoordinatorState {
  private var shownRoot: RootScreen

  /// The root to return to when the coordinator leaves the screen; `nil` if it is ``root``.
  private var registeredRoot: RootScreen?

  /// The screens above the root, without those of pushed children.
  package var stack = RouteStack()

  /// The index of the selected tab; 0 for a coordinator without tabs.
  package var selectedTab = 0

  /// The children whose screens are on top of the stack, lowest first.
  package var pushedChildren: [AnyCoordinator] = []

  /// The presentations above the content, lowest first.
  package var presentations: [LivePresentation] = []

  /// The requests for the columns; the same for all coordinators without columns.
  // Shares a word with the next one: the states of most coordinators have no columns, and are copied.
  package var split = SplitState()

  /// The number of all presentations so far, including those that have left.
  private var presentedCount: UInt32 = 0

  /// The current flow of an orchestrator, which is one of its children.
  package var flow: AnyCoordinator?

  /// Creates the state of a coordinator that shows `root` and nothing else.
  ///
  /// - Parameters:
  ///   - root: The root screen.
  ///   - lastingRoot: The root to return to, if it differs.
  package init(root: any Route, lastingRoot: (any Route)? = nil) {
    shownRoot = RootScreen(root)
    if let lastingRoot, !root.isEqual(to: lastingRoot) { registeredRoot = RootScreen(lastingRoot) }
  }
}

// MARK: - Reading

extension CoordinatorState {
  /// The root screen.
  package var root: any Route { shownRoot.route }

  /// The root to return to when the coordinator leaves the screen.
  package var lastingRoot: any Route { registeredRoot?.route ?? root }

  /// Whether the root is permanent, and not only until the coordinator leaves the screen.
  var isRootLasting: Bool { registeredRoot == nil }

  /// The route on top of the coordinator's own stack.
  var topRoute: any Route { route(under: stack.count) }

  /// The top route when `count` entries of the stack are left.
  func route(under count: Int) -> any Route { count > 0 ? stack.routes[count - 1] : root }

  /// Whether it is as it was before the coordinator was shown: ``reset()`` would change nothing.
  var isReset: Bool { stack.count == 0 && !showsMoreThanStack && isRootLasting }

  /// Whether there is anything above the coordinator's own stack.
  var showsMoreThanStack: Bool { !presentations.isEmpty || !pushedChildren.isEmpty }

  /// The coordinators that it owns only while it shows them: presented ones, and pushed subflows.
  ///
  /// A child that is pushed is permanent.
  var visitors: [(coordinator: AnyCoordinator, as: OwnerStep.Role)] {
    let pushed = pushedChildren.filter { $0.ownership != .child }
    return pushed.map { ($0, .subflow) }
      + presentations.compactMap { presentation in
        presentation.kind.visitorOwnership.map { (presentation.coordinator, $0) }
      }
  }

  /// Whether both are the same state: equal routes, and the same coordinators.
  func isEqual(to other: CoordinatorState) -> Bool {
    stack.count == other.stack.count && selectedTab == other.selectedTab && flow === other.flow
      && split == other.split
      && root.isEqual(to: other.root) && lastingRoot.isEqual(to: other.lastingRoot)
      && stack.routes.elementsEqual(other.stack.routes) { $0.isEqual(to: $1) }
      && pushedChildren.elementsEqual(other.pushedChildren, by: ===)
      && presentations.elementsEqual(other.presentations) { $0.isEqual(to: $1) }
  }
}

// MARK: - Changing

extension CoordinatorState {
  /// Applies a step to the state of its owner; attaching and detaching coordinators is not part of it.
  @MainActor
  mutating func apply(_ action: LiveStep.Action) {
    switch action {
    case .push(let route): stack.append(route)
    case .pop(let count): stack.keep(count)
    case .replace(let route):
      stack.keep(max(0, stack.count - 1))
      stack.append(route)
    case .insert(let route, let index): stack.insert(route, at: index)
    case .setRoot(let route):
      let lastingRoot = registeredRoot ?? shownRoot
      shownRoot = RootScreen(route)
      registeredRoot = route.isEqual(to: lastingRoot.route) ? nil : lastingRoot
    case .changeRoot(let route):
      shownRoot = RootScreen(route)
      registeredRoot = nil
    case .selectTab(let index, _): selectedTab = index
    case .pushChild(let child): pushedChildren.append(child)
    case .popChild(let child):
      assert(pushedChildren.contains(child), "A child is popped that is not pushed.")
      if let index = pushedChildren.lastIndex(of: child) { pushedChildren.remove(at: index) }
    case .present(let presentation): present(presentation)
    case .dismiss(let surface, _):
      assert(presentations.index(of: surface) != nil, "A surface is dismissed that is not there.")
      if let index = presentations.index(of: surface) { presentations.remove(at: index) }
    case .selectDetent(let detent, let surface):
      if let index = presentations.index(of: surface) {
        presentations[index] = presentations[index].resting(at: detent)
      }
    case .installFlow(let flow, let route):
      self.flow = flow
      shownRoot = RootScreen(route)
      registeredRoot = nil
    case .change(let change): change.change(&self)
    case .changeFlow, .restore: break
    }
  }

  /// Adds a presentation above the others, with the next number.
  @MainActor
  package mutating func present(_ presentation: LivePresentation) {
    presentedCount &+= 1
    presentation.comeLast()
    presentation.count(as: Int(presentedCount))
    assert(
      presentations.last?.number ?? 0 < presentation.number,
      "Presentation \(presentation.number) follows \(presentations.last?.number ?? 0)."
    )
    presentations.append(presentation)
  }

  /// Numbers the presentations of a restored state after all that its coordinator ever presented.
  mutating func continueCounting(from former: CoordinatorState) {
    presentedCount = former.presentedCount
    for presentation in presentations {
      presentedCount &+= 1
      presentation.count(as: Int(presentedCount))
    }
  }

  /// Returns to the state before the coordinator was shown; tabs, columns and flows are unchanged.
  mutating func reset() {
    stack.keep(0)
    pushedChildren = []
    presentations = []
    shownRoot = registeredRoot ?? shownRoot
    registeredRoot = nil
  }
}

extension [LivePresentation] {
  /// The index of the presentation that shows `coordinator`; `nil` if there is none.
  func index(of coordinator: AnyCoordinator) -> Int? {
    lastIndex { $0.coordinator === coordinator }
  }
}

/// A route at the bottom of a coordinator.
// An object: with a route in it, the language would copy the whole state wherever one field is read.
private final class RootScreen {
  let route: any Route

  init(_ route: any Route) { self.route = route }
}
