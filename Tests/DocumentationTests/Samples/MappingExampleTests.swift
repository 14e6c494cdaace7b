import Foundation
import Snapshot
import Testing

@MainActor
@Suite("The examples in the comments of ScreenMapping")
struct MappingExampleTests {
  @Test("An alarm may ring") func anAlarmMayRing() {
    var transit = Exploration("transit") { TransitTabs() }
    transit.event("alarm", when: { $0.visibleRoute is LineRoute }) {
      $0.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
    }
    _ = transit
  }

  @Test("Links are opened everywhere") func linksAreOpenedEverywhere() throws {
    var transit = Exploration("transit") { TransitTabs() }
    var links = LinkTable(schemes: ["transit"])
    try links.add("stop/{name}") { LineRoute.stop(try $0["name"]) }
    transit.links(links, "transit://stop/Harbour", "transit://stop/")
  }

  @Test("A law of the app") func aLawOfTheApp() {
    var transit = Exploration("transit") { TransitTabs() }
    transit.law("a title on every screen") { visit in
      visit.stage.topScreen?.title == nil ? "no title" : nil
    }
  }

  @Test("A violation is intended") func aViolationIsIntended() {
    var transit = Exploration("transit") { TransitTabs() }
    transit.accept(.canBeLeft, where: "ringing", because: "The alarm is stopped by its button.")
  }
}
