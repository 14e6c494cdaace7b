/// The metrics of menus at the default text size.
enum MenuMetrics {
  static let width = PlatformMetric(250, .medium, "menu.width")

  /// The minimum height of an item.
  static let row = PlatformMetric(44, .medium, "menu.row")

  /// The space above and below the label of an item, which makes it higher at larger text sizes.
  static let rowInset = PlatformMetric(11, .proposed, "menu.row_inset")

  /// The space on either side of an item.
  static let rowSide = PlatformMetric(16, .proposed, "menu.row_side")

  /// The space between a label and its checkmark or icon.
  static let markGap = PlatformMetric(8, .proposed, "menu.mark_gap")

  /// The space above and below a heading.
  static let headingInset = PlatformMetric(8, .proposed, "menu.heading_inset")

  /// The height of a gap between items.
  static let gap = PlatformMetric(8, .medium, "menu.gap")

  /// The distance between a menu and the element that opened it.
  static let distance = PlatformMetric(8, .proposed, "menu.distance")
}
