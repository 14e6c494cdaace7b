// swift-format-ignore-file
// Written by Scripts/generate-devices.py from Scripts/data/devices.csv.

extension Device {
  /// iPhone SE (1st generation): 320 x 568 points at 2x.
  public static let iPhoneSE1 = Device(
    id: "iphone-se-1", name: "iPhone SE (1st generation)", idiom: .phone, scale: 2,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(320, 568, safe: Insets(top: 20), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(568, 320, safe: .zero, margin: 20, .compact, .compact)
  )

  /// iPhone 7: 375 x 667 points at 2x.
  public static let iPhone7 = Device(
    id: "iphone-7", name: "iPhone 7", idiom: .phone, scale: 2,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(375, 667, safe: Insets(top: 20), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(667, 375, safe: .zero, margin: 20, .compact, .compact)
  )

  /// iPhone 7 Plus: 414 x 736 points at 3x.
  public static let iPhone7Plus = Device(
    id: "iphone-7-plus", name: "iPhone 7 Plus", idiom: .phone, scale: 3,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(414, 736, safe: Insets(top: 20), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(736, 414, safe: .zero, margin: 20, .regular, .compact)
  )

  /// iPhone 8: 375 x 667 points at 2x.
  public static let iPhone8 = Device(
    id: "iphone-8", name: "iPhone 8", idiom: .phone, scale: 2,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(375, 667, safe: Insets(top: 20), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(667, 375, safe: .zero, margin: 20, .compact, .compact)
  )

  /// iPhone 8 Plus: 414 x 736 points at 3x.
  public static let iPhone8Plus = Device(
    id: "iphone-8-plus", name: "iPhone 8 Plus", idiom: .phone, scale: 3,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(414, 736, safe: Insets(top: 20), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(736, 414, safe: .zero, margin: 20, .regular, .compact)
  )

  /// iPhone X: 375 x 812 points at 3x.
  public static let iPhoneX = Device(
    id: "iphone-x", name: "iPhone X", idiom: .phone, scale: 3,
    cornerRadius: 39, hasHomeIndicator: true,
    portrait: DisplayGeometry(375, 812, safe: Insets(top: 44, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(812, 375, safe: Insets(leading: 44, bottom: 21, trailing: 44), margin: 60, .compact, .compact)
  )

  /// iPhone XS: 375 x 812 points at 3x.
  public static let iPhoneXS = Device(
    id: "iphone-xs", name: "iPhone XS", idiom: .phone, scale: 3,
    cornerRadius: 39, hasHomeIndicator: true,
    portrait: DisplayGeometry(375, 812, safe: Insets(top: 44, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(812, 375, safe: Insets(leading: 44, bottom: 21, trailing: 44), margin: 60, .compact, .compact)
  )

  /// iPhone XS Max: 414 x 896 points at 3x.
  public static let iPhoneXSMax = Device(
    id: "iphone-xs-max", name: "iPhone XS Max", idiom: .phone, scale: 3,
    cornerRadius: 39, hasHomeIndicator: true,
    portrait: DisplayGeometry(414, 896, safe: Insets(top: 44, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(896, 414, safe: Insets(leading: 44, bottom: 21, trailing: 44), margin: 60, .regular, .compact)
  )

  /// iPhone XR: 414 x 896 points at 2x.
  public static let iPhoneXR = Device(
    id: "iphone-xr", name: "iPhone XR", idiom: .phone, scale: 2,
    cornerRadius: 41.5, hasHomeIndicator: true,
    portrait: DisplayGeometry(414, 896, safe: Insets(top: 48, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(896, 414, safe: Insets(leading: 48, bottom: 21, trailing: 48), margin: 64, .regular, .compact)
  )

  /// iPhone 11: 414 x 896 points at 2x.
  public static let iPhone11 = Device(
    id: "iphone-11", name: "iPhone 11", idiom: .phone, scale: 2,
    cornerRadius: 41.5, hasHomeIndicator: true,
    portrait: DisplayGeometry(414, 896, safe: Insets(top: 48, bottom: 34), iOS26: Insets(top: 48, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(896, 414, safe: Insets(leading: 48, bottom: 21, trailing: 48), iOS26: Insets(top: 20, leading: 48, bottom: 20, trailing: 48), margin: 64, .regular, .compact)
  )

  /// iPhone 11 Pro: 375 x 812 points at 3x.
  public static let iPhone11Pro = Device(
    id: "iphone-11-pro", name: "iPhone 11 Pro", idiom: .phone, scale: 3,
    cornerRadius: 39, hasHomeIndicator: true,
    portrait: DisplayGeometry(375, 812, safe: Insets(top: 44, bottom: 34), iOS26: Insets(top: 44, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(812, 375, safe: Insets(leading: 44, bottom: 21, trailing: 44), iOS26: Insets(top: 20, leading: 44, bottom: 20, trailing: 44), margin: 60, .compact, .compact)
  )

  /// iPhone 11 Pro Max: 414 x 896 points at 3x.
  public static let iPhone11ProMax = Device(
    id: "iphone-11-pro-max", name: "iPhone 11 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 39, hasHomeIndicator: true,
    portrait: DisplayGeometry(414, 896, safe: Insets(top: 44, bottom: 34), iOS26: Insets(top: 44, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(896, 414, safe: Insets(leading: 44, bottom: 21, trailing: 44), iOS26: Insets(top: 20, leading: 44, bottom: 20, trailing: 44), margin: 60, .regular, .compact)
  )

  /// iPhone SE (2nd generation): 375 x 667 points at 2x.
  public static let iPhoneSE2 = Device(
    id: "iphone-se-2", name: "iPhone SE (2nd generation)", idiom: .phone, scale: 2,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(375, 667, safe: Insets(top: 20), iOS26: Insets(top: 20), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(667, 375, safe: .zero, iOS26: .zero, margin: 20, .compact, .compact)
  )

  /// iPhone 12 mini: 375 x 812 points at 3x.
  public static let iPhone12Mini = Device(
    id: "iphone-12-mini", name: "iPhone 12 mini", idiom: .phone, scale: 3,
    cornerRadius: 44, hasHomeIndicator: true,
    portrait: DisplayGeometry(375, 812, safe: Insets(top: 50, bottom: 34), iOS26: Insets(top: 50, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(812, 375, safe: Insets(leading: 50, bottom: 21, trailing: 50), iOS26: Insets(top: 20, leading: 50, bottom: 20, trailing: 50), margin: 66, .compact, .compact)
  )

  /// iPhone 12: 390 x 844 points at 3x.
  public static let iPhone12 = Device(
    id: "iphone-12", name: "iPhone 12", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPhone 12 Pro: 390 x 844 points at 3x.
  public static let iPhone12Pro = Device(
    id: "iphone-12-pro", name: "iPhone 12 Pro", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPhone 12 Pro Max: 428 x 926 points at 3x.
  public static let iPhone12ProMax = Device(
    id: "iphone-12-pro-max", name: "iPhone 12 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 53.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(428, 926, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(926, 428, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .regular, .compact)
  )

  /// iPhone 13 mini: 375 x 812 points at 3x.
  public static let iPhone13Mini = Device(
    id: "iphone-13-mini", name: "iPhone 13 mini", idiom: .phone, scale: 3,
    cornerRadius: 44, hasHomeIndicator: true,
    portrait: DisplayGeometry(375, 812, safe: Insets(top: 50, bottom: 34), iOS26: Insets(top: 50, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(812, 375, safe: Insets(leading: 50, bottom: 21, trailing: 50), iOS26: Insets(top: 20, leading: 50, bottom: 20, trailing: 50), margin: 66, .compact, .compact)
  )

  /// iPhone 13: 390 x 844 points at 3x.
  public static let iPhone13 = Device(
    id: "iphone-13", name: "iPhone 13", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPhone 13 Pro: 390 x 844 points at 3x.
  public static let iPhone13Pro = Device(
    id: "iphone-13-pro", name: "iPhone 13 Pro", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPhone 13 Pro Max: 428 x 926 points at 3x.
  public static let iPhone13ProMax = Device(
    id: "iphone-13-pro-max", name: "iPhone 13 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 53.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(428, 926, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(926, 428, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .regular, .compact)
  )

  /// iPhone SE (3rd generation): 375 x 667 points at 2x.
  public static let iPhoneSE3 = Device(
    id: "iphone-se-3", name: "iPhone SE (3rd generation)", idiom: .phone, scale: 2,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(375, 667, safe: Insets(top: 20), iOS26: Insets(top: 20), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(667, 375, safe: .zero, iOS26: .zero, margin: 20, .compact, .compact)
  )

  /// iPhone 14: 390 x 844 points at 3x.
  public static let iPhone14 = Device(
    id: "iphone-14", name: "iPhone 14", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPhone 14 Plus: 428 x 926 points at 3x.
  public static let iPhone14Plus = Device(
    id: "iphone-14-plus", name: "iPhone 14 Plus", idiom: .phone, scale: 3,
    cornerRadius: 53.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(428, 926, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(926, 428, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .regular, .compact)
  )

  /// iPhone 14 Pro: 393 x 852 points at 3x.
  public static let iPhone14Pro = Device(
    id: "iphone-14-pro", name: "iPhone 14 Pro", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(393, 852, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(852, 393, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .compact, .compact)
  )

  /// iPhone 14 Pro Max: 430 x 932 points at 3x.
  public static let iPhone14ProMax = Device(
    id: "iphone-14-pro-max", name: "iPhone 14 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(430, 932, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(932, 430, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .regular, .compact)
  )

  /// iPhone 15: 393 x 852 points at 3x.
  public static let iPhone15 = Device(
    id: "iphone-15", name: "iPhone 15", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(393, 852, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(852, 393, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .compact, .compact)
  )

  /// iPhone 15 Plus: 430 x 932 points at 3x.
  public static let iPhone15Plus = Device(
    id: "iphone-15-plus", name: "iPhone 15 Plus", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(430, 932, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(932, 430, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .regular, .compact)
  )

  /// iPhone 15 Pro: 393 x 852 points at 3x.
  public static let iPhone15Pro = Device(
    id: "iphone-15-pro", name: "iPhone 15 Pro", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(393, 852, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(852, 393, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .compact, .compact)
  )

  /// iPhone 15 Pro Max: 430 x 932 points at 3x.
  public static let iPhone15ProMax = Device(
    id: "iphone-15-pro-max", name: "iPhone 15 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(430, 932, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(932, 430, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .regular, .compact)
  )

  /// iPhone 16: 393 x 852 points at 3x.
  public static let iPhone16 = Device(
    id: "iphone-16", name: "iPhone 16", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(393, 852, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(852, 393, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .compact, .compact)
  )

  /// iPhone 16 Plus: 430 x 932 points at 3x.
  public static let iPhone16Plus = Device(
    id: "iphone-16-plus", name: "iPhone 16 Plus", idiom: .phone, scale: 3,
    cornerRadius: 55, hasHomeIndicator: true,
    portrait: DisplayGeometry(430, 932, safe: Insets(top: 59, bottom: 34), iOS26: Insets(top: 59, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(932, 430, safe: Insets(leading: 59, bottom: 21, trailing: 59), iOS26: Insets(top: 20, leading: 59, bottom: 20, trailing: 59), margin: 75, .regular, .compact)
  )

  /// iPhone 16 Pro: 402 x 874 points at 3x.
  public static let iPhone16Pro = Device(
    id: "iphone-16-pro", name: "iPhone 16 Pro", idiom: .phone, scale: 3,
    cornerRadius: 62, hasHomeIndicator: true,
    portrait: DisplayGeometry(402, 874, safe: Insets(top: 62, bottom: 34), iOS26: Insets(top: 62, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(874, 402, safe: Insets(leading: 62, bottom: 21, trailing: 62), iOS26: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), margin: 78, .compact, .compact)
  )

  /// iPhone 16 Pro Max: 440 x 956 points at 3x.
  public static let iPhone16ProMax = Device(
    id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 62, hasHomeIndicator: true,
    portrait: DisplayGeometry(440, 956, safe: Insets(top: 62, bottom: 34), iOS26: Insets(top: 62, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(956, 440, safe: Insets(leading: 62, bottom: 21, trailing: 62), iOS26: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), margin: 78, .regular, .compact)
  )

  /// iPhone 16e: 390 x 844 points at 3x.
  public static let iPhone16e = Device(
    id: "iphone-16e", name: "iPhone 16e", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPhone 17: 402 x 874 points at 3x.
  public static let iPhone17 = Device(
    id: "iphone-17", name: "iPhone 17", idiom: .phone, scale: 3,
    cornerRadius: 62, hasHomeIndicator: true,
    portrait: DisplayGeometry(402, 874, safe: Insets(top: 62, bottom: 34), iOS26: Insets(top: 62, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(874, 402, safe: Insets(leading: 62, bottom: 21, trailing: 62), iOS26: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), margin: 78, .compact, .compact)
  )

  /// iPhone 17 Pro: 402 x 874 points at 3x.
  public static let iPhone17Pro = Device(
    id: "iphone-17-pro", name: "iPhone 17 Pro", idiom: .phone, scale: 3,
    cornerRadius: 62, hasHomeIndicator: true,
    portrait: DisplayGeometry(402, 874, safe: Insets(top: 62, bottom: 34), iOS26: Insets(top: 62, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(874, 402, safe: Insets(leading: 62, bottom: 21, trailing: 62), iOS26: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), margin: 78, .compact, .compact)
  )

  /// iPhone 17 Pro Max: 440 x 956 points at 3x.
  public static let iPhone17ProMax = Device(
    id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", idiom: .phone, scale: 3,
    cornerRadius: 62, hasHomeIndicator: true,
    portrait: DisplayGeometry(440, 956, safe: Insets(top: 62, bottom: 34), iOS26: Insets(top: 62, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(956, 440, safe: Insets(leading: 62, bottom: 21, trailing: 62), iOS26: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), margin: 78, .regular, .compact)
  )

  /// iPhone Air: 420 x 912 points at 3x.
  public static let iPhoneAir = Device(
    id: "iphone-air", name: "iPhone Air", idiom: .phone, scale: 3,
    cornerRadius: 62, hasHomeIndicator: true,
    portrait: DisplayGeometry(420, 912, safe: Insets(top: 68, bottom: 34), iOS26: Insets(top: 68, bottom: 34), margin: 20, .compact, .regular),
    landscape: DisplayGeometry(912, 420, safe: Insets(leading: 68, bottom: 21, trailing: 68), iOS26: Insets(top: 20, leading: 68, bottom: 29, trailing: 68), margin: 84, .regular, .compact)
  )

  /// iPhone 17e: 390 x 844 points at 3x.
  public static let iPhone17e = Device(
    id: "iphone-17e", name: "iPhone 17e", idiom: .phone, scale: 3,
    cornerRadius: 47.33, hasHomeIndicator: true,
    portrait: DisplayGeometry(390, 844, safe: Insets(top: 47, bottom: 34), iOS26: Insets(top: 47, bottom: 34), margin: 16, .compact, .regular),
    landscape: DisplayGeometry(844, 390, safe: Insets(leading: 47, bottom: 21, trailing: 47), iOS26: Insets(top: 20, leading: 47, bottom: 20, trailing: 47), margin: 63, .compact, .compact)
  )

  /// iPad (9th generation): 810 x 1080 points at 2x.
  public static let iPad9 = Device(
    id: "ipad-9", name: "iPad (9th generation)", idiom: .pad, scale: 2,
    cornerRadius: 0, hasHomeIndicator: false,
    portrait: DisplayGeometry(810, 1080, safe: Insets(top: 20), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1080, 810, safe: Insets(top: 20), margin: 20, .regular, .regular)
  )

  /// iPad (10th generation): 820 x 1180 points at 2x.
  public static let iPad10 = Device(
    id: "ipad-10", name: "iPad (10th generation)", idiom: .pad, scale: 2,
    cornerRadius: 25, hasHomeIndicator: true,
    portrait: DisplayGeometry(820, 1180, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1180, 820, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad (A16, 11th generation): 820 x 1180 points at 2x.
  public static let iPadA16 = Device(
    id: "ipad-a16", name: "iPad (A16, 11th generation)", idiom: .pad, scale: 2,
    cornerRadius: 25, hasHomeIndicator: true,
    portrait: DisplayGeometry(820, 1180, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1180, 820, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad mini (A17 Pro): 744 x 1133 points at 2x.
  public static let iPadMiniA17 = Device(
    id: "ipad-mini-a17", name: "iPad mini (A17 Pro)", idiom: .pad, scale: 2,
    cornerRadius: 21.5, hasHomeIndicator: true,
    portrait: DisplayGeometry(744, 1133, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1133, 744, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad Air 11-inch (M2, M3): 820 x 1180 points at 2x.
  public static let iPadAir11 = Device(
    id: "ipad-air-11", name: "iPad Air 11-inch (M2, M3)", idiom: .pad, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true,
    portrait: DisplayGeometry(820, 1180, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1180, 820, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad Air 13-inch (M2, M3): 1024 x 1366 points at 2x.
  public static let iPadAir13 = Device(
    id: "ipad-air-13", name: "iPad Air 13-inch (M2, M3)", idiom: .pad, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true,
    portrait: DisplayGeometry(1024, 1366, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1366, 1024, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad Pro 11-inch (M4, M5): 834 x 1210 points at 2x.
  public static let iPadPro11M4 = Device(
    id: "ipad-pro-11-m4", name: "iPad Pro 11-inch (M4, M5)", idiom: .pad, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true,
    portrait: DisplayGeometry(834, 1210, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1210, 834, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad Pro 13-inch (M4, M5): 1032 x 1376 points at 2x.
  public static let iPadPro13M4 = Device(
    id: "ipad-pro-13-m4", name: "iPad Pro 13-inch (M4, M5)", idiom: .pad, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true,
    portrait: DisplayGeometry(1032, 1376, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1376, 1032, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad Pro 11-inch (1st to 4th generation): 834 x 1194 points at 2x.
  public static let iPadPro11Gen4 = Device(
    id: "ipad-pro-11-gen4", name: "iPad Pro 11-inch (1st to 4th generation)", idiom: .pad, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true,
    portrait: DisplayGeometry(834, 1194, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1194, 834, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// iPad Pro 12.9-inch (3rd to 6th generation): 1024 x 1366 points at 2x.
  public static let iPadPro129Gen6 = Device(
    id: "ipad-pro-12-9-gen6", name: "iPad Pro 12.9-inch (3rd to 6th generation)", idiom: .pad, scale: 2,
    cornerRadius: 18, hasHomeIndicator: true,
    portrait: DisplayGeometry(1024, 1366, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular),
    landscape: DisplayGeometry(1366, 1024, safe: Insets(top: 24, bottom: 20), iOS26: Insets(top: 32, bottom: 25), margin: 20, .regular, .regular)
  )

  /// Every known device: phones in the order of their generations, then tablets.
  public static let all: [Device] = [
    .iPhoneSE1, .iPhone7, .iPhone7Plus, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhoneXSMax,
    .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhoneSE2, .iPhone12Mini, .iPhone12,
    .iPhone12Pro, .iPhone12ProMax, .iPhone13Mini, .iPhone13, .iPhone13Pro, .iPhone13ProMax,
    .iPhoneSE3, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus,
    .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
    .iPhone16e, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir, .iPhone17e, .iPad9, .iPad10,
    .iPadA16, .iPadMiniA17, .iPadAir11, .iPadAir13, .iPadPro11M4, .iPadPro13M4, .iPadPro11Gen4,
    .iPadPro129Gen6,
  ]
}
