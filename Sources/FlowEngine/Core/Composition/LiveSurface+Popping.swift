extension LiveSurface {
  /// The surface as it would be without the top screen of `stack`, which is on it.
  package func popping(_ stack: LiveStack) -> LiveSurface {
    LiveSurface(
      style: style,
      kind: kind,
      owner: owner,
      presenter: presenter,
      route: route,
      detents: detents,
      transition: transition,
      isInSight: isInSight,
      content: content.popping(stack)
    )
  }
}

extension LiveContent {
  fileprivate func popping(_ popped: LiveStack) -> LiveContent {
    switch self {
    case .tabs(let tabs):
      return .tabs(tabs.popping(popped))
    case .stack(let stack):
      var screens = stack.screens
      guard let top = screens.popLast() else { return self }
      if stack.host !== popped.host {
        screens.append(
          LiveScreen(
            wrapper: top.wrapper,
            layer: top.layer,
            depth: top.depth,
            isPushedChild: top.isPushedChild,
            canNavigateBack: top.canNavigateBack,
            tabs: top.tabs?.popping(popped)
          )
        )
      }
      return .stack(LiveStack(host: stack.host, screens: screens))
    }
  }
}

extension LiveTabs {
  fileprivate func popping(_ popped: LiveStack) -> LiveTabs {
    LiveTabs(owner: owner, selected: selected, content: content?.popping(popped))
  }
}
