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

  /// The header of a section: in a plain list 28 high, in groups 38.67, and from iOS 26 on 40.33.
  ///
  /// How the height is shared above and below the words is as recordings of lists have it.
  package var header: Words {
    let source = "list.header"
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
      // A line of 13-point words is 15.67 high.
      return Words(
        style: .footnote,
        weight: nil,
        isUppercase: true,
        top: PlatformMetric(17, .high, source),
        bottom: PlatformMetric(6, .high, source)
      )
    case .iOS26:
      // A line of 17-point words is 20.33 high.
      return Words(
        style: .headline,
        weight: nil,
        isUppercase: false,
        top: PlatformMetric(10, .high, source),
        bottom: PlatformMetric(10, .high, source)
      )
    }
  }

  /// The footer of a section: with a line of words 33.67 high, and from iOS 26 on 29.67.
  ///
  /// There only the sum of what is free above and below is known.
  package var footer: Words {
    let source = "list.footer"
    let isNew = platform == .iOS26
    return Words(
      style: .footnote,
      weight: nil,
      isUppercase: false,
      top: PlatformMetric(isNew ? 7 : 6, isNew ? .medium : .high, source),
      bottom: PlatformMetric(isNew ? 7 : 12, isNew ? .medium : .high, source)
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

  /// The room between a section without a footer and the header of the next.
  package var gapAboveHeader: PlatformMetric {
    switch (look, platform) {
    case (.plain, _): sectionGap
    // 17.33 and 17.67 were both recorded.
    case (_, .iOS18), (_, .macOS): PlatformMetric(17.5, .high, "list.gap_above_header")
    case (_, .iOS26): PlatformMetric(53.0 / 3, .high, "list.gap_above_header")
    }
  }

  /// The room between a footer and a section without a header: what a header takes, so that none is
  /// left between a footer and a header.
  package var gapBelowFooter: PlatformMetric {
    PlatformMetric(sectionGap.points - gapAboveHeader.points, .proposed, "list.gap_below_footer")
  }

  /// The room above the first section where it has no header.
  package func firstSectionTop(isBelowLargeTitle: Bool) -> PlatformMetric {
    let source = "list.first_section_top_gap"
    return switch (look, platform) {
    case (.plain, _): PlatformMetric(0, .proposed, "\(source)(plain)")
    case (_, .iOS18), (_, .macOS): PlatformMetric(35, .medium, source)
    case (_, .iOS26): PlatformMetric(isBelowLargeTitle ? 0 : 35, .high, source)
    }
  }

  /// The room below the last section.
  package var lastSectionBottom: PlatformMetric {
    PlatformMetric(look == .plain ? 0 : 35, .proposed, "list.last_section_bottom_gap")
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

  /// The thickness of the lines between rows, which end where the words of rows do; `nil` for that of
  /// a pixel, to the end of the row.
  package var separatorThickness: PlatformMetric? {
    platform == .iOS26 ? PlatformMetric(1, .high, "list.separator_height(26)") : nil
  }
}
