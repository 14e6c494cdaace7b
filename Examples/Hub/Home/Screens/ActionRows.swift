import FlowEngine
import LayoutSim

/// One row for everything that Home can show.
struct ActionRows: Element {
  @Inherited(\.coordinator) private var coordinator

  private var home: HomeCoordinator? { coordinator as? HomeCoordinator }

  var body: some Element {
    RowSection("Show") {
      PushButton("Push") { home?.navigate(toRoute: .push) }
      PushButton("Sheet") { home?.navigate(toRoute: .sheet) }
      PushButton("Cover") { home?.navigate(toRoute: .cover) }
      PushButton("Detents") { home?.navigate(toRoute: .detents) }
      PushButton("Card") { home?.navigate(toRoute: .card) }
      PushButton("Poster") { home?.navigate(toRoute: .poster) }
      PushButton("Tabs in a sheet") { home?.presentTabs() }
    }
  }
}
