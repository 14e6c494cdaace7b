/// The metrics of a list's rows and sections in one family of system versions.
package struct ListMetrics: Hashable, Sendable {
  /// The family of system versions.
  package let platform: PlatformProfile

  /// The look of the list.
  package let look: ListLook

  /// The idiom: phone or tablet.
  package let idiom: Idiom

  /// The measured lengths, which replace those here.
  let corrections: Corrections

  /// Creates the metrics of a list with `look`.
  package init(
    _ look: ListLook,
    platform: PlatformProfile,
    idiom: Idiom = .phone,
    corrections: Corrections = Corrections()
  ) {
    self.look = look
    self.platform = platform
    self.idiom = idiom
    self.corrections = corrections
  }
}

// MARK: - Rows

extension ListMetrics {
  /// Whether rows are on cards, or as far from the sides as if they were.
  private var hasCards: Bool { look == .insetGrouped || look == .sidebar }

  /// Whether there are separators between rows.
  package var hasSeparators: Bool { look != .sidebar || idiom != .pad }

  /// The minimum height of a row at the user's text size.
  ///
  /// From iOS 26 on it is also at least 44 points scaled like body text, which matters at accessibility
  /// sizes: 80 at the second of them, as classic rows measure there.
  package func rowMinimumHeight(at typeSize: TypeSize) -> PlatformMetric {
    let height =
      switch platform {
      case .iOS18, .macOS: PlatformMetric(44, .high, "list.row_min_height")
      case .iOS26, .iOS27:
        PlatformMetric(
          max(52, 44 * TextStyle.body.growth(at: typeSize)),
          typeSize == .large ? .high : .medium,
          "list.row_min_height_swiftui"
        )
      }
    return height.corrected(.rowHeight, by: corrections)
  }

  /// The vertical insets of a row's content.
  package var rowVerticalInset: PlatformMetric {
    PlatformMetric(
      platform.isGlass ? 15 : 11,
      platform.isGlass ? .high : .medium,
      "list.row_vertical_inset"
    )
    .corrected(.rowInset, by: corrections)
  }

  /// The horizontal insets of a row's content, inside its card, in a list `width` wide.
  package func rowHorizontalInset(in width: Double) -> PlatformMetric {
    let inset =
      switch (platform, look) {
      case (_, .insetGrouped) where platform.isGlass, (_, .sidebar) where platform.isGlass:
        PlatformMetric(idiom == .pad ? 20 : 16, .high, "list.inset_grouped_text_x")
      case (.iOS26, _), (.iOS27, _):
        PlatformMetric(layoutMargin(in: width), .proposed, "layoutMargin.system_minimum")
      case (.iOS18, _), (.macOS, _):
        PlatformMetric(listMargin(in: width), .high, "list.row_leading_inset")
      }
    return inset.corrected(.rowTextInset, by: corrections)
  }

  /// The distance of cards from the sides of a list `width` wide; none without cards.
  package func sideInset(in width: Double) -> PlatformMetric {
    guard hasCards else {
      return PlatformMetric(0, .high, "list.inset_grouped_side_inset")
    }
    // Recorded at 390 and 402 points on phones, and on a tablet.
    let isMeasured = !platform.isGlass || width < 414 || idiom == .pad
    return PlatformMetric(
      platform.isGlass ? layoutMargin(in: width) : listMargin(in: width),
      isMeasured ? .high : .proposed,
      "list.inset_grouped_side_inset"
    )
    .corrected(.cardInset, by: corrections)
  }

  /// The radius of a card's corners; none without cards.
  package var cornerRadius: PlatformMetric {
    let radius = !platform.isGlass ? 10.0 : 26
    return PlatformMetric(hasCards ? radius : 0, .high, "list.inset_grouped_corner_radius")
  }

  /// The minimum distance of content from the sides: 16 points, 20 from a width of 414 on and on tablets
  /// (`layoutMargin.system_minimum`).
  private func layoutMargin(in width: Double) -> Double {
    idiom == .pad || width >= 414 ? 20 : 16
  }

  /// The margin of lists up to iOS 18, which is 20 on narrower phones, too: at 393 points; it is 16 at 375.
  private func listMargin(in width: Double) -> Double {
    idiom == .pad || width >= 390 ? 20 : 16
  }
}

/// The look of the rows and sections of a list.
public enum ListLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// Rows from edge to edge, with section headers.
  case plain

  /// Rows from edge to edge in groups with gaps between them.
  case grouped

  /// Rows on cards with margins.
  case insetGrouped

  /// The rows of a sidebar, with large titles that fold their sections (``RowSection/init(isExpanded:content:header:footer:)``):
  /// on cards on a phone, without separators on a tablet.
  ///
  /// None of its lengths was measured. They are those of ``insetGrouped``, and the list is `approximate`.
  case sidebar
}
