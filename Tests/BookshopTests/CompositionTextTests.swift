import Bookshop
import FlowEngine
import Snapshot
import Testing

@Suite("Compositions and coordinators as text")
@MainActor
struct CompositionTextTests {
  @Test("A sheet over a child on the stack of a tab, with owners and contexts")
  func composition() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.about(.dracula))
    assertSnapshot(of: shop.app.composition)
  }

  @Test("Every coordinator with its state, also where no screen shows it")
  func coordinators() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.about(.dracula))
    assertSnapshot(of: shop.app)
  }
}
