import FlowEngine

extension LiveSurface {
  /// The surface as it is shown under `traits`: columns are side by side where there is room, else one stack.
  ///
  /// A sheet has no room for more than one column.
  func adapted(to traits: Traits) -> LiveSurface {
    guard content.hasSplit else { return self }
    let isCompact = isSheet || traits.horizontalSizeClass == .compact
    return replacingContent(
      with: content.adapting { split in
        isCompact ? .stack(split.stacked) : .split(split.arranged(in: traits.window))
      }
    )
  }
}

extension LiveContent {
  /// Whether there are columns in sight.
  // Not by a list of contents: most surfaces have no columns, and this is asked of all of them.
  var hasSplit: Bool {
    var next: LiveContent? = self
    while let content = next {
      switch content {
      case .split: return true
      case .tabs(let tabs): next = tabs.content
      case .stack(let stack): next = stack.screens.last?.tabs.map(LiveContent.tabs)
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

  /// The content with what `change` makes of the columns in it.
  fileprivate func adapting(_ change: (LiveSplit) -> LiveContent) -> LiveContent {
    switch self {
    case .split(let split):
      switch change(split) {
      // The tabs on top of what is one stack now may show columns, too.
      case .stack(let stack): LiveContent.stack(stack).adapting(change)
      case let other: other
      }
    case .tabs(let tabs): .tabs(tabs.replacingContent(with: tabs.content?.adapting(change)))
    case .stack(let stack):
      if let tabs = stack.screens.last?.tabs {
        .stack(
          stack.replacingTopTabs(with: tabs.replacingContent(with: tabs.content?.adapting(change)))
        )
      } else {
        self
      }
    }
  }
}

extension LiveSplit {
  /// The columns as a window of `size` shows them; columns inside a column are one stack.
  fileprivate func arranged(in size: Size) -> LiveSplit {
    let arrangement = SplitArrangement(style, requesting: visibility, in: size)
    return mapContents { $0.adapting { .stack($0.stacked) } }.showing(arrangement.shown)
  }
}
