/// A surface with its coordinators and routes, which a stage or an app's own views show.
///
/// ``AnyCoordinator/beginShowing(for:update:)`` passes them to views.
@MainActor
public struct LiveSurface {
  /// How it covers those below it.
  public let style: Surface.Style

  /// The kind of presentation; `nil` for the base.
  public let kind: Presentation.Kind?

  /// The coordinator that it shows; for a plain screen one of the engine's own.
  public let owner: AnyCoordinator

  package let presenter: AnyCoordinator?

  /// The route for which it was presented; the owner's root route for the base.
  public let route: any Route

  /// The requested heights; `nil` unless it is a sheet.
  public let detents: ModalDetentConfiguration?

  /// The app's transition for it, if there is one.
  package let transition: CustomTransition?

  /// Whether it is not in place over the stack of a tab that is not selected.
  package let isInSight: Bool

  /// Its content.
  public package(set) var content: LiveContent

  /// Whether its content requests that everything behind it be visible.
  package var isSeenThrough = false

  /// Whether it is a cover through which everything behind it can be seen.
  public var hasClearBackdrop: Bool { style == .cover && (transition != nil || isSeenThrough) }
}

/// The content of a surface or a tab, with its coordinators and routes.
@MainActor
public indirect enum LiveContent {
  /// Screens one above the other.
  case stack(LiveStack)

  /// Tabs, one of them selected.
  case tabs(LiveTabs)

  /// Columns side by side.
  case split(LiveSplit)
}

/// A flattened stack.
@MainActor
public struct LiveStack {
  /// The coordinator whose root is the lowest screen, and whose `pop` goes back on this stack.
  public let host: AnyCoordinator

  /// The screens, the lowest first.
  package let screens: [LiveScreen]
}

/// One screen of a flattened stack.
@MainActor
public struct LiveScreen {
  /// The route, and the coordinator whose factory builds the screen.
  public let wrapper: ChildRouteWrapper

  /// The coordinator in the hierarchy; for a plain screen not that of the wrapper, but one of its own.
  package let layer: AnyCoordinator

  /// The number of screens of the same coordinator below it.
  package let depth: Int

  package let isPushedChild: Bool

  /// Whether it needs a way back.
  public internal(set) var canNavigateBack: Bool

  /// The tabs that are shown in place of a screen, if a tab coordinator was pushed.
  package var tabs: LiveTabs?

  /// The stacks, tabs and columns of the screen's elements, in the order of the tree, as far as a stage has laid them
  /// out.
  package var inner: [LiveContent] = []

  /// Its column, where columns are one above the other; `nil` on any other stack.
  package var column: StackedColumn?
}

/// The column of a screen where columns are one above the other.
// An object, because most screens have none, and each is copied.
@MainActor
package final class StackedColumn {
  /// The coordinator whose `pop` goes back inside the column.
  package let host: AnyCoordinator

  package let split: AnyCoordinator

  /// The column to which going back leads; `nil` unless it leads out of the column.
  package let previous: SplitColumn?

  init(host: AnyCoordinator, split: AnyCoordinator, previous: SplitColumn?) {
    self.host = host
    self.split = split
    self.previous = previous
  }
}

/// A tab coordinator and the content of its selected tab.
@MainActor
public struct LiveTabs {
  /// The tab coordinator, whose children are the tabs.
  public let owner: AnyCoordinator

  /// The index of the selected tab.
  public let selected: Int

  /// The content of the selected tab; `nil` if there is none, or in the innermost of the nested tabs that are
  /// shown.
  package var content: LiveContent?

  /// The maximum number of nested tab coordinators on one surface; no device has room for that many bars.
  package static var nestingLimit: Int { 50 }

  /// Whether the content is left out because the maximum number of tabs are around it.
  package var isCutOff: Bool { content == nil && owner.children.indices.contains(selected) }
}

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
