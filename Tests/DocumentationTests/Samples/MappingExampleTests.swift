import Foundation
import Snapshot
import Testing

@MainActor
@Suite("The examples in the comments of ScreenMapping")
struct MappingExampleTests {
  // Examples without a result of their own, which are compiled and not run.

  func anAlarmMayRing() {
    var transit = Exploration("transit") { TransitTabs() }
    transit.event("alarm", when: { $0.visibleRoute is LineRoute }) {
      $0.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
    }
    _ = transit
  }

  func linksAreOpenedEverywhere() throws {
    var transit = Exploration("transit") { TransitTabs() }
    var links = LinkTable(schemes: ["transit"])
    try links.add("stop/{name}") { LineRoute.stop(try $0["name"]) }
    transit.links(links, "transit://stop/Harbour", "transit://stop/")
  }

  func aLawOfTheApp() {
    var transit = Exploration("transit") { TransitTabs() }
    transit.law("a title on every screen") { visit in
      visit.stage.topScreen?.title == nil ? "no title" : nil
    }
  }

  func aViolationIsIntended() {
    var transit = Exploration("transit") { TransitTabs() }
    transit.accept(.canBeLeft, where: "ringing", because: "The alarm is stopped by its button.")
  }
}
