import LayoutSim
import StageSupport
import Testing

/// Heights of navigation bars.
@MainActor
struct BarHeightTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let device: Device
    let orientation: Orientation
    let platform: PlatformProfile
    let bar: Rect
    let isApproximate: Bool

    var testDescription: String { "\(device.id) \(orientation) \(platform)" }
  }

  // Rows navigationBar.height_inline; a bar keeps the sides of a phone's display free.
  nonisolated static let cases = [
    Case(
      device: .iPhone15,
      orientation: .landscape,
      platform: .iOS18,
      bar: Rect(x: 59, y: 0, width: 734, height: 32),
      isApproximate: false
    ),
    Case(
      device: .iPhone15,
      orientation: .portrait,
      platform: .iOS26,
      bar: Rect(x: 0, y: 59, width: 393, height: 54),
      isApproximate: false
    ),
    // y = max(safe top, 24)
    Case(
      device: .iPhoneSE3,
      orientation: .landscape,
      platform: .iOS26,
      bar: Rect(x: 0, y: 24, width: 667, height: 54),
      isApproximate: true
    ),
    Case(
      device: .iPadA16,
      orientation: .portrait,
      platform: .iOS26,
      bar: Rect(x: 0, y: 32, width: 820, height: 54),
      isApproximate: false
    ),
    Case(
      device: .iPadA16,
      orientation: .landscape,
      platform: .iOS18,
      bar: Rect(x: 0, y: 24, width: 1180, height: 50),
      isApproximate: false
    ),
  ]

  @Test(
    "A bar is as high as the platform's, and is marked if that has not been measured",
    arguments: cases
  )
  func height(_ row: Case) throws {
    let stage = Stage(
      StubCoordinator("home") { _ in
        TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
      },
      on: row.device,
      orientation: row.orientation,
      platform: row.platform
    )
    let bar = try #require(stage.renderTree.all(.navigationBar).first)
    #expect(bar.frame == row.bar)
    #expect(bar.flags.contains(.approximate) == row.isApproximate)
  }

  @Test("Content begins below the bar of 54, which keeps 24 from the edge of a low window")
  func contentBelow() {
    let stage = Stage(
      StubCoordinator("home") { _ in
        Fill().accessibilityIdentifier("all").navigationTitle("Home").navigationBarTitleDisplayMode(
          .inline
        )
      },
      on: .iPhoneSE3,
      orientation: .landscape,
      platform: .iOS26
    )
    // Row navigationBar.height_inline: child safe top 78 on SE; 375 - 78 = 297.
    #expect(
      stage.renderTree.nodes.first { $0.identifier == "all" }?.frame
        == Rect(x: 0, y: 78, width: 667, height: 297)
    )
  }

  @Test("A bar in a sheet is 56 high up to iOS 18, and 54 from iOS 26 on, 16 below the edge")
  func sheet() throws {
    let screens: StubFactory.Screens = { _ in
      Fill().navigationTitle("Filter").navigationBarTitleDisplayMode(.inline)
    }
    let shown = SheetStage([.large], content: screens)
    let sheet = try #require(shown.stage.sheets.first?.frame)
    let bar = try #require(shown.stage.renderTree.all(.navigationBar).first)
    #expect(bar.frame == Rect(x: 0, y: sheet.minY, width: 393, height: 56))

    shown.stage.traits.platform = .iOS26
    let newSheet = try #require(shown.stage.sheets.first?.frame)
    let newBar = try #require(shown.stage.renderTree.all(.navigationBar).first)
    #expect(newBar.frame == Rect(x: 0, y: newSheet.minY + 16, width: 393, height: 54))
    #expect(!newBar.flags.contains(.approximate))
  }

  @Test("A bar follows the device's orientation")
  func rotation() {
    let stage = Stage(
      StubCoordinator("home") { _ in
        TextBlock("a").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
      }
    )
    #expect(stage.renderTree.all(.navigationBar).map(\.frame?.size.height) == [44])
    stage.traits.orientation = .landscape
    #expect(stage.renderTree.all(.navigationBar).map(\.frame?.size.height) == [32])
  }
}
