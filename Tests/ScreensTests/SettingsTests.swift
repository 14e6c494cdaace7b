import Screens
import Snapshot
import Testing

@MainActor
@Suite("Settings: a form, and a sheet to change a profile")
struct SettingsTests {
  private let clock = StageClock()
  private let settings: AppSettings
  private let stage: Stage

  init() {
    settings = AppSettings(clock: clock)
    stage = Stage(SettingsCoordinator(settings: settings), on: .iPhone15, clock: clock)
  }

  @Test("The form on four devices")
  func onFourDevices() {
    assertSnapshot(of: stage, over: .fourDevices)
  }

  @Test("The sheet for the profile on four devices")
  func profileOnFourDevices() throws {
    try stage.tap("Profile")
    assertSnapshot(of: stage, over: .fourDevices)
  }

  @Test("What notifications sound like is asked while there are any")
  func notifications() throws {
    try stage.toggle("Allow Notifications")
    #expect(stage.element(labelled: "Sound") == nil)
    try stage.toggle("Allow Notifications")
    try stage.enter("Bell", into: "Sound")
    #expect(settings.sound == "Bell")
  }

  @Test("Return goes from field to field, and closes the sheet after the last")
  func returnKeys() throws {
    try stage.tap("Profile")
    #expect(stage.focusedField == "Name")
    try stage.enter("Ann Lister", into: "Name")
    try stage.submit()
    #expect(stage.focusedField == "Email")
    try stage.submit()
    #expect(stage.focusedField == "New Password")
    try stage.submit()
    #expect(stage.sheet == nil)
    #expect(settings.name == "Ann Lister")
  }

  @Test("Saving takes a second, in which there is a spinner in place of the button")
  func saving() async throws {
    try stage.tap("Save")
    await stage.proceed()
    #expect(stage.element(labelled: "Save") == nil)
    try await stage.finish()
    #expect(stage.now == 1)
    #expect(stage.element(labelled: "Save") != nil)
  }

  @Test("Signing out is asked about")
  func signingOut() throws {
    try stage.scroll(to: "Sign Out")
    try stage.tap("Sign Out")
    #expect(stage.dialogs.count == 1)
    #expect(settings.isSignedIn)
    try stage.tap("Sign Out")
    #expect(!settings.isSignedIn)
  }

  @Test("Pages are deleted in a row that is unfolded first")
  func storage() throws {
    #expect(stage.element(labelled: "Delete All") == nil)
    try stage.tap("Storage")
    try stage.scroll(to: "Delete All")
    try stage.tap("Delete All")
    #expect(settings.megabytesKept == 0)
    #expect(throws: StageError.self) { try stage.tap("Delete All") }
  }

  @Test("Help is pushed, with the way back to the settings")
  func help() throws {
    try stage.tap("Help")
    #expect(stage.back.label == "Settings")
    try stage.goBack()
    #expect(!stage.back.isVisible)
  }
}
