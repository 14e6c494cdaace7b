import FlowEngine

extension LiveSurface {
  /// The surface as it is shown under `traits`: columns are side by side if there is room, and otherwise form one
  /// stack.
  ///
  /// A sheet has no room for more than one column.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - isNarrow: Whether it is in a popover, which is compact in every window.
  ///   - sidebar: The width that a sidebar of tabs takes from their content, in points.
  /// - Returns: The surface.
  func adapted(
    to traits: Traits,
    isNarrow: Bool = false,
    beside sidebar: (LiveTabs) -> Double
  ) -> LiveSurface {
    guard content.hasSplit else { return self }
    let isCompact = isNarrow || isSheet || traits.horizontalSizeClass == .compact
    return replacingContent(
      with: content.adapting(in: traits.window, beside: sidebar) { split, room in
        // Without columns there is no screen to form a stack; the placeholder of an empty column is shown.
        isCompact && split.columns.contains { $0.coordinator != nil }
          ? .stack(split.stacked) : .split(split.arranged(in: room))
      }
    )
  }
}

extension LiveContent {
  /// Whether there are columns in sight.
  // Does not build a list of contents: most surfaces have no columns, and all of them are checked.
  var hasSplit: Bool {
    var next: LiveContent? = self
    while let content = next {
      switch content {
      case .split: return true
      case .tabs(let tabs): next = tabs.content
      case .stack(let stack):
        guard let top = stack.screens.last else { return false }
        if !top.inner.isEmpty, top.inner.contains(where: \.hasSplit) { return true }
        next = top.tabs.map(LiveContent.tabs)
      }
    }
    return false
  }

  /// Whether it is a container whose screens do not lead out of it.
  var hasNoRootScreen: Bool {
    switch self {
    case .stack: false
    case .tabs, .split: true
    }
  }

  /// The content with its columns replaced by `change`, which receives them and their room: `size` without sidebars of
  /// tabs.
  fileprivate func adapting(
    in size: Size,
    beside sidebar: (LiveTabs) -> Double,
    _ change: (LiveSplit, Size) -> LiveContent
  ) -> LiveContent {
    switch self {
    case .split(let split):
      switch change(split, size) {
      // The tabs on top of columns that now form one stack may show columns, too.
      case .stack(let stack):
        LiveContent.stack(stack).adapting(in: size, beside: sidebar, change)
      case let other: other
      }
    case .tabs(let tabs): .tabs(tabs.adapting(in: size, beside: sidebar, change))
    case .stack(let stack):
      if let tabs = stack.screens.last?.tabs {
        .stack(stack.replacingTopTabs(with: tabs.adapting(in: size, beside: sidebar, change)))
      } else if let inner = stack.screens.last?.inner, inner.contains(where: \.hasSplit) {
        .stack(
          stack.replacingTopInner(
            with: inner.map { $0.adapting(in: size, beside: sidebar, change) }
          )
        )
      } else {
        self
      }
    }
  }
}

extension LiveTabs {
  fileprivate func adapting(
    in size: Size,
    beside sidebar: (LiveTabs) -> Double,
    _ change: (LiveSplit, Size) -> LiveContent
  ) -> LiveTabs {
    let room = Size(width: max(0, size.width - sidebar(self)), height: size.height)
    return replacingContent(with: content?.adapting(in: room, beside: sidebar, change))
  }
}

extension LiveSplit {
  /// The columns for which there is room in `size`; columns inside a column form one stack.
  fileprivate func arranged(in size: Size) -> LiveSplit {
    let arrangement = SplitArrangement(style, requesting: visibility, in: size)
    return mapContents { content in
      content.adapting(in: size, beside: { _ in 0 }) { split, _ in .stack(split.stacked) }
    }
    .showing(arrangement.shown)
  }
}
