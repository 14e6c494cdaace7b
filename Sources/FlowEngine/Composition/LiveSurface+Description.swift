extension LiveSurface {
  package var description: Surface {
    Surface(
      style: style,
      hasClearBackdrop: hasClearBackdrop,
      kind: kind,
      owner: owner.ownerPath,
      route: RouteDescription(route),
      detents: detents,
      content: content.description
    )
  }
}

extension LiveContent {
  var description: SurfaceContent {
    switch self {
    case .stack(let stack):
      if stack.isPlainScreen, let screen = stack.screens.first {
        .screen(screen.description)
      } else {
        .stack(stack.screens.map(\.description))
      }
    case .tabs(let tabs): .tabs(tabs.description)
    case .split(let split): .split(split.description)
    }
  }
}

extension LiveScreen {
  var description: StackEntry {
    StackEntry(
      route: RouteDescription(wrapper.route),
      owner: wrapper.coordinator.ownerPath,
      context: layer.presentationContext,
      isPushedChild: isPushedChild,
      canNavigateBack: canNavigateBack,
      tabs: tabs?.description
    )
  }
}

extension LiveSplit {
  var description: SplitComposition {
    SplitComposition(
      owner: owner.ownerPath,
      style: style,
      visibility: visibility,
      front: front,
      columns: columns.map { column in
        SplitComposition.Column(
          column: column.column,
          owner: column.coordinator?.ownerPath,
          content: column.content?.description ?? .stack([])
        )
      }
    )
  }
}

extension LiveTabs {
  var description: TabComposition {
    TabComposition(
      owner: owner.ownerPath,
      tabs: owner.children.map { tab in
        let item = tab.shownTabItem
        return TabComposition.Item(
          owner: tab.ownerPath,
          route: RouteDescription(tab.baseRouter.current.root),
          title: item?.text,
          image: item?.image,
          badge: tab.badgeOnTab
        )
      },
      selected: selected,
      content: content?.description ?? .stack([])
    )
  }
}
