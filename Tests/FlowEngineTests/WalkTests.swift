import Testing

@testable import FlowEngine

/// Long walks through the guides' app, every step checked against the laws.
@MainActor
struct WalkTests {
  @Test("In the guides' app each success is planned and seen, each failure changes nothing")
  func guideApp() throws {
    for seed in 0..<60 {
      var walk = Walk(seed: seed, app: AppCoordinator(), routes: Self.guideRoutes)
      walk.app.navigate(to: AppRoute.tabRoot)
      for _ in 0..<12 { try walk.step() }
      #expect(walk.problems == [])
    }
  }

  private static let guideRoutes: [any Route] = [
    RedRoute.red, RedRoute.lightRed, RedRoute.darkRed, RedRoute.info, RainbowRoute.red,
    RainbowRoute.orange, GreenRoute.lightGreen, GreenRoute.evenDarkerGreen, BlueRoute.blue,
    BlueRoute.lightBlue, BlueRoute.info, YellowRoute.darkYellow, PurpleRoute.info,
    DeepBlueRoute.level1, DeepBlueRoute.level2, DeepBlueRoute.level3Modal,
    DeepBlueRoute.nestedModal, OceanRoute.surface, OceanRoute.abyss, UnlockRoute.enterCode,
    UnlockRoute.success, UnhandledRoute.nowhere,
  ]
}
