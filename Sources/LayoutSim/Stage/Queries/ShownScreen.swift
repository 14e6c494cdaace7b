import FlowEngine

/// The screen that a user sees in front of everything.
public struct ShownScreen: Hashable, Sendable {
  /// The route that it shows.
  public let route: RouteDescription

  /// The coordinator that it belongs to.
  public let owner: OwnerPath

  /// The words in its navigation bar; `nil` without a bar, or without words in it.
  public let title: String?

  /// Where it is laid out in the window, bars included.
  public let frame: Rect
}

extension Stage {
  /// The screen in front of everything: the top one of the front-most stack, in the selected tab.
  ///
  /// `nil` where tabs are in front that have none.
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
