import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The numbers of one phone in portrait, up to iOS 18, as published.
struct PhoneSheets: CustomTestStringConvertible {
  let device: Device

  /// Where the tallest sheet begins, and its height without the home indicator's part.
  let top: Double
  let maximum: Double

  /// The medium sheet: its value, the height of its frame, and where it begins.
  let medium: Double
  let mediumHeight: Double
  let mediumTop: Double

  init(
    _ device: Device,
    _ tallest: (top: Double, maximum: Double),
    _ medium: (value: Double, height: Double, top: Double)
  ) {
    self.device = device
    top = tallest.top
    maximum = tallest.maximum
    self.medium = medium.value
    mediumHeight = medium.height
    mediumTop = medium.top
  }

  var testDescription: String { device.name }
}

/// Sheets on every phone.
@MainActor
struct SheetTableTests {
  nonisolated static let table = [
    PhoneSheets(.iPhoneSE1, (40, 528), (332.5, 332.5, 235.5)),
    PhoneSheets(.iPhoneSE2, (40, 627), (351, 351, 316)),
    PhoneSheets(.iPhoneSE3, (40, 627), (351, 351, 316)),
    PhoneSheets(.iPhone8, (40, 627), (351, 351, 316)),
    PhoneSheets(.iPhone8Plus, (40, 696), (389.667, 389.667, 346.333)),
    PhoneSheets(.iPhoneX, (54, 724), (405.333, 439.333, 372.667)),
    PhoneSheets(.iPhoneXS, (54, 724), (405.333, 439.333, 372.667)),
    PhoneSheets(.iPhone11Pro, (54, 724), (405.333, 439.333, 372.667)),
    PhoneSheets(.iPhone11, (58, 804), (450, 484, 412)),
    PhoneSheets(.iPhoneXR, (58, 804), (450, 484, 412)),
    PhoneSheets(.iPhone12Mini, (60, 718), (402, 436, 376)),
    PhoneSheets(.iPhone13Mini, (60, 718), (402, 436, 376)),
    PhoneSheets(.iPhone12, (57, 753), (421.667, 455.667, 388.333)),
    PhoneSheets(.iPhone13, (57, 753), (421.667, 455.667, 388.333)),
    PhoneSheets(.iPhone14, (57, 753), (421.667, 455.667, 388.333)),
    PhoneSheets(.iPhone16e, (57, 753), (421.667, 455.667, 388.333)),
    PhoneSheets(.iPhone12ProMax, (57, 835), (467.667, 501.667, 424.333)),
    PhoneSheets(.iPhone13ProMax, (57, 835), (467.667, 501.667, 424.333)),
    PhoneSheets(.iPhone14Plus, (57, 835), (467.667, 501.667, 424.333)),
    PhoneSheets(.iPhone14Pro, (69, 749), (419.333, 453.333, 398.667)),
    PhoneSheets(.iPhone15, (69, 749), (419.333, 453.333, 398.667)),
    PhoneSheets(.iPhone16, (69, 749), (419.333, 453.333, 398.667)),
    PhoneSheets(.iPhone14ProMax, (69, 829), (464.333, 498.333, 433.667)),
    PhoneSheets(.iPhone15Plus, (69, 829), (464.333, 498.333, 433.667)),
    PhoneSheets(.iPhone16Plus, (69, 829), (464.333, 498.333, 433.667)),
    PhoneSheets(.iPhone16Pro, (72, 768), (430, 464, 410)),
    PhoneSheets(.iPhone16ProMax, (72, 850), (476, 510, 446)),
  ]

  @Test("A medium sheet has its published height and place", arguments: table)
  func medium(phone: PhoneSheets) throws {
    let sheet = try SheetStage([.medium], on: phone.device).measurement()
    #expect(abs(sheet.height - phone.medium) < 0.0006)
    let frame = Rect(
      x: 0,
      y: phone.mediumTop,
      width: phone.device.size.width,
      height: phone.mediumHeight
    )
    #expect(sheet.frame.isClose(to: frame))
  }

  @Test("The tallest sheet begins at its published place", arguments: table)
  func tallest(phone: PhoneSheets) throws {
    let sheet = try SheetStage([.extraLarge], on: phone.device).measurement()
    #expect(sheet.height == phone.maximum)
    #expect(sheet.frame.minY == phone.top)
    #expect(sheet.frame.maxY == phone.device.size.height)
  }
}
