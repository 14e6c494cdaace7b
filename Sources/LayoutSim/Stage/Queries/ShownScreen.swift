import FlowEngine

/// The front-most screen.
public struct ShownScreen: Hashable, Sendable {
  /// The route that it shows.
  public let route: RouteDescription

  /// The coordinator that owns it.
  public let owner: OwnerPath

  /// The title in its navigation bar; `nil` without a bar, or without a title.
  public let title: String?

  /// Its frame in the window, bars included.
  public let frame: Rect
}

extension Stage {
  /// The front-most screen: the top one of the front-most stack, in the selected tab.
  ///
  /// It is `nil` if a tab coordinator without tabs is in front.
  public var topScreen: ShownScreen? {
    let shown = shown
    guard let top = shownSurfaces.last?.content.topScreen, top.tabs == nil,
      let position = shown.index[top.key], let frame = shown.tree.nodes[position].frame
    else { return nil }
    let bar = shown.tree.subtree(of: position).first {
      shown.tree.nodes[$0].role == .navigationBar
    }
    return ShownScreen(
      route: RouteDescription(top.wrapper.route),
      owner: top.wrapper.coordinator.ownerPath,
      title: bar.flatMap { shown.tree.nodes[$0].label },
      frame: frame
    )
  }
}
