/// The measures of bars on one device, in portrait, up to iOS 18.
///
/// The numbers are third parties' measurements of the platform's bars.
struct BarMetrics: Hashable, Sendable {
  let device: Device

  /// The text size of the words in navigation bars.
  let typeSize: TypeSize

  /// The measures under `traits`.
  init(_ traits: Traits) {
    device = traits.device
    typeSize = traits.typeSize.inNavigationBars
  }

  /// The height of an inline navigation bar, which is higher inside a sheet.
  func navigationBar(inSheet: Bool) -> Double {
    if inSheet { return 56 }
    return device.idiom == .pad ? 50 : 44
  }

  /// The height of a tab bar, without what the home indicator takes.
  var tabBar: Double { device.idiom == .pad ? 50 : 49 }

  /// The words on a way back where the title of the screen below is not known or does not fit.
  static let fallbackBackLabel = "Back"

  /// The words on a way back to a screen titled `previous`, in a bar of `width`.
  ///
  /// The previous title, or “Back” where there is none or where it would run into the title in the
  /// middle of the bar, as the platform shortens it.
  func backLabel(
    to previous: String?,
    beside title: String?,
    width: Double,
    measurer: any TextMeasurer
  ) -> String {
    guard let previous, !previous.isEmpty else { return BarMetrics.fallbackBackLabel }
    let body = TextFont(style: .body, typeSize: typeSize)
    let headline = TextFont(style: .headline, typeSize: typeSize)
    func length(_ words: String, _ font: TextFont) -> Double {
      measurer.layOut(
        TextContent(words, font: font, lines: LineSettings(limit: 1)),
        in: .unspecified,
        pixel: device.pixel
      ).size.width
    }
    let chevron = Icon.side(beside: body) + NavigationBarLayout.chevronGap
    let end = NavigationBarLayout.margin + chevron + length(previous, body)
    let free = (width - length(title ?? "", headline)) / 2
    return end + NavigationBarLayout.margin <= free ? previous : BarMetrics.fallbackBackLabel
  }
}

extension TypeSize {
  /// The text size of navigation bars, which follow the user's only up to `xxLarge`.
  var inNavigationBars: TypeSize {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge: self
    case .xxxLarge, .accessibility1, .accessibility2, .accessibility3, .accessibility4,
      .accessibility5:
      .xxLarge
    }
  }
}
