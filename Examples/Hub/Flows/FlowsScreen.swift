import FlowEngine
import LayoutSim

/// The flows, with the presentation of each.
struct FlowsScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  private var flows: FlowsCoordinator? { coordinator as? FlowsCoordinator }
  private var hub: HubCoordinator? { coordinator?.parent as? HubCoordinator }

  var body: some Element {
    RowList {
      RowSection("Home") {
        PushButton("Push Home") { flows?.showHome(.push) }
        PushButton("Home in a sheet") { flows?.showHome(.sheet) }
        PushButton("Home in a low sheet") { flows?.showHome(.detents([.height(400)])) }
      }
      RowSection("Tabs") {
        PushButton("Stock tab bar") { flows?.showHub(.stockBar) }
        PushButton("Own tab bar") { flows?.showHub(.ownBar) }
        if let hub {
          PushButton(hub.hasNews ? "Remove the news" : "Add the news") { flows?.toggleNews() }
        }
      }
      RowSection("A value") {
        PushButton("Pick a shade", task: { await flows?.pickShade() })
        if let shade = flows?.favourite.shade { TextBlock("You picked \(shade).") }
      }
      PushButton("What is this?") { flows?.explain() }
    }
    .navigationTitle("Flows")
    .finishesFlow()
  }
}
