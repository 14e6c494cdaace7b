/// The metrics of alerts and confirmation dialogs at the default text size.
///
/// Each names its row of the table. Those of alerts were measured on recordings of devices; most of the others are
/// guesses that fit the few known heights.
struct DialogMetrics {
  /// The width of the whole card.
  var width: PlatformMetric

  /// The minimum height of a button.
  var row: PlatformMetric

  /// The space above and below the label of a button, which makes it higher at larger text sizes.
  let rowInset: PlatformMetric

  /// The space on either side of the label of a button.
  let rowSide: PlatformMetric

  /// The style of a button's label.
  let rowStyle: TextStyle

  /// The space around the title and the message.
  let words: (top: PlatformMetric, side: PlatformMetric, bottom: PlatformMetric)

  /// The space between the title and the message.
  let wordGap: PlatformMetric

  /// The style of the title, which is semibold.
  let titleStyle: TextStyle

  let messageStyle: TextStyle

  /// Whether the texts are aligned to the leading edge instead of centred.
  let isLeading: Bool

  /// The space between buttons.
  let rowGap: PlatformMetric

  /// The space around the buttons, at the sides and below.
  let rowMargin: PlatformMetric
}

extension DialogMetrics {
  static func alert(_ platform: PlatformProfile) -> DialogMetrics {
    platform.isGlass ? glassAlert : flatAlert
  }

  private static let flatAlert = DialogMetrics(
    width: PlatformMetric(270, .high, "alert.width"),
    // 44 plus the separator above it.
    row: PlatformMetric(133.0 / 3, .high, "alert.row"),
    rowInset: PlatformMetric(11, .proposed, "alert.row_inset"),
    rowSide: PlatformMetric(8, .proposed, "alert.row_side"),
    rowStyle: .body,
    words: (
      PlatformMetric(20, .high, "alert.words_top"),
      PlatformMetric(16, .high, "alert.words_side"),
      PlatformMetric(20, .high, "alert.words_bottom")
    ),
    // Values from 3.33 to 4 were recorded.
    wordGap: PlatformMetric(11.0 / 3, .high, "alert.word_gap"),
    titleStyle: .headline,
    messageStyle: .footnote,
    isLeading: false,
    rowGap: PlatformMetric(0, .high, "alert.row_gap"),
    rowMargin: PlatformMetric(0, .high, "alert.row_margin")
  )

  private static let glassAlert = DialogMetrics(
    width: PlatformMetric(320, .high, "alert.width(26)"),
    row: PlatformMetric(48, .high, "alert.row(26)"),
    // 63.5 was measured at accessibility2, whose line is 39.5 high at two pixels per point.
    rowInset: PlatformMetric(12, .medium, "alert.row(26)"),
    rowSide: PlatformMetric(12, .proposed, "alert.row_side(26)"),
    rowStyle: .body,
    words: (
      PlatformMetric(22, .high, "alert.words_top(26)"),
      PlatformMetric(30, .high, "alert.words_side(26)"),
      PlatformMetric(61.0 / 3, .high, "alert.words_bottom(26)")
    ),
    wordGap: PlatformMetric(22.0 / 3, .high, "alert.word_gap(26)"),
    titleStyle: .headline,
    messageStyle: .subheadline,
    isLeading: true,
    rowGap: PlatformMetric(8, .high, "alert.row_gap(26)"),
    rowMargin: PlatformMetric(16, .high, "alert.row_margin(26)")
  )

  /// The metrics of a confirmation dialog that is not an alert, `width` wide up to iOS 18.
  static func choice(_ platform: PlatformProfile, width: PlatformMetric) -> DialogMetrics {
    guard platform.isGlass else { return flatChoice(width: width) }
    var metrics = glassAlert
    metrics.width = width
    metrics.row = PlatformMetric(48, .high, "actionSheet.card(26)")
    return metrics
  }

  private static func flatChoice(width: PlatformMetric) -> DialogMetrics {
    DialogMetrics(
      width: width,
      row: PlatformMetric(57, .medium, "actionSheet.side_margin"),
      rowInset: PlatformMetric(16, .proposed, "actionSheet.row_inset"),
      rowSide: PlatformMetric(16, .proposed, "actionSheet.row_side"),
      rowStyle: .title3,
      words: (
        PlatformMetric(14, .proposed, "actionSheet.words_top"),
        PlatformMetric(16, .proposed, "actionSheet.words_side"),
        PlatformMetric(14, .proposed, "actionSheet.words_bottom")
      ),
      wordGap: PlatformMetric(4, .proposed, "actionSheet.word_gap"),
      titleStyle: .footnote,
      messageStyle: .footnote,
      isLeading: false,
      rowGap: PlatformMetric(0, .proposed, "actionSheet.row_gap"),
      rowMargin: PlatformMetric(0, .proposed, "actionSheet.row_margin")
    )
  }

  /// The distance of a confirmation dialog from the edges of a phone, and between its two cards.
  static let sheetMargin = PlatformMetric(8, .medium, "actionSheet.side_margin")
}

extension DialogMetrics {
  /// The flags of a button at a text size; above the default, the space above and below its label matters.
  func rowFlags(at typeSize: TypeSize) -> NodeFlags {
    NodeFlags(of: typeSize == .large ? [row] : [row, rowInset])
  }

  var cardFlags: NodeFlags {
    NodeFlags(of: [width, row, words.top, words.side, words.bottom, wordGap, rowGap, rowMargin])
  }
}
