/// A split coordinator and the contents of its columns.
@MainActor
public struct LiveSplit {
  package let owner: AnyCoordinator

  /// The number of columns.
  public let style: SplitStyle

  /// The columns that were requested beside the detail.
  public let visibility: ColumnVisibility

  /// The column in front when there is room for only one; `nil` if all are empty.
  public package(set) var front: SplitColumn?

  /// The columns of the style, from the leading edge.
  package internal(set) var columns: [Column]

  /// The columns that a stage does not show.
  package internal(set) var hidden: Set<SplitColumn> = []

  /// One column.
  @MainActor
  package struct Column {
    package let column: SplitColumn

    /// The coordinator; `nil` if the column is empty.
    package let coordinator: AnyCoordinator?

    /// The content; `nil` if the column is empty, and in the innermost of the nested tabs and columns that are shown.
    package internal(set) var content: LiveContent?
  }

  /// The split with only the `columns` that a stage shows, the last of them in front if the one in front is not shown.
  package func showing(_ columns: [SplitColumn]) -> LiveSplit {
    var split = self
    split.hidden = Set(SplitColumn.allCases).subtracting(columns)
    // The preferred column of an element applies only to a single stack.
    if owner is ElementSplitHost { split.front = .detail }
    if let front, split.hidden.contains(front) {
      split.front = self.columns.last { !split.hidden.contains($0.column) }?.column
    }
    return split
  }

  /// The split with other contents of its columns.
  package func mapContents(_ change: (LiveContent) -> LiveContent) -> LiveSplit {
    var split = self
    for index in columns.indices {
      split.columns[index].content = columns[index].content.map(change)
    }
    return split
  }
}

extension LiveSplit {
  /// The columns up to the one in front as one stack, as they appear when there is room for only one.
  ///
  /// Going back from the root of a column leads to the previous column, or out of the split from the first one.
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
      var screen = screen
      let isOfElement = owner is ElementSplitHost
      screen.canNavigateBack =
        !isRoot || previous != nil
        || (isOfElement
          ? screen.canNavigateBack : owner.presentationContext.shouldShowBackButton)
      screen.column = StackedColumn(
        host: isRoot && previous == nil && !isOfElement ? owner : host,
        split: owner,
        previous: isRoot ? previous : nil
      )
      return screen
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
