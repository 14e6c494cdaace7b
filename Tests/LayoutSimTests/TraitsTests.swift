import Foundation
import LayoutSim
import Testing

/// Traits.
struct TraitsTests {
  @Test("The window has the display's size in its orientation")
  func orientation() {
    var traits = Traits(device: .iPhone15)
    #expect(traits.window == Size(width: 393, height: 852))
    traits.orientation = .landscape
    #expect(traits.window == Size(width: 852, height: 393))
    #expect(traits.safeArea == Insets(leading: 59, bottom: 21, trailing: 59))
  }

  @Test("A window whose size is not a number has the display's length there, and settles")
  @MainActor
  func notANumber() {
    var traits = Traits(device: .iPadA16, windowSize: Size(width: .nan, height: 100))
    #expect(traits == traits)
    #expect(traits.window == Size(width: 820, height: 100))
    traits.windowSize = Size(width: 400, height: .nan)
    #expect(traits.window == Size(width: 400, height: 1180))
    let stage = Stage(on: .iPadA16) { TextBlock("a") }
    stage.traits = traits
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A third of a tablet's display is as narrow as a phone, half of a large one is not")
  func windows() {
    var traits = Traits(device: .iPadA16, windowSize: Size(width: 375, height: 1_180))
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.layoutMargin == 16)
    traits.windowSize = Size(width: 678, height: 1_180)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.layoutMargin == 20)
  }

  @Test("A resized window of a phone keeps the phone's size classes")
  func resizedPhone() {
    // WWDC26 session 278, and Apple Developer Forums, thread 836088: always compact, always upright.
    let traits = Traits(
      device: .iPhone17Pro,
      windowSize: Size(width: 900, height: 700),
      platform: .iOS27
    )
    #expect(traits.window == Size(width: 900, height: 700))
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.layoutMargin == 20)
    // The safe areas of iOS 27 are those of iOS 26, as recorded.
    #expect(traits.safeArea == Insets(top: 62, bottom: 34))
    #expect(PlatformProfile.iOS27.systemVersion == "27")
  }

  @Test(
    "A window without a usable length has the display's",
    arguments: [0, -1, Double.nan, .infinity]
  )
  func uselessWindow(length: Double) {
    let traits = Traits(device: .iPhone15, windowSize: Size(width: length, height: 400))
    #expect(traits.window == Size(width: 393, height: 400))
  }

  @Test(
    "The keyboard is as high as the system's on phones",
    arguments: [
      (Device.iPhoneSE1, PlatformProfile.iOS18, 253.0, 199.0),
      (.iPhoneSE3, .iOS18, 260, 200), (.iPhoneSE3, .iOS26, 260, 200),
      (.iPhone8Plus, .iOS18, 271, 200), (.iPhone15, .iOS18, 336, 209),
      (.iPhone15, .iOS26, 335, 209), (.iPhone16ProMax, .iOS18, 346, 209),
      (.iPhone16ProMax, .iOS26, 345, 209), (.iPhoneAir, .iOS26, 335, 209),
    ]
  )
  func phoneKeyboards(
    device: Device,
    platform: PlatformProfile,
    upright: Double,
    sideways: Double
  ) {
    var traits = Traits(device: device, platform: platform, keyboard: .shown)
    #expect(traits.keyboardHeight == upright)
    traits.orientation = .landscape
    #expect(traits.keyboardHeight == sideways)
    traits.keyboard = .hidden
    #expect(traits.keyboardHeight == 0)
  }

  @Test("The keyboard is as high as the system's on tablets")
  func tabletKeyboards() {
    #expect(Traits(device: .iPad9, keyboard: .shown).keyboardHeight == 313)
    #expect(Traits(device: .iPadAir11, keyboard: .shown).keyboardHeight == 333)
    #expect(
      Traits(device: .iPadPro13M4, orientation: .landscape, keyboard: .shown).keyboardHeight == 491
    )
    #expect(
      Traits(device: .iPadA16, platform: .iOS26, keyboard: .shown).keyboardHeight == 337
    )
  }

  @Test("A computer has no keyboard on its screen, and no covers")
  func computer() {
    let traits = Traits(device: .mac, platform: .macOS, keyboard: .shown)
    #expect(traits.keyboardHeight == 0)
    #expect(!traits.platform.hasCovers)
    #expect(traits.safeArea == .zero)
  }

  @Test("Traits are read as they were written, whatever they are")
  func coding() throws {
    let traits = Traits(
      device: .iPadA16,
      orientation: .landscape,
      windowSize: Size(width: 375, height: 820),
      typeSize: .accessibility2,
      scheme: .dark,
      platform: .iOS26,
      direction: .rightToLeft,
      keyboard: .shown,
      reducesMotion: true
    )
    let data = try JSONEncoder().encode(traits)
    #expect(try JSONDecoder().decode(Traits.self, from: data) == traits)
  }

  @Test("What has its default is not written")
  func codingDefaults() throws {
    let data = try JSONEncoder().encode(Traits(device: .iPhone15))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == ["device", "typeSize", "scheme"])
  }
}
