import FlowEngine

extension LiveContent {
  /// The visible stacks: only those of selected tabs, the outermost first.
  var stacksInSight: [LiveStack] {
    var stacks: [LiveStack] = []
    var next: LiveContent? = self
    while let content = next {
      switch content {
      case .stack(let stack):
        stacks.append(stack)
        next = stack.screens.last?.tabs.map(LiveContent.tabs)
      case .tabs(let tabs):
        next = tabs.content
      }
    }
    return stacks
  }

  /// The visible screen, in selected tabs or above them; pushed tabs count as a screen if they have no tabs.
  var topScreen: LiveScreen? { stacksInSight.last?.screens.last }

  /// The visible screen with its owner, or tabs that have no tabs.
  var front: (owner: AnyCoordinator, route: any Route) {
    var next = self
    while true {
      switch next {
      case .stack(let stack):
        guard let top = stack.screens.last else { return (stack.host, stack.host.rootRoute) }
        guard let tabs = top.tabs else { return (top.wrapper.coordinator, top.wrapper.route) }
        next = .tabs(tabs)
      case .tabs(let tabs):
        guard let content = tabs.content else { return (tabs.owner, tabs.owner.rootRoute) }
        next = content
      }
    }
  }
}
