/// The measures of bars on one device, in portrait, up to iOS 18.
///
/// Source: third parties' measurements of the platform's bars.
struct BarMetrics: Hashable, Sendable {
  let device: Device

  /// The height of an inline navigation bar, which is higher inside a sheet.
  func navigationBar(inSheet: Bool) -> Double {
    if inSheet { return 56 }
    return device.idiom == .pad ? 50 : 44
  }

  /// The height of a tab bar, without what the home indicator takes.
  var tabBar: Double { device.idiom == .pad ? 50 : 49 }

  /// The words on a way back to a screen titled `previous`.
  ///
  /// The previous title, or “Back” where there is none or where it would run into the title in the
  /// middle of the bar, as the platform shortens it.
  func backLabel(
    to previous: String?,
    beside title: String?,
    measurer: any TextMeasurer
  ) -> String {
    let fallback = "Back"
    guard let previous, !previous.isEmpty else { return fallback }
    let body = TextFont(style: .body, typeSize: .large)
    let headline = TextFont(style: .headline, typeSize: .large)
    func width(_ words: String, _ font: TextFont) -> Double {
      let layout = measurer.layOut(
        words,
        font: font,
        in: .unspecified,
        lineLimit: 1,
        pixel: device.pixel
      )
      return layout.size.width
    }
    let chevron = Icon.side(beside: body) + NavigationBarLayout.chevronGap
    let end = NavigationBarLayout.margin + chevron + width(previous, body)
    let free = (device.size.width - width(title ?? "", headline)) / 2
    return end + NavigationBarLayout.margin <= free ? previous : fallback
  }
}
