import FlowEngine
import LayoutSim

/// The selected tab above a bar that the app draws.
struct OwnBarScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    if let hub = coordinator as? HubCoordinator {
      Column(spacing: 0) {
        SelectedTab()
        Row(spacing: 0) {
          Each(hub.pages, id: \.self) { OwnBarButton(hub: hub, page: $0) }
        }
        .frame(height: 56)
        .background(.grouped)
      }
    }
  }
}

/// A page's button: its name, and its badge beside it.
private struct OwnBarButton: Element {
  let hub: HubCoordinator
  let page: HubPage

  var body: some Element {
    PushButton(action: { hub.switchToTab(page) }) {
      Row(spacing: 6) {
        TextBlock(page.tabItem?.text ?? "")
          .fontWeight(hub.currentPage == page ? .semibold : .regular)
        if let badge = hub.coordinator(for: page)?.shownTabBadge {
          TextBlock(badge).font(.footnote).role(.badge)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
