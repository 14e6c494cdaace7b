import FlowEngine
import LayoutSim
import StageSupport
import TestSupport
import Testing

/// Presenters that are pushed back.
@MainActor
struct PushedBackTests {
  private func drawn(
    _ detents: [ModalPresentationDetent],
    on device: Device = .iPhone16,
    _ platform: PlatformProfile = .iOS18
  ) -> Rect? {
    SheetStage(detents, on: device, platform: platform).stage.renderTree.all(.stack).first?
      .drawnFrame
  }

  @Test("Behind the tallest sheet the presenter is a card that sticks out 10 points")
  func card() throws {
    // 16 free at either side of 393: scaled by 361 / 393; the sheet begins at 69.
    let card = try #require(drawn([.extraLarge]))
    #expect(card.isClose(to: Rect(x: 16, y: 59, width: 361, height: 852.0 * 361 / 393)))
  }

  @Test("On a phone wider than 393 points 20 stay free at either side")
  func wide() throws {
    let card = try #require(drawn([.extraLarge], on: .iPhone16ProMax))
    #expect(card.isClose(to: Rect(x: 20, y: 62, width: 400, height: 956.0 * 400 / 440)))
  }

  @Test(
    "Behind every lower sheet, and behind our large one, the presenter stays",
    arguments: [ModalPresentationDetent.medium, .large, .height(300), .fraction(0.9)]
  )
  func stays(detent: ModalPresentationDetent) {
    #expect(drawn([detent]) == nil)
  }

  @Test(
    "In windows of a few points nothing has a negative length, wherever a screen is",
    arguments: Standing.allCases
  )
  func tinyWindows(standing: Standing) {
    for platform in [PlatformProfile.iOS18, .iOS26] {
      let stage = Stage(
        standing.show { route in
          RowList { TextBlock(route.identifier) }.navigationTitle("Title").toolbar {
            PushButton("Edit") {}
          }
          .toolbar { BarItem(placement: .bottomBar) { PushButton("Add") {} } }
        },
        platform: platform
      )
      for side in Night.sample([1.0, 9, 20, 31, 33, 60], oneIn: 3) {
        stage.traits.windowSize = Size(width: side, height: 2 * side)
        let lengths = stage.renderTree.nodes.flatMap { [$0.frame, $0.drawnFrame] }
          .compactMap { $0 }.flatMap { [$0.size.width, $0.size.height] }
        #expect(lengths.allSatisfy { $0 >= 0 }, "\(platform) \(side)")
      }
    }
  }

  @Test("A window of 30 points leaves nothing of a presenter behind the tallest sheet")
  func tinyCard() {
    let shown = SheetStage([.extraLarge], on: .iPhone16)
    shown.stage.traits.windowSize = Size(width: 30, height: 100)
    // 16 at either side are more than there is.
    #expect(shown.stage.renderTree.all(.stack).first?.drawnFrame == nil)
  }

  @Test("On a tablet, and on iOS 26, nothing is pushed back")
  func elsewhere() {
    #expect(drawn([.extraLarge], on: .iPadA16) == nil)
    #expect(drawn([.extraLarge], .iOS26) == nil)
  }

  @Test(
    "Behind a tall sheet over a tall sheet the lower one is a card, and the screen a smaller one"
  )
  func twoSteps() throws {
    let configuration = ModalDetentConfiguration(detents: [.extraLarge])
    let app = StubCoordinator("home", modals: ["lower": configuration])
    let lower = StubCoordinator("lower", modals: ["upper": configuration])
    lower.addModalCoordinator(StubCoordinator("upper"))
    app.addModalCoordinator(lower)
    app.navigate(to: StubRoute("lower"))
    app.navigate(to: StubRoute("upper"))
    let tree = Stage(app, on: .iPhone16).renderTree
    let share = 361.0 / 393
    let sheets = tree.all(.sheet)
    #expect(sheets.first?.frame?.minY == 69)
    #expect(
      try #require(sheets.first?.drawnFrame)
        .isClose(to: Rect(x: 16, y: 59, width: 361, height: 783 * share))
    )
    let width = 393 * share * share
    #expect(
      try #require(tree.all(.stack).first?.drawnFrame)
        .isClose(
          to: Rect(x: (393 - width) / 2, y: 49, width: width, height: 852 * share * share)
        )
    )
    #expect(sheets.last?.drawnFrame == nil)
  }

  @Test("Behind a tall sheet over a low one the low one is a card, and the screen stays")
  func oneStep() throws {
    let app = StubCoordinator(
      "home",
      modals: ["lower": ModalDetentConfiguration(detents: [.medium])]
    )
    let lower = StubCoordinator(
      "lower",
      modals: ["upper": ModalDetentConfiguration(detents: [.extraLarge])]
    )
    lower.addModalCoordinator(StubCoordinator("upper"))
    app.addModalCoordinator(lower)
    app.navigate(to: StubRoute("lower"))
    app.navigate(to: StubRoute("upper"))
    let tree = Stage(app, on: .iPhone16).renderTree
    // 0.56 of 749 is 419⅓ and with the home indicator 453⅓; it is drawn 10 above the upper sheet's 69.
    let share = 361.0 / 393
    #expect(
      try #require(tree.all(.sheet).first?.drawnFrame)
        .isClose(to: Rect(x: 16, y: 59, width: 361, height: 1360.0 / 3 * share))
    )
    #expect(tree.all(.stack).map(\.drawnFrame) == [nil, nil, nil])
  }

  @Test("Behind three tall sheets only the two nearest presenters are moved")
  func threeSteps() throws {
    let tall = ModalDetentConfiguration(detents: [.extraLarge])
    let app = StubCoordinator("home", modals: ["first": tall])
    let first = StubCoordinator("first", modals: ["second": tall])
    let second = StubCoordinator("second", modals: ["third": tall])
    second.addModalCoordinator(StubCoordinator("third"))
    first.addModalCoordinator(second)
    app.addModalCoordinator(first)
    app.navigate(to: StubRoute("first"))
    first.navigate(to: StubRoute("second"))
    second.navigate(to: StubRoute("third"))
    let tree = Stage(app, on: .iPhone16).renderTree
    #expect(tree.all(.sheet).map(\.drawnFrame?.minY) == [49, 59, nil])
    // It is where the second sheet moved it, not another 10 points up.
    #expect(tree.all(.stack).first?.drawnFrame?.minY == 49)
  }
}
