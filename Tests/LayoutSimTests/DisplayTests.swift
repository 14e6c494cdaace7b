import LayoutSim
import Testing

/// Displays.
struct DisplayTests {
  @Test("An iPhone 15 in landscape is 852 x 393, with the notch's 59 points at both sides")
  func landscape() {
    let display = Device.iPhone15.display(.landscape)
    #expect(display.size == Size(width: 852, height: 393))
    #expect(display.safeArea == Insets(leading: 59, bottom: 21, trailing: 59))
    #expect(display.layoutMargin == 75)
    #expect(display.horizontalSizeClass == .compact)
    #expect(display.verticalSizeClass == .compact)
  }

  @Test("iOS 26 keeps 20 points free at the top and the bottom of a phone in landscape")
  func newLandscape() {
    let display = Device.iPhone17.display(.landscape)
    #expect(
      display.safeArea(on: .iOS26) == Insets(top: 20, leading: 62, bottom: 20, trailing: 62)
    )
  }

  @Test("A device that does not run iOS 26 keeps the insets of what it runs")
  func unknownNewInsets() {
    let display = Device.iPhoneX.display(.portrait)
    #expect(display.newSafeArea == nil)
    #expect(display.safeArea(on: .iOS26) == Insets(top: 44, bottom: 34))
  }

  @Test("A large phone in landscape is wide and low; a tablet is neither")
  func sizeClasses() {
    let large = Device.iPhone15ProMax.display(.landscape)
    #expect(large.horizontalSizeClass == .regular)
    #expect(large.verticalSizeClass == .compact)
    let tablet = Device.iPadA16.display(.landscape)
    #expect(tablet.horizontalSizeClass == .regular)
    #expect(tablet.verticalSizeClass == .regular)
  }

  @Test("A tablet keeps 24 and 20 points free up to iPadOS 18, and 32 and 25 from iPadOS 26 on")
  func tabletInsets() {
    let display = Device.iPadA16.display(.landscape)
    #expect(display.safeArea(on: .iOS18) == Insets(top: 24, bottom: 20))
    #expect(display.safeArea(on: .iOS26) == Insets(top: 32, bottom: 25))
  }

  @Test("Every device has one window in portrait and the same one rotated in landscape")
  func turned() {
    for device in Device.all {
      #expect(device.landscape.size.width == device.portrait.size.height, "\(device.id)")
      #expect(device.landscape.size.height == device.portrait.size.width, "\(device.id)")
    }
  }
}
