extension LiveSurface {
  /// The surface as it would be without the top screen of `stack`, which is on it.
  package func popping(_ stack: LiveStack) -> LiveSurface {
    replacingContent(with: content.popping(stack))
  }

  /// The surface with other content.
  package func replacingContent(with content: LiveContent) -> LiveSurface {
    var surface = self
    surface.content = content
    return surface
  }
}

extension LiveContent {
  fileprivate func popping(_ popped: LiveStack) -> LiveContent {
    switch self {
    case .tabs(let tabs):
      return .tabs(tabs.popping(popped))
    case .split(let split):
      return .split(split.mapContents { $0.popping(popped) })
    case .stack(let stack):
      return .stack(stack.popping(popped))
    }
  }
}

extension LiveStack {
  fileprivate func popping(_ popped: LiveStack) -> LiveStack {
    guard host !== popped.host else {
      return LiveStack(host: host, screens: Array(screens.dropLast()))
    }
    let stack = replacingTopTabs(with: screens.last?.tabs?.popping(popped))
    guard var top = stack.screens.last, !top.inner.isEmpty else { return stack }
    top.inner = top.inner.map { $0.popping(popped) }
    return LiveStack(host: host, screens: stack.screens.dropLast() + [top])
  }

  /// The stack with `tabs` in place of the tabs that are its top screen.
  package func replacingTopTabs(with tabs: LiveTabs?) -> LiveStack {
    var screens = screens
    guard !screens.isEmpty else { return self }
    screens[screens.count - 1].tabs = tabs
    return LiveStack(host: host, screens: screens)
  }

  /// The stack with `inner` in its top screen.
  package func replacingTopInner(with inner: [LiveContent]) -> LiveStack {
    var screens = screens
    guard !screens.isEmpty else { return self }
    screens[screens.count - 1].inner = inner
    return LiveStack(host: host, screens: screens)
  }
}

extension LiveTabs {
  fileprivate func popping(_ popped: LiveStack) -> LiveTabs {
    replacingContent(with: content?.popping(popped))
  }

  /// The tabs with other content in the selected one.
  package func replacingContent(with content: LiveContent?) -> LiveTabs {
    var tabs = self
    tabs.content = content
    return tabs
  }
}
