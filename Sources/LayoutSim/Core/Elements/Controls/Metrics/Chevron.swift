/// The size of the chevron at the end of a row that navigates or folds.
///
/// Rows `list.disclosure_chevron`: it was measured from iOS 26 on in body text of 17, 23 and 33 points;
/// between those sizes it is interpolated, beyond them it is proportional to the text.
enum Chevron {
  private static let measured: [(letters: Double, width: Double, height: Double)] = [
    (17, 31.0 / 3, 14), (23, 14, 19.5), (33, 20, 28.5),
  ]

  /// The size next to text in `font`.
  static func size(beside font: TextFont) -> Size {
    let letters = font.pointSize
    guard let above = measured.firstIndex(where: { letters <= $0.letters }) else {
      return share(of: measured[measured.count - 1], letters)
    }
    guard above > 0 else { return share(of: measured[0], letters) }
    let (low, high) = (measured[above - 1], measured[above])
    let part = (letters - low.letters) / (high.letters - low.letters)
    return Size(
      width: low.width + part * (high.width - low.width),
      height: low.height + part * (high.height - low.height)
    )
  }

  /// The confidence in it.
  static func metric(_ platform: PlatformProfile) -> PlatformMetric {
    PlatformMetric(
      14,
      platform.isGlass ? .medium : .proposed,
      "list.disclosure_chevron"
    )
  }

  private static func share(
    of mark: (letters: Double, width: Double, height: Double),
    _ letters: Double
  ) -> Size {
    Size(
      width: mark.width * letters / mark.letters,
      height: mark.height * letters / mark.letters
    )
  }
}

/// The chevron at the end of a row that navigates or folds.
struct ChevronMark: PrimitiveElement {
  let name: String

  func resolve(into resolver: inout Resolver) {
    let metric = Chevron.metric(resolver.inherited.platform)
    resolver.icon(
      Chevron.size(beside: resolver.setting().font),
      name: name,
      flags: NodeFlags(of: [metric])
    )
  }
}
