extension ListMetrics {
  /// The metrics of the text above or below a section.
  package struct Words: Hashable, Sendable {
    /// The style of the text.
    package let style: TextStyle

    /// The weight of the text; `nil` for that of the style.
    package let weight: TextWeight?

    /// Whether the text is shown in capitals.
    package var isUppercase: Bool

    /// The space above the text.
    package let top: PlatformMetric

    /// The space below the text.
    package let bottom: PlatformMetric
  }

  /// The header of a section: 28 points high in a plain list, 38.67 in groups, and 40.33 from iOS 26 on.
  ///
  /// The division of the height above and below the text is from recordings of lists.
  package var header: Words {
    let source = "list.header"
    if look == .sidebar { return prominentHeader }
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
    switch platform {
    case .iOS18, .macOS:
      // A line of 13-point text is 15.67 high.
      return Words(
        style: .footnote,
        weight: nil,
        isUppercase: true,
        top: PlatformMetric(17, .high, source),
        bottom: PlatformMetric(6, .high, source)
      )
    case .iOS26, .iOS27:
      // A line of 17-point text is 20.33 high.
      return Words(
        style: .headline,
        weight: nil,
        isUppercase: false,
        top: PlatformMetric(10, .high, source),
        bottom: PlatformMetric(10, .high, source)
      )
    }
  }

  /// The header of a section that stands out: large text with the distances of other headers, which is a guess.
  package var prominentHeader: Words {
    let source = "list.prominent_header"
    let usual = ListMetrics(look == .sidebar ? .insetGrouped : look, platform: platform).header
    return Words(
      style: .title3,
      weight: .semibold,
      isUppercase: false,
      top: PlatformMetric(usual.top.points, .proposed, source),
      bottom: PlatformMetric(usual.bottom.points, .proposed, source)
    )
  }

  /// The footer of a section: 33.67 points high with one line of text, and 29.67 from iOS 26 on.
  ///
  /// For the latter, only the sum of the space above and below is known.
  package var footer: Words {
    let source = "list.footer"
    let isNew = platform.isGlass
    return Words(
      style: .footnote,
      weight: nil,
      isUppercase: false,
      top: PlatformMetric(isNew ? 7 : 6, isNew ? .medium : .high, source),
      bottom: PlatformMetric(isNew ? 7 : 12, isNew ? .medium : .high, source)
    )
  }

  /// The space between two sections without text.
  package var sectionGap: PlatformMetric {
    let gap =
      look == .plain
      ? PlatformMetric(0, .proposed, "list.section_gap_untitled(plain)")
      : PlatformMetric(35, .high, "list.section_gap_untitled")
    return gap.corrected(.sectionGap, by: corrections)
  }

  /// The space between a section without a footer and the header of the next.
  package var gapAboveHeader: PlatformMetric {
    switch (look, platform) {
    case (.plain, _): sectionGap
    // 17.33 and 17.67 were both recorded.
    case (_, .iOS18), (_, .macOS): PlatformMetric(17.5, .high, "list.gap_above_header")
    case (_, .iOS26), (_, .iOS27): PlatformMetric(53.0 / 3, .high, "list.gap_above_header")
    }
  }

  /// The space between a footer and a section without a header: the amount that a header subtracts, so that
  /// there is none between a footer and a header.
  package var gapBelowFooter: PlatformMetric {
    PlatformMetric(sectionGap.points - gapAboveHeader.points, .proposed, "list.gap_below_footer")
  }

  /// The space above the first section if it has no header; below a large title there is none, also with a search field
  /// between them.
  package var firstSectionTop: PlatformMetric {
    let source = "list.first_section_top_gap"
    return switch (look, platform) {
    case (.plain, _): PlatformMetric(0, .proposed, "\(source)(plain)")
    case (_, .iOS18), (_, .macOS): PlatformMetric(35, .medium, source)
    case (_, .iOS26), (_, .iOS27): PlatformMetric(35, .high, source)
    }
  }

  /// The space below the last section.
  package var lastSectionBottom: PlatformMetric {
    PlatformMetric(look == .plain ? 0 : 35, .proposed, "list.last_section_bottom_gap")
  }

  /// The space above the header of a later section; none in groups, whose headers include it.
  package var headerTopPadding: PlatformMetric {
    guard look == .plain else {
      return PlatformMetric(0, .high, "list.plain_header_top_padding")
    }
    return PlatformMetric(
      22,
      !platform.isGlass ? .medium : .proposed,
      "list.plain_header_top_padding"
    )
  }

  /// The thickness of the separators between rows, which end with the text of rows; `nil` for that of a
  /// pixel, to the end of the row.
  package var separatorThickness: PlatformMetric? {
    platform.isGlass ? PlatformMetric(1, .high, "list.separator_height(26)") : nil
  }
}
