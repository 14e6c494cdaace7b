import FlowEngine
import Testing

/// Styles and motion of flows that are brought along or started.
@MainActor
struct BroughtStyleTests {
  private let hall = Hall("App")

  @Test("A flow that is brought without a style has that of its root, or else is a sheet")
  func fallback() {
    hall.navigate(to: Hall("Pushed", root: .item(1)))
    hall.navigate(to: Hall("Film", root: .film))
    hall.navigate(to: PlaceCoordinator("Plain", root: "plain"))
    #expect(hall.layers == ["base hall > item(1)", "cover film", "sheet plain"])
  }

  @Test("The style of the flow is that of the root that it starts at")
  func startedRoot() {
    let flow = Hall("Flow")
    flow.startsAt = .film
    hall.navigate(to: flow)
    #expect(hall.layers == ["base hall", "cover film"])
  }

  @Test("A flow is started with animation or without, as the call says")
  func startFlow() {
    var plans: [Bool] = []
    hall.observe { if case .settled(let plan) = $0 { plans.append(plan.isAnimated) } }
    hall.startFlow(route: .item(1), animated: false)
    hall.startFlow(route: .item(2))
    #expect(plans == [false, true])
    #expect(hall.layers == ["base item(2)"])
  }

  @Test("The coordinator of each page is started once, in the order of the tabs")
  func startedPages() {
    let maker = PageMaker()
    let pages = ["One", "Two"].map { name in
      let hall = Hall(name)
      hall.startsAt = name == "One" ? .item(1) : .item(2)
      maker.instead[name] = hall
      return hall
    }
    let tabs = PagedTabs(maker.pages("One", "Two"))
    tabs.setPages(maker.pages("Two", "One"))
    #expect(pages.map(\.journal) == [["start"], ["start"]])
    #expect(pages.map(\.layers) == [["base item(1)"], ["base item(2)"]])
    #expect(tabs.picture == "[Two *One*] item(1)")
  }

  @Test("Whatever is refused or has nothing to do is in the log with its reason")
  func nothingIsSilent() {
    let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))
    tabs.setTabs([Hall("One")])
    let log = EventLog(of: tabs)
    tabs.dismiss()
    tabs.close()
    tabs.restart()
    tabs.switchToTab(7)
    tabs.switchToTab(of: hall)
    tabs.navigate(to: tabs, presentationStyle: .sheet)
    let reasons = log.entries.map(\.event).filter {
      switch $0 {
      case .failed, .idle: true
      default: false
      }
    }
    let owner = tabs.ownerPath
    #expect(
      reasons == [
        .idle(.nothingToDismiss), .idle(.nothingToClose), .idle(.atItsRoot),
        .failed(.invalidTabIndex(owner: owner, index: 7, count: 1)),
        .failed(.unknownTab("App", owner: owner, tabs: ["One"])),
        .failed(.circularReference(owner: owner, coordinator: tabs.ownerName)),
      ]
    )
  }
}
