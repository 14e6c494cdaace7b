import Foundation
import Snapshot
import Testing

@MainActor
@Suite("The examples in the comments of Snapshot")
struct SnapshotExampleTests {
  @Test("A layout keeps the contract") func aLayoutKeepsTheContract() {
    assertLayoutContract(
      of: Row {
        TextBlock("Line 2")
        Stretch()
        TextBlock("4 min")
      }
    )
  }
}

@MainActor
private func aStageIsCompared() throws {
  let stage = Stage(LineCoordinator(), on: .iPhone15)
  assertSnapshot(of: stage, named: "lines")  // the whole window
  try stage.tap("Map")
  assertSnapshot(of: stage, surface: "map", named: "map")  // the sheet alone
}

@MainActor
private func aStageUnderSeveralSettings(stage: Stage) {
  let variations = Variations(
    typeSizes: [.large, .accessibility3],
    orientations: Orientation.allCases
  )
  assertSnapshot(of: stage, over: variations)  // a table of four, and what differs in each
}

@MainActor
private func allCoordinatorsAreCompared(app: AnyCoordinator) {
  app.navigate(to: LineRoute.line(2))
  assertSnapshot(of: app)  // each coordinator with its stack, also those that are not on screen
}

@MainActor
private func aMapOfAllScreens() async throws {
  var transit = Exploration("transit") { TransitTabs() }
  transit.routes(LineRoute.lines, LineRoute.line(1), TicketRoute.buy)
  let map = await assertScreenMap(of: transit)  // also if a sheet cannot be left, and the like
  try map.write(to: URL(fileURLWithPath: "docs/transit"))  // the map as a page and as a picture
}
