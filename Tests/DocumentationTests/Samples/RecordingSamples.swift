import Foundation
import Snapshot
import Testing
import XCTest

// The samples of the page about recordings, and of the comments there.

private enum SettingsRoute: Route { case start }

/// A button of 100 x 50 in the middle.
private final class SettingsFactory: ElementFactory<SettingsRoute> {
  override func buildElement(for route: SettingsRoute) -> (any Element)? {
    PushButton {
    } label: {
      TextBlock("Log out").frame(width: 100, height: 50)
    }
  }
}

private final class SettingsCoordinator: Coordinator<SettingsRoute> {
  init() { super.init(router: Router(initial: .start, factory: SettingsFactory())) }
}

@MainActor
private func recordings(_ stage: Stage) throws {
  let recording = try Recording(contentsOf: URL(fileURLWithPath: "settings.xml"))
  let comparison = try RecordingComparison(of: recording, with: stage.renderTree)
  print(comparison.text)
}

@MainActor
private func compared(_ recording: Recording, _ stage: Stage) throws {
  let comparison = try RecordingComparison(of: recording, with: stage.renderTree)
  #expect(comparison.isSame)
  print(comparison.text)
}

@MainActor
private func parsed() throws -> Traits {
  let measured = try Corrections(
    parsing: """
      # iPhone 17 Pro, iOS 26.4
      tab-bar.height 86
      text.latin 1.01
      """
  )
  let traits = Traits(device: .iPhone17Pro, platform: .iOS26, corrections: measured)
  return traits
}

@MainActor
private func corrected() throws -> Stage {
  let measured = try Corrections(contentsOf: URL(fileURLWithPath: "measured.txt"))
  let traits = Traits(device: .iPhone17Pro, platform: .iOS26, corrections: measured)
  let stage = Stage(SettingsCoordinator(), under: traits)
  return stage
}

@MainActor @Test func settingsAreAsRecorded() {
  let stage = Stage(SettingsCoordinator(), on: .iPhone17Pro, platform: .iOS26)
  assertRecording("settings.txt", of: stage)
}

// A UI test needs an app, which this package does not have.
#if UI_TESTS
  final class ScreenRecorder: XCTestCase {
    @MainActor
    func testSettings() {
      let app = XCUIApplication()
      app.launch()
      app.buttons["Settings"].tap()
      let recording = XCTAttachment(string: app.debugDescription)
      recording.name = "settings.txt"
      recording.lifetime = .keepAlways
      add(recording)
    }
  }
#endif
