import FlowEngine
import Testing

/// Tabs that start before they are shown.
@MainActor
struct StartedTabTests {
  private let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))

  @Test("Tabs that were given as coordinators showed the root that they have before they start")
  func setTabs() {
    let (first, second) = (Hall("A"), Hall("B"))
    first.startsAt = .item(1)
    second.startsAt = .item(2)
    #expect(tabs.setTabs([first, second]))
    #expect(first.layers == ["base item(1)"] && second.layers == ["base item(2)"])
    #expect(tabs.setTabs([second, first]))
    #expect(first.journal == ["start"] && second.journal == ["start"])
  }

  @Test("A tab that has another owner is not started")
  func owned() {
    let (tab, owner) = (Hall("A"), Hall("Owner"))
    owner.addChild(tab)
    #expect(!tabs.setTabs([tab]))
    #expect(tab.journal == [])
  }

  @Test("Tabs that are refused are started, and nothing else has changed")
  func refused() {
    let tab = Hall("A")
    #expect(!tabs.setTabs([tab, tab]))
    #expect(tab.journal == ["start"])
    #expect(tabs.children.isEmpty)
  }

  @Test("The tab coordinator's own root is no tab, and is not started as one")
  func root() {
    let hall = Hall("App")
    hall.addChild(tabs)
    #expect(!tabs.setTabs([hall]))
    #expect(hall.journal == [])
    #expect(
      hall.unhandledErrors
        == [.circularReference(owner: tabs.ownerPath, coordinator: "App")]
    )
  }

  @Test("A page that gave the root of its own hierarchy made it start while a call was planned")
  func pageOfRoot() {
    let hall = Hall("App")
    hall.startsAt = .item(1)
    let maker = PageMaker()
    let pages = PagedTabs([])
    hall.addChild(pages)
    maker.instead["App"] = hall
    #expect(!pages.setPages(maker.pages("App")))
    #expect(hall.journal == [])
    #expect(
      hall.unhandledErrors
        == [.circularReference(owner: pages.ownerPath, coordinator: "App")]
    )
  }
}
