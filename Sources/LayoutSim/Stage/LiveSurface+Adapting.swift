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

@MainActor
extension [LiveSurface] {
  /// The surfaces as they are under `traits`, where columns may be one above the other.
  func shown(under traits: Traits, _ memories: StageMemory) -> [LiveSurface] {
    let possible = possible(on: traits.platform)
    return possible.contains(where: \.content.hasSplit)
      ? possible.map { surface in
        surface.adapted(to: traits) { memories.knownMemory(of: $0)?.tabSidebar.width ?? 0 }
      } : possible
  }

  /// The surfaces that `platform` can show, as they are in the hierarchy.
  func possible(on platform: PlatformProfile) -> [LiveSurface] {
    let inSight = filter(\.isInSight)
    guard !platform.hasCovers else { return inSight }
    var covers: Set<Int> = []
    return inSight.filter { surface in
      guard !surface.isCover else {
        covers.insert(surface.owner.serial)
        return false
      }
      return !surface.isPresented(inOneOf: covers)
    }
  }

  /// The presented sheet of `owner`; `nil` if there is none.
  func sheet(of owner: AnyCoordinator) -> LiveSurface? {
    last { $0.owner === owner && $0.isSheet }
  }

  /// The covers that `platform` cannot show, except those that another of them presents.
  func missingCovers(on platform: PlatformProfile) -> [LiveSurface] {
    guard !platform.hasCovers else { return [] }
    var covers: Set<Int> = []
    return filter { surface in
      guard surface.isCover, !surface.isPresented(inOneOf: covers) else { return false }
      covers.insert(surface.owner.serial)
      return true
    }
  }
}

extension LiveSurface {
  /// Whether it is presented on a surface of the coordinators with the numbers `serials`.
  fileprivate func isPresented(inOneOf serials: Set<Int>) -> Bool {
    guard !serials.isEmpty else { return false }
    var next = presenter
    while let current = next {
      if serials.contains(current.serial) { return true }
      next = current.parent
    }
    return false
  }
}
