import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Where one phone's sheets lie in portrait, by the published rules: the upper edge and the height of
/// the frame at each of six detents, and what is drawn of those that float.
struct GoldenSheets: CustomTestStringConvertible {
  let device: Device
  let places: [(top: Double, height: Double)]
  let drawn: [(top: Double, height: Double)]

  init(
    _ device: Device,
    _ places: [(top: Double, height: Double)],
    drawn: [(top: Double, height: Double)] = []
  ) {
    self.device = device
    self.places = places
    self.drawn = drawn
  }

  var testDescription: String { device.name }

  /// The order of the columns; content of 278 points is what `custom` measures.
  static let detents: [ModalPresentationDetent] = [
    .medium, .large, .extraLarge, .height(300), .fraction(0.5), .custom,
  ]

  /// The detents at which a sheet floats on iOS 26, in the order of `drawn`.
  static let floating: [ModalPresentationDetent] = [
    .medium, .height(300), .fraction(0.5), .custom,
  ]
}

/// The numbers are calculated by hand from the published rules.
///
/// The top margin is the safe top and 10 (20 with a home button), or the larger of it and 30 on iOS 26.
/// The tallest value is the window's height less that and the home indicator. Medium is 0.56 of it (0.63
/// on a 4-inch phone), large 0.999, in whole pixels. The frame is the value and the home indicator.
/// Floating sheets are scaled by the part of the width that 8 points at either side leave, 8 above the
/// bottom. The medium columns agree with the published tables.
@MainActor
struct GoldenSheetTests {
  nonisolated static let older = [
    GoldenSheets(
      .iPhoneSE1,
      [(235.5, 332.5), (40.5, 527.5), (40, 528), (268, 300), (304, 264), (290, 278)]
    ),
    GoldenSheets(
      .iPhone8,
      [(316, 351), (40.5, 626.5), (40, 627), (367, 300), (353.5, 313.5), (389, 278)]
    ),
    GoldenSheets(
      .iPhoneSE2,
      [(316, 351), (40.5, 626.5), (40, 627), (367, 300), (353.5, 313.5), (389, 278)]
    ),
    GoldenSheets(
      .iPhoneSE3,
      [(316, 351), (40.5, 626.5), (40, 627), (367, 300), (353.5, 313.5), (389, 278)]
    ),
    GoldenSheets(
      .iPhone8Plus,
      [(346.333, 389.667), (40.667, 695.333), (40, 696), (436, 300), (388, 348), (458, 278)]
    ),
    GoldenSheets(
      .iPhoneX,
      [(372.667, 439.333), (54.667, 757.333), (54, 758), (478, 334), (416, 396), (500, 312)]
    ),
    GoldenSheets(
      .iPhoneXS,
      [(372.667, 439.333), (54.667, 757.333), (54, 758), (478, 334), (416, 396), (500, 312)]
    ),
    GoldenSheets(
      .iPhone11Pro,
      [(372.667, 439.333), (54.667, 757.333), (54, 758), (478, 334), (416, 396), (500, 312)]
    ),
    GoldenSheets(
      .iPhoneXR,
      [(412, 484), (59, 837), (58, 838), (562, 334), (460, 436), (584, 312)]
    ),
    GoldenSheets(
      .iPhone11,
      [(412, 484), (59, 837), (58, 838), (562, 334), (460, 436), (584, 312)]
    ),
    GoldenSheets(
      .iPhone12Mini,
      [(376, 436), (60.667, 751.333), (60, 752), (478, 334), (419, 393), (500, 312)]
    ),
    GoldenSheets(
      .iPhone13Mini,
      [(376, 436), (60.667, 751.333), (60, 752), (478, 334), (419, 393), (500, 312)]
    ),
    GoldenSheets(
      .iPhone12,
      [
        (388.333, 455.667), (57.667, 786.333), (57, 787), (510, 334), (433.333, 410.667),
        (532, 312),
      ]
    ),
    GoldenSheets(
      .iPhone13,
      [
        (388.333, 455.667), (57.667, 786.333), (57, 787), (510, 334), (433.333, 410.667),
        (532, 312),
      ]
    ),
    GoldenSheets(
      .iPhone14,
      [
        (388.333, 455.667), (57.667, 786.333), (57, 787), (510, 334), (433.333, 410.667),
        (532, 312),
      ]
    ),
    GoldenSheets(
      .iPhone16e,
      [
        (388.333, 455.667), (57.667, 786.333), (57, 787), (510, 334), (433.333, 410.667),
        (532, 312),
      ]
    ),
    GoldenSheets(
      .iPhone12ProMax,
      [(424.333, 501.667), (58, 868), (57, 869), (592, 334), (474.333, 451.667), (614, 312)]
    ),
    GoldenSheets(
      .iPhone13ProMax,
      [(424.333, 501.667), (58, 868), (57, 869), (592, 334), (474.333, 451.667), (614, 312)]
    ),
    GoldenSheets(
      .iPhone14Plus,
      [(424.333, 501.667), (58, 868), (57, 869), (592, 334), (474.333, 451.667), (614, 312)]
    ),
    GoldenSheets(
      .iPhone14Pro,
      [
        (398.667, 453.333), (69.667, 782.333), (69, 783), (518, 334), (443.333, 408.667),
        (540, 312),
      ]
    ),
    GoldenSheets(
      .iPhone15,
      [
        (398.667, 453.333), (69.667, 782.333), (69, 783), (518, 334), (443.333, 408.667),
        (540, 312),
      ]
    ),
    GoldenSheets(
      .iPhone16,
      [
        (398.667, 453.333), (69.667, 782.333), (69, 783), (518, 334), (443.333, 408.667),
        (540, 312),
      ]
    ),
    GoldenSheets(
      .iPhone14ProMax,
      [
        (433.667, 498.333), (69.667, 862.333), (69, 863), (598, 334), (483.333, 448.667),
        (620, 312),
      ]
    ),
    GoldenSheets(
      .iPhone15Plus,
      [
        (433.667, 498.333), (69.667, 862.333), (69, 863), (598, 334), (483.333, 448.667),
        (620, 312),
      ]
    ),
    GoldenSheets(
      .iPhone16Plus,
      [
        (433.667, 498.333), (69.667, 862.333), (69, 863), (598, 334), (483.333, 448.667),
        (620, 312),
      ]
    ),
    GoldenSheets(
      .iPhone16Pro,
      [(410, 464), (72.667, 801.333), (72, 802), (540, 334), (456, 418), (562, 312)]
    ),
    GoldenSheets(
      .iPhone16ProMax,
      [(446, 510), (73, 883), (72, 884), (622, 334), (497, 459), (644, 312)]
    ),
  ]

  nonisolated static let newer = [
    GoldenSheets(
      .iPhoneSE2,
      [(310.5, 356.5), (30.5, 636.5), (30, 637), (367, 300), (348.5, 318.5), (389, 278)],
      drawn: [(317.711, 341.289), (371.8, 287.2), (354.089, 304.911), (392.861, 266.139)]
    ),
    GoldenSheets(
      .iPhoneSE3,
      [(310.5, 356.5), (30.5, 636.5), (30, 637), (367, 300), (348.5, 318.5), (389, 278)],
      drawn: [(317.711, 341.289), (371.8, 287.2), (354.089, 304.911), (392.861, 266.139)]
    ),
    GoldenSheets(
      .iPhone11Pro,
      [(367, 445), (44.667, 767.333), (44, 768), (478, 334), (411, 401), (500, 312)],
      drawn: [(377.987, 426.013), (484.251, 319.749), (420.109, 383.891), (505.312, 298.688)]
    ),
    GoldenSheets(
      .iPhone11,
      [(406, 490), (49, 847), (48, 848), (562, 334), (455, 441), (584, 312)],
      drawn: [(416.937, 471.063), (566.908, 321.092), (464.043, 423.957), (588.058, 299.942)]
    ),
    GoldenSheets(
      .iPhone12Mini,
      [(370.333, 441.667), (50.667, 761.333), (50, 762), (478, 334), (414, 398), (500, 312)],
      drawn: [(381.178, 422.822), (484.251, 319.749), (422.981, 381.019), (505.312, 298.688)]
    ),
    GoldenSheets(
      .iPhone13Mini,
      [(370.333, 441.667), (50.667, 761.333), (50, 762), (478, 334), (414, 398), (500, 312)],
      drawn: [(381.178, 422.822), (484.251, 319.749), (422.981, 381.019), (505.312, 298.688)]
    ),
    GoldenSheets(
      .iPhone12,
      [
        (382.667, 461.333), (47.667, 796.333), (47, 797), (510, 334), (428.333, 415.667),
        (532, 312),
      ],
      drawn: [(393.593, 442.407), (515.703, 320.297), (437.386, 398.614), (536.8, 299.2)]
    ),
    GoldenSheets(
      .iPhone13,
      [
        (382.667, 461.333), (47.667, 796.333), (47, 797), (510, 334), (428.333, 415.667),
        (532, 312),
      ],
      drawn: [(393.593, 442.407), (515.703, 320.297), (437.386, 398.614), (536.8, 299.2)]
    ),
    GoldenSheets(
      .iPhone14,
      [
        (382.667, 461.333), (47.667, 796.333), (47, 797), (510, 334), (428.333, 415.667),
        (532, 312),
      ],
      drawn: [(393.593, 442.407), (515.703, 320.297), (437.386, 398.614), (536.8, 299.2)]
    ),
    GoldenSheets(
      .iPhone16e,
      [
        (382.667, 461.333), (47.667, 796.333), (47, 797), (510, 334), (428.333, 415.667),
        (532, 312),
      ],
      drawn: [(393.593, 442.407), (515.703, 320.297), (437.386, 398.614), (536.8, 299.2)]
    ),
    GoldenSheets(
      .iPhone12ProMax,
      [(418.667, 507.333), (48, 878), (47, 879), (592, 334), (469.333, 456.667), (614, 312)],
      drawn: [(429.632, 488.368), (596.486, 321.514), (478.405, 439.595), (617.664, 300.336)]
    ),
    GoldenSheets(
      .iPhone13ProMax,
      [(418.667, 507.333), (48, 878), (47, 879), (592, 334), (469.333, 456.667), (614, 312)],
      drawn: [(429.632, 488.368), (596.486, 321.514), (478.405, 439.595), (617.664, 300.336)]
    ),
    GoldenSheets(
      .iPhone14Plus,
      [(418.667, 507.333), (48, 878), (47, 879), (592, 334), (469.333, 456.667), (614, 312)],
      drawn: [(429.632, 488.368), (596.486, 321.514), (478.405, 439.595), (617.664, 300.336)]
    ),
    GoldenSheets(
      .iPhone14Pro,
      [(393, 459), (59.667, 792.333), (59, 793), (518, 334), (438.333, 413.667), (540, 312)],
      drawn: [(403.687, 440.313), (523.598, 320.402), (447.175, 396.825), (544.702, 299.298)]
    ),
    GoldenSheets(
      .iPhone15,
      [(393, 459), (59.667, 792.333), (59, 793), (518, 334), (438.333, 413.667), (540, 312)],
      drawn: [(403.687, 440.313), (523.598, 320.402), (447.175, 396.825), (544.702, 299.298)]
    ),
    GoldenSheets(
      .iPhone16,
      [(393, 459), (59.667, 792.333), (59, 793), (518, 334), (438.333, 413.667), (540, 312)],
      drawn: [(403.687, 440.313), (523.598, 320.402), (447.175, 396.825), (544.702, 299.298)]
    ),
    GoldenSheets(
      .iPhone14ProMax,
      [(428, 504), (60, 872), (59, 873), (598, 334), (478.333, 453.667), (620, 312)],
      drawn: [(438.753, 485.247), (602.428, 321.572), (487.214, 436.786), (623.609, 300.391)]
    ),
    GoldenSheets(
      .iPhone15Plus,
      [(428, 504), (60, 872), (59, 873), (598, 334), (478.333, 453.667), (620, 312)],
      drawn: [(438.753, 485.247), (602.428, 321.572), (487.214, 436.786), (623.609, 300.391)]
    ),
    GoldenSheets(
      .iPhone16Plus,
      [(428, 504), (60, 872), (59, 873), (598, 334), (478.333, 453.667), (620, 312)],
      drawn: [(438.753, 485.247), (602.428, 321.572), (487.214, 436.786), (623.609, 300.391)]
    ),
    GoldenSheets(
      .iPhone16Pro,
      [(404.333, 469.667), (62.667, 811.333), (62, 812), (540, 334), (451, 423), (562, 312)],
      drawn: [(415.027, 450.973), (545.294, 320.706), (459.836, 406.164), (566.418, 299.582)]
    ),
    GoldenSheets(
      .iPhone17,
      [(404.333, 469.667), (62.667, 811.333), (62, 812), (540, 334), (451, 423), (562, 312)],
      drawn: [(415.027, 450.973), (545.294, 320.706), (459.836, 406.164), (566.418, 299.582)]
    ),
    GoldenSheets(
      .iPhone17Pro,
      [(404.333, 469.667), (62.667, 811.333), (62, 812), (540, 334), (451, 423), (562, 312)],
      drawn: [(415.027, 450.973), (545.294, 320.706), (459.836, 406.164), (566.418, 299.582)]
    ),
    GoldenSheets(
      .iPhone16ProMax,
      [(440.333, 515.667), (63, 893), (62, 894), (622, 334), (492, 464), (644, 312)],
      drawn: [(451.085, 496.915), (626.145, 321.855), (500.873, 447.127), (647.345, 300.655)]
    ),
    GoldenSheets(
      .iPhone17ProMax,
      [(440.333, 515.667), (63, 893), (62, 894), (622, 334), (492, 464), (644, 312)],
      drawn: [(451.085, 496.915), (626.145, 321.855), (500.873, 447.127), (647.345, 300.655)]
    ),
    GoldenSheets(
      .iPhoneAir,
      [(424.333, 487.667), (68.667, 843.333), (68, 844), (578, 334), (473, 439), (600, 312)],
      drawn: [(434.911, 469.089), (582.724, 321.276), (481.724, 422.276), (603.886, 300.114)]
    ),
  ]

  private func sheet(
    at detent: ModalPresentationDetent,
    on device: Device,
    _ platform: PlatformProfile
  ) throws -> (SheetMeasurement, RenderNode) {
    let stage = SheetStage([detent], on: device, platform: platform) { _ in
      Fill().frame(height: 278)
    }.stage
    return (try #require(stage.sheets.first), try #require(stage.renderTree.all(.sheet).first))
  }

  @Test("Up to iOS 18 every sheet lies where the rules put it", arguments: older)
  func older(phone: GoldenSheets) throws {
    for (detent, place) in zip(GoldenSheets.detents, phone.places) {
      let (sheet, node) = try sheet(at: detent, on: phone.device, .iOS18)
      let frame = Rect(
        x: 0,
        y: place.top,
        width: phone.device.size.width,
        height: place.height
      )
      #expect(sheet.frame.isClose(to: frame), "\(detent)")
      #expect(sheet.drawnFrame == sheet.frame, "\(detent)")
      #expect(node.drawnFrame == nil, "\(detent)")
    }
  }

  @Test("On iOS 26 every sheet lies where the rules put it", arguments: newer)
  func newer(phone: GoldenSheets) throws {
    for (detent, place) in zip(GoldenSheets.detents, phone.places) {
      let (sheet, _) = try sheet(at: detent, on: phone.device, .iOS26)
      let frame = Rect(
        x: 0,
        y: place.top,
        width: phone.device.size.width,
        height: place.height
      )
      #expect(sheet.frame.isClose(to: frame), "\(detent)")
    }
  }

  @Test("On iOS 26 partial sheets float, and are drawn where the rules put them", arguments: newer)
  func floating(phone: GoldenSheets) throws {
    for (detent, place) in zip(GoldenSheets.floating, phone.drawn) {
      let (sheet, node) = try sheet(at: detent, on: phone.device, .iOS26)
      let drawn = Rect(
        x: 8,
        y: place.top,
        width: phone.device.size.width - 16,
        height: place.height
      )
      #expect(sheet.drawnFrame.isClose(to: drawn), "\(detent)")
      #expect(node.drawnFrame == sheet.drawnFrame, "\(detent)")
    }
  }

  @Test(
    "On iOS 26 sheets that are as tall as can be, and ours of 0.999, do not float",
    arguments: newer
  )
  func edgeToEdge(phone: GoldenSheets) throws {
    for detent in [ModalPresentationDetent.large, .extraLarge, .height(5_000), .fraction(1)] {
      let (sheet, node) = try sheet(at: detent, on: phone.device, .iOS26)
      #expect(sheet.drawnFrame == sheet.frame, "\(detent)")
      #expect(node.drawnFrame == nil, "\(detent)")
    }
  }

  @Test("The large detent is ours, so it is marked approximate; the platform's are not")
  func approximate() throws {
    for platform in [PlatformProfile.iOS18, .iOS26] {
      for detent in GoldenSheets.detents {
        let (_, node) = try sheet(at: detent, on: .iPhone16, platform)
        let isMarked = detent == .large || detent == .fraction(0.5)
        #expect(node.flags.contains(.approximate) == isMarked, "\(detent) \(platform)")
      }
    }
  }
}
