import FlowEngine
import LayoutSim
import SnapshotRendering

/// Tabs whose factory says something about their bar: by default, that it can be a sidebar.
package final class SidebarTabs: TabCoordinator<StubRoute> {
  package init(
    _ tabs: [AnyCoordinator]? = nil,
    _ bar: @escaping @MainActor () -> any Element = {
      StockTabs().tabViewStyle(.sidebarAdaptable)
    }
  ) {
    super.init(router: Router(initial: "tabs", factory: StubFactory { _ in bar() }))
    for tab in tabs ?? SidebarTabs.three { addChild(tab) }
  }

  /// Home, Find with a badge, and Library, each with a deep screen.
  package static var three: [AnyCoordinator] {
    ["Home", "Find", "Library"].map { name in
      StubCoordinator(
        StubRoute(name),
        handles: [StubRoute(name + " deep")],
        tab: name,
        badge: name == "Find" ? "2" : nil
      ) { route in
        PushButton(action: {}) {
          TextBlock("Press \(route.identifier)").frame(minWidth: 44, minHeight: 44)
        }
      }
    }
  }

  override package var ownerName: String { "Tabs" }
}

extension Stage {
  /// The bar of tabs, or the sidebar, with its frame: `bar 0,24 1180x50`.
  package var tabsForm: String {
    renderTree.all(.tabBar).map { bar in
      let form = bar.fact("place") ?? "bar"
      guard let frame = bar.frame else { return form }
      return "\(form) \(Int(frame.minX)),\(Int(frame.minY)) "
        + "\(Int(frame.size.width))x\(Int(frame.size.height))"
    }
    .joined(separator: ", ")
  }

  /// The frame of what the selected tab shows.
  package var selectedTabFrame: Rect? { renderTree.all(.stack).last { $0.frame != nil }?.frame }

  /// The title of the selected tab.
  package var selectedTab: String? {
    renderTree.all(.tab).first { $0.flags.contains(.selected) }?.label
  }
}

extension RenderNode {
  /// The value of a fact; `nil` without it.
  package func fact(_ key: String) -> String? { facts.first { $0.key == key }?.value }
}
