extension ListMetrics {
  /// The words above or below a section and the room that they keep.
  package struct Words: Hashable, Sendable {
    /// The style of the words.
    package let style: TextStyle

    /// The weight of the words; `nil` leaves the style its own.
    package let weight: TextWeight?

    /// Whether they are shown in capitals.
    package let isUppercase: Bool

    /// What is free above the words.
    package let top: PlatformMetric

    /// What is free below the words.
    package let bottom: PlatformMetric
  }

  /// Where a section stands, which decides how much room its header keeps.
  package enum HeaderPlace: Hashable, Sendable {
    /// At the top of the list.
    case first

    /// Below another section.
    case later

    /// Under an expanded large title, or below a section whose footer has no words.
    case compact
  }

  /// The header of a section.
  ///
  /// Header heights are the sum of both distances and a line of the words: 28 points in a plain
  /// list; in groups from iOS 26 55.33, 45.33 and 38. Before, 55.33 and 38 are proposed. How a
  /// height is shared above and below the words is known for plain lists only.
  package func header(at place: HeaderPlace) -> Words {
    if look == .plain {
      // 28 = 4 + 20.33 + 3.67.
      return Words(
        style: .headline,
        weight: nil,
        isUppercase: false,
        top: PlatformMetric(4, .high, "list.plain_header_height"),
        bottom: PlatformMetric(11.0 / 3, .high, "list.plain_header_height")
      )
    }
    let bottom = 20.0 / 3
    switch platform {
    case .iOS18, .macOS:
      // A line of 13-point words is 15.67 high.
      let height = place == .first ? 166.0 / 3 : 38
      return Words(
        style: .footnote,
        weight: nil,
        isUppercase: true,
        top: PlatformMetric(height - 47.0 / 3 - bottom, .proposed, "list.grouped_header_font"),
        bottom: PlatformMetric(bottom, .proposed, "list.grouped_header_font")
      )
    case .iOS26:
      let (height, source) =
        switch place {
        case .first: (166.0 / 3, "list.grouped_header_height_first")
        case .later: (136.0 / 3, "list.grouped_header_height_later")
        case .compact: (38.0, "list.grouped_header_height_compact")
        }
      // A line of 17-point words is 20.33 high.
      return Words(
        style: .headline,
        weight: nil,
        isUppercase: false,
        top: PlatformMetric(height - 61.0 / 3 - bottom, .high, source),
        bottom: PlatformMetric(bottom, .proposed, source)
      )
    }
  }

  /// The footer of a section.
  package var footer: Words {
    Words(
      style: .footnote,
      weight: nil,
      isUppercase: false,
      top: PlatformMetric(23.0 / 3, footerConfidence, "list.grouped_footer_height"),
      bottom: PlatformMetric(20.0 / 3, footerConfidence, "list.grouped_footer_height")
    )
  }

  /// The room between two sections without words.
  package var sectionGap: PlatformMetric {
    switch (look, platform) {
    case (.plain, _): PlatformMetric(0, .proposed, "list.section_gap_untitled(plain)")
    case (_, .iOS18), (_, .macOS): PlatformMetric(35, .high, "list.section_gap_untitled")
    case (_, .iOS26): PlatformMetric(35, .high, "list.untitled_footer_plus_header")
    }
  }

  /// The room above the first section where it has no header.
  package var firstSectionTop: PlatformMetric {
    switch (look, platform) {
    case (.plain, _): PlatformMetric(0, .proposed, "list.first_section_top_gap(plain)")
    case (_, .iOS18), (_, .macOS): PlatformMetric(35, .medium, "list.first_section_top_gap")
    case (_, .iOS26): PlatformMetric(35, .proposed, "list.first_section_top_gap")
    }
  }

  /// The room above the header of a later section; none in groups, whose headers hold it.
  package var headerTopPadding: PlatformMetric {
    guard look == .plain else {
      return PlatformMetric(0, .high, "list.plain_header_top_padding")
    }
    return PlatformMetric(
      22,
      platform != .iOS26 ? .medium : .proposed,
      "list.plain_header_top_padding"
    )
  }

  // The distances were measured from iOS 26 on.
  private var footerConfidence: PlatformMetric.Confidence {
    platform == .iOS26 ? .high : .proposed
  }
}
