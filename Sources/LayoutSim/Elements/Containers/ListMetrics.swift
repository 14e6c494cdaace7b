/// The distances that make up a list, in points.
public struct ListMetrics: Hashable, Sendable {
  /// What a row keeps free around its content, unless the content asks for something else.
  public var rowInsets: Insets

  /// The least height of a row.
  public var minimumRowHeight: Double

  /// The distance of rows to the list's sides.
  public var sideMargin: Double

  /// The distance between sections.
  public var sectionSpacing: Double

  /// The distance above the first row, and below the last.
  public var topMargin: Double

  /// What a section's header keeps free around its content.
  public var headerInsets: Insets

  /// The least height of a section's header.
  public var minimumHeaderHeight: Double

  /// What a section's footer keeps free around its content.
  public var footerInsets: Insets

  /// Whether lines are drawn between the rows of a section.
  public var hasSeparators: Bool

  /// The given distances; what is not given is zero, and there are lines.
  ///
  /// A distance that is not finite counts as zero when the list is laid out.
  public init(
    rowInsets: Insets,
    minimumRowHeight: Double,
    sideMargin: Double = 0,
    sectionSpacing: Double = 0,
    topMargin: Double = 0,
    headerInsets: Insets = .zero,
    minimumHeaderHeight: Double = 0,
    footerInsets: Insets = .zero,
    hasSeparators: Bool = true
  ) {
    self.rowInsets = rowInsets
    self.minimumRowHeight = minimumRowHeight
    self.sideMargin = sideMargin
    self.sectionSpacing = sectionSpacing
    self.topMargin = topMargin
    self.headerInsets = headerInsets
    self.minimumHeaderHeight = minimumHeaderHeight
    self.footerInsets = footerInsets
    self.hasSeparators = hasSeparators
  }
}

/// How the rows of a list are grouped.
public enum ListLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// Rows from side to side, without groups.
  case plain

  /// Groups from side to side.
  case grouped

  /// Groups that keep a distance to the sides.
  case insetGrouped = "inset-grouped"
}

extension ListMetrics {
  /// The distances of iOS 15 to 18 in a window of `width` points.
  ///
  /// Rows of 44, insets of 11 above and below, 35 between untitled groups, 28 for a plain header
  /// with 22 above it are published by many authors. What is free around the titles of groups is an
  /// estimate: UIKit gives untitled groups a footer and a header of 17.5 each.
  public static func standard(_ look: ListLook, width: Double?) -> ListMetrics {
    // The system's least layout margin.
    let margin = (width ?? 0) >= 414 ? 20.0 : 16.0
    let row = Insets(top: 11, leading: margin, bottom: 11, trailing: margin)
    switch look {
    case .plain:
      return ListMetrics(
        rowInsets: row,
        minimumRowHeight: 44,
        headerInsets: Insets(top: 22, leading: margin, trailing: margin),
        minimumHeaderHeight: 50,
        footerInsets: row
      )
    case .grouped, .insetGrouped:
      return ListMetrics(
        rowInsets: row,
        minimumRowHeight: 44,
        sideMargin: look == .grouped ? 0 : margin,
        sectionSpacing: 35,
        topMargin: 35,
        headerInsets: Insets(leading: margin, bottom: 7, trailing: margin),
        footerInsets: Insets(top: 7, leading: margin, trailing: margin)
      )
    }
  }
}
