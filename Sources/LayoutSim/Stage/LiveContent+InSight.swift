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

  /// The screen that a user sees of it, in selected tabs and above them.
  var topScreen: LiveScreen? { stacksInSight.last?.screens.last }
}
