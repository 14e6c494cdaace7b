/// The measures of a list's rows and sections in one family of system versions.
package struct ListMetrics: Hashable, Sendable {
  /// The family of system versions.
  package let platform: PlatformProfile

  /// How the list looks.
  package let look: ListLook

  /// Phone or tablet.
  package let idiom: Idiom

  /// The measures of a list that looks like `look`.
  package init(_ look: ListLook, platform: PlatformProfile, idiom: Idiom = .phone) {
    self.look = look
    self.platform = platform
    self.idiom = idiom
  }
}

// MARK: - Rows

extension ListMetrics {
  /// The least height of a row at the user's text size.
  ///
  /// From iOS 26 rows also keep at least 44 points scaled like body text, which counts from
  /// accessibility sizes on: 80 at the second of them, as classic rows measure there.
  package func rowMinimumHeight(at typeSize: TypeSize) -> PlatformMetric {
    switch platform {
    case .iOS18, .macOS: PlatformMetric(44, .high, "list.row_min_height")
    case .iOS26:
      PlatformMetric(
        max(52, 44 * TextStyle.body.growth(at: typeSize)),
        .medium,
        "list.row_min_height_swiftui"
      )
    }
  }

  /// What a row keeps free above and below its content.
  ///
  /// From iOS 26 it is half of what classic rows of 52 points at the default text size and of 59 at
  /// `xxxLarge` have left.
  package var rowVerticalInset: PlatformMetric {
    switch platform {
    case .iOS18, .macOS: PlatformMetric(11, .medium, "list.row_vertical_inset")
    case .iOS26: PlatformMetric(47.0 / 3, .proposed, "list.classic_row_height_xxxLarge")
    }
  }

  /// What a row keeps free above and below a control that is higher than a line, such as a switch.
  ///
  /// Rows of switches are no higher than those of words: it is what a switch leaves of the least
  /// height, 44 - 31 or 52 - 28.
  package var controlRowVerticalInset: PlatformMetric {
    PlatformMetric(platform != .iOS26 ? 6.5 : 12, .proposed, "list.control_row_inset")
  }

  /// What a row keeps free at either side of its content, inside its card, in a list `width` wide.
  package func rowHorizontalInset(in width: Double) -> PlatformMetric {
    switch (platform, look) {
    case (.iOS26, .insetGrouped):
      PlatformMetric(idiom == .pad ? 20 : 16, .medium, "list.inset_grouped_text_x")
    case (.iOS26, _):
      PlatformMetric(layoutMargin(in: width), .proposed, "layoutMargin.system_minimum")
    case (.iOS18, _), (.macOS, _):
      PlatformMetric(layoutMargin(in: width), .medium, "list.row_leading_inset")
    }
  }

  /// The distance of cards from the sides of a list `width` wide; none without cards.
  ///
  /// From iOS 26 it was measured at 375 and 393 points; the change between them is proposed at 390.
  package func sideInset(in width: Double) -> PlatformMetric {
    guard look == .insetGrouped else {
      return PlatformMetric(0, .high, "list.inset_grouped_side_inset")
    }
    switch platform {
    case .iOS18, .macOS:
      return PlatformMetric(layoutMargin(in: width), .medium, "list.inset_grouped_side_inset")
    case .iOS26:
      let isMeasured = width <= 375 || width >= 393
      return PlatformMetric(
        width < 390 ? 16 : 20,
        isMeasured ? .high : .proposed,
        "list.inset_grouped_side_inset"
      )
    }
  }

  /// The radius of a card's corners; none without cards.
  package var cornerRadius: PlatformMetric {
    let isCard = look == .insetGrouped
    let radius = platform != .iOS26 ? 10.0 : 26
    return PlatformMetric(isCard ? radius : 0, .high, "list.inset_grouped_corner_radius")
  }

  /// How much taller than others the first row of a card is.
  package var firstRowExtra: PlatformMetric {
    switch (platform, look) {
    case (.iOS26, .insetGrouped): PlatformMetric(2, .medium, "list.first_row_extra")
    default: PlatformMetric(0, .high, "list.first_row_extra")
    }
  }

  /// The height of a row with a second line of words at the default text size.
  package var subtitleRowHeight: PlatformMetric {
    switch platform {
    case .iOS18, .macOS: PlatformMetric(176.0 / 3, .low, "list.subtitle_row_height")
    case .iOS26: PlatformMetric(62, .high, "list.subtitle_row_height")
    }
  }

  /// The least distance of content from the sides: 16 points, 20 from a width of 414 on and on
  /// tablets (`layoutMargin.system_minimum`).
  private func layoutMargin(in width: Double) -> Double {
    idiom == .pad || width >= 414 ? 20 : 16
  }
}
