extension LiveSplit {
  /// The columns up to the one in front as one stack, as they are where there is room for one only.
  ///
  /// Going back from the root of a column leads to the column before, and from that of the first one out of the split.
  package var stacked: LiveStack {
    var screens: [LiveScreen] = []
    var previous: SplitColumn?
    for column in columns {
      guard let content = column.content else { continue }
      screens += self.screens(of: content, after: previous)
      previous = column.column
      if column.column == front { break }
    }
    return LiveStack(host: owner, screens: screens)
  }

  private func screens(of content: LiveContent, after previous: SplitColumn?) -> [LiveScreen] {
    let lowest: [LiveScreen]
    let host: AnyCoordinator
    switch content {
    case .stack(let stack): (lowest, host) = (stack.screens, stack.host)
    case .tabs(let tabs): (lowest, host) = ([tabs.screen], tabs.owner)
    case .split: return []
    }
    return lowest.enumerated().map { index, screen in
      let isRoot = index == 0
      return LiveScreen(
        wrapper: screen.wrapper,
        layer: screen.layer,
        depth: screen.depth,
        isPushedChild: screen.isPushedChild,
        canNavigateBack: !isRoot || previous != nil
          || owner.presentationContext.shouldShowBackButton,
        tabs: screen.tabs,
        column: StackedColumn(
          host: isRoot && previous == nil ? owner : host,
          split: owner,
          previous: isRoot ? previous : nil
        )
      )
    }
  }
}

extension LiveTabs {
  /// The tabs in place of a screen.
  fileprivate var screen: LiveScreen {
    LiveScreen(
      wrapper: ChildRouteWrapper(route: owner.rootRoute, coordinator: owner),
      layer: owner,
      depth: 0,
      isPushedChild: false,
      canNavigateBack: false,
      tabs: self
    )
  }
}
