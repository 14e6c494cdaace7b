import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Presentations whose tab was left.
@MainActor
struct StrayedPresentationTests {
  private let sheet = ModalDetentConfiguration()

  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  @Test("A sheet that a child in the tab presented is as much a finding as the tab's own")
  func child() throws {
    let child = StubCoordinator("child", handles: ["child"], modals: ["info": sheet])
    child.addModalCoordinator(StubCoordinator("info"))
    let shop = StubCoordinator("shop", tab: "Shop")
    shop.addChild(child)
    let app = StubTabs([shop, StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    shop.navigate(to: StubRoute("child"))
    child.navigate(to: StubRoute("info"))
    #expect(codes(stage) == [])
    app.switchToTab(1)
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .presentedByOtherTab)
    #expect(finding.found == "info was presented in the tab shop, which is not selected any more.")
    #expect(finding.advice == "Dismiss it before switching tabs.")
    app.switchToTab(0)
    #expect(codes(stage) == [])
  }

  @Test("A sheet over a sheet of a tab that was left is one, too")
  func second() {
    let info = StubCoordinator("info", modals: ["more": sheet])
    info.addModalCoordinator(StubCoordinator("more"))
    let shop = StubCoordinator("shop", modals: ["info": sheet], tab: "Shop")
    shop.addModalCoordinator(info)
    let app = StubTabs([shop, StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    shop.navigate(to: StubRoute("info"))
    info.navigate(to: StubRoute("more"))
    app.switchToTab(1)
    #expect(stage.renderTree.findings.map(\.place) == ["info", "more"])
    #expect(Set(codes(stage)) == [.presentedByOtherTab])
  }

  @Test("A sheet that an element in the tab presents was not a finding")
  func ofAnElement() {
    let shop = StubCoordinator("shop", tab: "Shop") { _ in
      TextBlock("Shop").sheet(isPresented: .constant(true)) { TextBlock("Offer") }
    }
    let app = StubTabs([shop, StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    #expect(!codes(stage).contains(.presentedByOtherTab))
    app.switchToTab(1)
    #expect(stage.renderTree.all(.sheet).map(\.route) == ["shop.sheet"])
    #expect(codes(stage).contains(.presentedByOtherTab))
    app.switchToTab(0)
    #expect(!codes(stage).contains(.presentedByOtherTab))
  }

  @Test("A sheet that the tabs themselves present belongs to none of them")
  func ofTheTabs() {
    let app = PresentingTabs([
      StubCoordinator("shop", tab: "Shop"), StubCoordinator("profile", tab: "Profile"),
    ])
    app.addModalCoordinator(StubCoordinator("info"))
    let stage = Stage(app)
    app.navigate(to: StubRoute("info"))
    #expect(stage.renderTree.all(.sheet).map(\.route) == ["info"])
    app.switchToTab(1)
    #expect(stage.renderTree.all(.sheet).map(\.route) == ["info"])
    #expect(codes(stage) == [])
  }
}

/// Tabs that present a sheet themselves.
private final class PresentingTabs: TabCoordinator<StubRoute> {
  init(_ tabs: [AnyCoordinator]) {
    super.init(router: Router(initial: "tabs", factory: StubFactory { _ in nil }))
    for tab in tabs { addChild(tab) }
  }

  override func canHandle(_ route: any Route) -> Bool { (route as? StubRoute) == "info" }

  override func navigationType(for route: any Route) -> NavigationType { .modal }
}
