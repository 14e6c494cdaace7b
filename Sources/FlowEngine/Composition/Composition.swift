/// The surfaces of a hierarchy, from back to front: a value, derived from the coordinators' states.
///
/// Each surface has one navigation stack, or tabs with one each; routes of pushed children are flattened into
/// it. It contains no sizes and no views; those are up to the renderer.
public struct Composition: Hashable, Sendable {
  /// The surfaces, lowest first; the first one is the base, and there is always one.
  public let surfaces: [Surface]
}

/// One layer of screens: the base, a sheet, or a cover.
public struct Surface: Hashable, Sendable {
  /// How a surface covers those below it.
  public enum Style: String, Hashable, Sendable, Codable {
    /// Nothing is below it.
    case base

    /// Some of the surface below remains visible.
    case sheet

    /// It fills the window, and hides everything below it unless its backdrop is clear.
    case cover

    /// It is an alert or a confirmation dialog, which a ``Dialog`` describes.
    case dialog

    /// It is over its presenter's stack, or over the tabs of a presenter that has tabs, with a transition of
    /// the app.
    case overlay
  }

  /// How it covers those below it.
  public let style: Style

  /// Whether everything below it can be seen through it: a cover with a transition of the app.
  public let hasClearBackdrop: Bool

  /// The kind of presentation; `nil` for the base.
  public let kind: Presentation.Kind?

  /// The coordinator that it shows.
  public let owner: OwnerPath

  /// The route for which it was presented; the owner's root route for the base.
  public let route: RouteDescription

  /// The requested detents; `nil` unless it is a sheet.
  public let detents: ModalDetentConfiguration?

  /// The content.
  public let content: SurfaceContent
}

/// The content of a surface or a tab.
public indirect enum SurfaceContent: Hashable, Sendable {
  /// Screens one above the other, lowest first.
  case stack([StackEntry])

  /// Tabs, one of them selected.
  case tabs(TabComposition)

  /// A plain screen, without a stack.
  case screen(StackEntry)

  /// Columns side by side.
  case split(SplitComposition)
}

/// One screen of a flattened stack.
public struct StackEntry: Hashable, Sendable {
  /// The destination.
  public let route: RouteDescription

  /// The coordinator whose root or stack contains it.
  public let owner: OwnerPath

  /// The presentation context of its coordinator.
  public let context: CoordinatorPresentationContext

  /// Whether it belongs to a child that is pushed on the stack of another coordinator.
  public let isPushedChild: Bool

  /// Whether it needs a way back.
  public let canNavigateBack: Bool

  /// The tabs that it shows, if a tab coordinator was pushed; `nil` for a screen.
  public let tabs: TabComposition?
}

/// A tab coordinator's tabs and the content of the selected one.
public struct TabComposition: Hashable, Sendable {
  /// One tab, as its tab bar shows it.
  public struct Item: Hashable, Sendable {
    /// The tab's coordinator.
    public let owner: OwnerPath

    /// Its root route.
    public let route: RouteDescription

    /// The text on its button; `nil` if it has no `tabItem`.
    public let title: String?

    /// The symbol on its button; `nil` if it has no `tabItem`.
    public let image: String?

    /// The badge on its button; `nil` if there is none.
    public let badge: String?
  }

  /// The tab coordinator.
  public let owner: OwnerPath

  /// The tabs in order.
  public let tabs: [Item]

  /// The index of the selected tab.
  public let selected: Int

  /// The content of the selected tab; an empty stack if there is none, or if these are the last of 50 nested
  /// tab coordinators, which are more than any device has room for.
  public let content: SurfaceContent
}

extension AnyCoordinator {
  /// The surfaces of this coordinator and all below it.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))
  /// lines.navigate(to: LineRoute.map)
  /// #expect(lines.composition.surfaces.map(\.style) == [.base, .sheet])
  /// ```
  public var composition: Composition {
    Composition(surfaces: liveSurfaces(withDialogs: true).filter(\.isInSight).map(\.description))
  }
}

/// The columns of a split coordinator with their contents.
///
/// All columns are included. Which of them are visible, and whether they are side by side, depends on the device.
public struct SplitComposition: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    /// Which one it is.
    public let column: SplitColumn

    /// Its coordinator; `nil` if it is empty.
    public let owner: OwnerPath?

    /// Its content; an empty stack if it is empty, or too deep inside others.
    public let content: SurfaceContent
  }

  /// The split coordinator.
  public let owner: OwnerPath

  /// The number of columns.
  public let style: SplitStyle

  /// The columns that were requested beside the detail.
  public let visibility: ColumnVisibility

  /// The column in front where there is room for one only; `nil` if all are empty.
  public let front: SplitColumn?

  /// The columns, from the leading edge.
  public let columns: [Column]
}
