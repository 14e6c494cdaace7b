import FlowEngine

extension LiveContent {
  /// This content and all that is visible inside it, only in selected tabs, the outermost first.
  var contentsInSight: some Sequence<LiveContent> {
    sequence(first: self) { content in
      switch content {
      case .stack(let stack): stack.screens.last?.tabs.map(LiveContent.tabs)
      case .tabs(let tabs): tabs.content
      }
    }
  }

  /// The visible stacks: only those of selected tabs, the outermost first.
  var stacksInSight: [LiveStack] {
    contentsInSight.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
  }

  /// The visible screen, in selected tabs or above them; pushed tabs count as a screen if they have no tabs.
  var topScreen: LiveScreen? { stacksInSight.last?.screens.last }

  /// The visible screen with its coordinator in the hierarchy, or tabs that have no tabs.
  var front: (owner: AnyCoordinator, route: any Route) {
    var front = self
    for content in contentsInSight { front = content }
    switch front {
    case .stack(let stack):
      guard let top = stack.screens.last else { return (stack.host, stack.host.rootRoute) }
      return (top.layer, top.wrapper.route)
    case .tabs(let tabs): return (tabs.owner, tabs.owner.rootRoute)
    }
  }
}
