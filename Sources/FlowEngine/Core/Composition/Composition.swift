/// What a hierarchy puts on screen, from back to front: a value, derived from the coordinators'
/// states.
///
/// Each surface has one navigation stack, or tabs with one each; routes of pushed children lie
/// flattened in it. No sizes, no views: those are for what draws it.
public struct Composition: Hashable, Sendable {
  /// The surfaces, lowest first; the first one is the base, and there is always one.
  public let surfaces: [Surface]
}

/// One layer of screens: the base, a sheet, or a cover.
public struct Surface: Hashable, Sendable {
  /// How a surface covers what is below it.
  public enum Style: String, Hashable, Sendable, Codable {
    /// Nothing is below it.
    case base

    /// It leaves some of what is below it in sight.
    case sheet

    /// It hides all that is below it.
    case cover
  }

  /// How it covers what is below.
  public let style: Style

  /// Why it is there; `nil` for the base.
  public let kind: Presentation.Kind?

  /// The coordinator that it shows.
  public let owner: OwnerPath

  /// The route it was presented for; the owner's root route for the base.
  public let route: RouteDescription

  /// The heights it may rest at; `nil` for what is no sheet.
  public let detents: ModalDetentConfiguration?

  /// What is on it.
  public let content: SurfaceContent
}

/// What a surface, or a tab, holds.
public indirect enum SurfaceContent: Hashable, Sendable {
  /// Screens one above the other, the lowest first.
  case stack([StackEntry])

  /// Tabs, one of them selected.
  case tabs(TabComposition)
}

/// One screen of a flattened stack.
public struct StackEntry: Hashable, Sendable {
  /// The destination.
  public let route: RouteDescription

  /// The coordinator whose root or stack holds it.
  public let owner: OwnerPath

  /// Where its coordinator's root stands.
  public let context: CoordinatorPresentationContext

  /// Whether it belongs to a child that is pushed on the stack of another coordinator.
  public let isPushedChild: Bool

  /// Whether a way back belongs on it.
  public let canNavigateBack: Bool

  /// The tabs that it shows, where a tab coordinator was pushed; `nil` for a screen.
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

    /// The words on its button, or `nil` if it has no `tabItem`.
    public let title: String?

    /// The symbol on its button, or `nil` if it has no `tabItem`.
    public let image: String?

    /// The badge on its button, or `nil` for none.
    public let badge: String?
  }

  /// The tab coordinator.
  public let owner: OwnerPath

  /// The tabs in order.
  public let tabs: [Item]

  /// The index of the selected tab.
  public let selected: Int

  /// What the selected tab shows; an empty stack if there is none, and if these are the last of 50 tab
  /// coordinators inside each other, which are more than any device has room for.
  public let content: SurfaceContent
}

extension AnyCoordinator {
  /// What this coordinator and all below it put on screen.
  public var composition: Composition {
    Composition(surfaces: liveSurfaces().map(\.description))
  }
}
