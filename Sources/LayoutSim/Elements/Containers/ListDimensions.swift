/// The distances that make up a list, in points.
public struct ListDimensions: Hashable, Sendable {
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

extension ListDimensions {
  /// The distances of a list that looks like `look` in a window of `width` points.
  static func standard(
    _ look: ListLook,
    platform: PlatformProfile,
    idiom: Idiom,
    typeSize: TypeSize,
    width: Double?
  ) -> ListDimensions {
    let metrics = ListMetrics(look, platform: platform, idiom: idiom)
    let width = width ?? 0
    let side = metrics.rowHorizontalInset(in: width).points
    let vertical = metrics.rowVerticalInset.points
    let header = metrics.header(at: .later)
    let footer = metrics.footer
    return ListDimensions(
      rowInsets: Insets(top: vertical, leading: side, bottom: vertical, trailing: side),
      minimumRowHeight: metrics.rowMinimumHeight(at: typeSize).points,
      sideMargin: metrics.sideInset(in: width).points,
      sectionSpacing: metrics.sectionGap.points,
      topMargin: metrics.firstSectionTop.points,
      headerInsets: Insets(
        top: header.top.points + metrics.headerTopPadding.points,
        leading: side,
        bottom: header.bottom.points,
        trailing: side
      ),
      footerInsets: Insets(
        top: footer.top.points,
        leading: side,
        bottom: footer.bottom.points,
        trailing: side
      )
    )
  }
}
