import FlowEngine

extension LiveContent {
  /// This content and all content visible inside it, limited to selected tabs, the outermost first, with the column in
  /// front after those beside it.
  var contentsInSight: [LiveContent] { contents { $0.columnsInSight.reversed() } }

  /// The same with columns from the leading edge, whichever is in front.
  var contentsInOrder: [LiveContent] {
    contents { split in split.columnsInSight.sorted { $0.column.index > $1.column.index } }
  }

  /// This content and all content visible inside it, with the columns of a split in reverse order.
  private func contents(columns: (LiveSplit) -> [LiveSplit.Column]) -> [LiveContent] {
    if case .stack(let stack) = self, stack.hasNothingInside { return [self] }
    var found: [LiveContent] = []
    found.reserveCapacity(4)
    var next: LiveContent? = self
    // The columns beside the one that is being visited, and what is inside a screen, the next one last.
    var pending: [LiveContent] = []
    while let content = next {
      found.append(content)
      switch content {
      case .stack(let stack):
        next = stack.screens.last?.tabs.map(LiveContent.tabs)
        if let inner = stack.screens.last?.inner { pending += inner.reversed() }
      case .tabs(let tabs): next = tabs.content
      case .split(let split):
        pending += columns(split).compactMap(\.content)
        next = nil
      }
      if case nil = next { next = pending.popLast() }
    }
    return found
  }

  /// The visible stacks: only those of selected tabs, the outermost first.
  var stacksInSight: [LiveStack] {
    contentsInSight.compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
  }

  /// The visible stacks; with columns side by side, only that of `column`, or else of the one in front.
  func stacksInFront(_ column: SplitColumn?) -> [LiveStack] {
    contents { split in
      let shown = split.columnsInSight
      return [column == nil ? shown.last : shown.first { $0.column == column }].compactMap(\.self)
    }
    .compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
  }

  /// The visible screen, in selected tabs or above them; pushed tabs count as a screen if they have no tabs.
  ///
  /// It is `nil` if tabs without tabs, or a split without columns, are in front; tabs that were pushed are a screen.
  var topScreen: LiveScreen? {
    let contents = contentsInSight
    if case .stack(let stack) = contents.last { return stack.screens.last }
    guard case .stack(let stack) = contents.dropLast().last, stack.screens.last?.tabs != nil else {
      return nil
    }
    return stack.screens.last
  }

  /// The visible screen with its coordinator in the hierarchy, or tabs that have no tabs.
  var front: (owner: AnyCoordinator, route: any Route) {
    var front = self
    for content in contentsInSight { front = content }
    switch front {
    case .split(let split): return (split.owner, split.owner.rootRoute)
    case .stack(let stack):
      guard let top = stack.screens.last else { return (stack.host, stack.host.rootRoute) }
      return (top.layer, top.wrapper.route)
    case .tabs(let tabs): return (tabs.owner, tabs.owner.rootRoute)
    }
  }
}

extension LiveStack {
  /// Whether the top screen has neither tabs in its place nor anything inside.
  fileprivate var hasNothingInside: Bool {
    guard let top = screens.last else { return true }
    return top.tabs == nil && top.inner.isEmpty
  }
}

extension LiveSplit {
  /// The columns that are shown and not empty, the one in front last.
  var columnsInSight: [Column] {
    let shown = columns.filter { $0.coordinator != nil && !hidden.contains($0.column) }
    return shown.filter { $0.column != front } + shown.filter { $0.column == front }
  }
}
