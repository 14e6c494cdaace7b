import LayoutSim
import Testing

/// Devices.
struct DeviceTests {
  @Test("An iPhone 15 is 393 x 852 points at 3x, 59 points below its top and 34 above its bottom")
  func iPhone15() {
    let device = Device.iPhone15
    #expect(device.id == "iphone-15")
    #expect(device.name == "iPhone 15")
    #expect(device.size == Size(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.safeArea == Insets(top: 59, bottom: 34))
    #expect(device.layoutMargin == 16)
    #expect(device.hasHomeIndicator)
  }

  @Test("A phone with a home button is safe down to the bottom")
  func homeButton() {
    #expect(Device.iPhoneSE3.size == Size(width: 375, height: 667))
    #expect(Device.iPhoneSE3.safeArea == Insets(top: 20))
    #expect(!Device.iPhoneSE3.hasHomeIndicator)
  }

  @Test("A tablet has margins of 20 points, and the insets of iPadOS 18")
  func tablet() {
    #expect(Device.iPadA16.size == Size(width: 820, height: 1180))
    #expect(Device.iPadA16.safeArea == Insets(top: 24, bottom: 20))
    #expect(Device.iPadA16.layoutMargin == 20)
  }

  @Test("A device that came with iOS 26 has the insets of its portrait window")
  func laterDevice() {
    #expect(Device.iPhoneAir.size == Size(width: 420, height: 912))
    #expect(Device.iPhoneAir.safeArea == Insets(top: 68, bottom: 34))
  }

  @Test("Fifty devices are known, from the first small phone to the large tablets")
  func all() {
    #expect(Device.all.count == 50)
    #expect(Device.all.first == .iPhoneSE1)
    #expect(Device.all.last == .iPadPro129Gen6)
  }

  @Test("Devices are found by their ids, which no two share")
  func named() {
    #expect(Device.named("iphone-16-pro-max") == .iPhone16ProMax)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
  }

  @Test("An id that no device has finds nothing")
  func unknown() {
    #expect(Device.named("iPhone 15") == nil)
  }

  @Test("A pixel is the scale's part of a point")
  func pixel() {
    #expect(Device.iPhoneSE3.pixel == 0.5)
  }
}
