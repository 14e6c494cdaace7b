import FlowEngine

extension LiveContent {
  /// The stacks that a user looks into: the selected tabs' only, the outermost first.
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

  /// The screen that a user sees of it, in selected tabs and above them; tabs that were pushed count as
  /// one where they have none.
  var topScreen: LiveScreen? { stacksInSight.last?.screens.last }

  /// What a user sees of it, and whose it is: the top screen, or tabs that have none.
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
