import FlowEngine

extension LiveSurface {
  /// Every stack, all columns and all tabs on the surface in selected tabs, including those that pushed screens cover.
  var contents: [LiveContent] {
    var contents = [content]
    var next = 0
    while next < contents.count {
      switch contents[next] {
      case .stack(let stack): contents += stack.screens.compactMap(\.tabs).map(LiveContent.tabs)
      case .tabs(let tabs): contents += [tabs.content].compactMap(\.self)
      case .split(let split): contents += split.columns.compactMap(\.content)
      }
      next += 1
    }
    return contents
  }

  /// All tabs on the surface, including nested ones, the outermost first.
  var tabs: [LiveTabs] {
    contents.compactMap { if case .tabs(let tabs) = $0 { tabs } else { nil } }
  }
}

extension LiveTabs {
  /// The tabs that are not selected, in order.
  var unselected: [AnyCoordinator] {
    owner.children.enumerated().filter { $0.offset != selected }.map(\.element)
  }
}
