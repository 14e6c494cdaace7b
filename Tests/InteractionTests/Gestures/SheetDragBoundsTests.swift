import FlowEngine
import Testing

@testable import LayoutSim

/// Where a dragged sheet goes.
struct SheetDragBoundsTests {
  /// A phone 852 points high, with a sheet that rests at 400 and at 100 from the top.
  private func room(isDismissable: Bool = true, isStiff: Bool = false) -> SheetDragBounds {
    SheetDragBounds(
      rests: [
        SheetDragBounds.Rest(detent: .large, top: 100),
        SheetDragBounds.Rest(detent: .medium, top: 400),
      ],
      windowHeight: 852,
      lowerEdge: 852,
      safeTop: 59,
      isStiff: isStiff,
      isDismissable: isDismissable
    )
  }

  private func landing(
    _ top: Double,
    _ velocity: Double,
    isDismissable: Bool = true
  ) -> ModalPresentationDetent? {
    let room = room(isDismissable: isDismissable)
    return room.landing(from: top, velocity: velocity).flatMap { room.rests[$0].detent }
  }

  @Test("Released slowly it goes to the nearest height, or off the screen")
  func slow() {
    // The middle between 100 and 400 is 250, that between 400 and 852 is 626.
    #expect(landing(249, 0) == .large)
    #expect(landing(251, 0) == .medium)
    #expect(landing(625, 0) == .medium)
    #expect(landing(627, 0) == nil)
  }

  @Test("It coasts by 0.099 of its speed")
  func projected() {
    // 200 + 49.4 is before the middle at 250, 200 + 50.5 is behind it.
    #expect(landing(200, 499) == .large)
    #expect(landing(200, 510) == .medium)
    #expect(landing(580, 450) == .medium)
    #expect(landing(580, 480) == nil)
    #expect(landing(300, -600) == .large)
  }

  @Test("Below 250 points per second it counts as still")
  func still() {
    #expect(landing(240, 249) == .large)
    #expect(landing(240, 250) == .medium)
  }

  @Test("A fling that would come back to the same height goes one further")
  func fling() {
    #expect(landing(100, 1_000) == .medium)
    #expect(landing(400, 1_000) == nil)
    #expect(landing(400, -1_000) == .large)
    #expect(landing(100, -5_000) == .large)
    #expect(landing(100, 999) == .large)
  }

  @Test("What cannot be dismissed stays, however it is flung")
  func notDismissable() {
    #expect(landing(852, 5_000, isDismissable: false) == .medium)
    #expect(landing(400, 1_000, isDismissable: false) == .medium)
  }

  @Test("Between its heights a sheet is under the finger")
  func tracking() {
    #expect(room().position(under: 300) == 300)
    #expect(room().position(under: 700) == 700)
    #expect(room().position(under: 2_000) == 852)
  }

  @Test("Above its largest height it resists, or does not move")
  func above() {
    // d = 100 - 59 = 41, x = 100: 41 x (1 - 1 / (55 / 41 + 1)) = 23.4896.
    #expect(abs(room().position(under: 0) - 76.5104) < 0.0001)
    #expect(room(isStiff: true).position(under: 0) == 100)
  }

  @Test("Below its lowest height it resists if it cannot be dismissed")
  func below() {
    // d = 200, less than a quarter of 852; x = 200: 200 x (1 - 1 / 1.55) = 70.9677.
    #expect(abs(room(isDismissable: false).position(under: 600) - 470.9677) < 0.0001)
    // A quarter of 200 is reached where 200 (1 - 1 / (0.55 x / 200 + 1)) = 50, at x = 121.21.
    #expect(!room(isDismissable: false).isAttempt(at: 521))
    #expect(room(isDismissable: false).isAttempt(at: 521.3))
    #expect(!room().isAttempt(at: 800))
  }

  @Test("Two detents at one height are one")
  func sameHeight() {
    let room = SheetDragBounds(
      rests: [
        SheetDragBounds.Rest(detent: .fullscreen, top: 69),
        SheetDragBounds.Rest(detent: .extraLarge, top: 69),
      ],
      windowHeight: 852,
      lowerEdge: 852,
      safeTop: 59
    )
    #expect(room.rests.map(\.detent) == [.fullscreen])
  }
}
