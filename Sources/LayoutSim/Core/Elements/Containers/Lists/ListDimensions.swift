/// The dimensions of a list, in points.
public struct ListDimensions: Hashable, Sendable {
  /// The insets of a row's content, unless the content overrides them.
  public var rowInsets: Insets

  /// The minimum height of a row.
  public var minimumRowHeight: Double

  /// The distance of rows from the list's sides.
  public var sideMargin: Double

  /// The distance between two sections without text between them.
  public var sectionSpacing: Double

  /// The part of that distance that remains above a section with a header; `nil` for all of it.
  public var headerSpacing: Double?

  /// The part of that distance that remains below a section with a footer; `nil` for all of it.
  ///
  /// Between a footer and a header, both reductions apply.
  public var footerSpacing: Double?

  /// The distance between two rows of a section.
  public var rowSpacing: Double

  /// The distance above the first row.
  public var topMargin: Double

  /// The distance above the header of the first section; `nil` for ``topMargin``.
  public var topHeaderMargin: Double?

  /// The distance below the last row or footer; `nil` for ``topMargin``.
  public var bottomMargin: Double?

  /// The insets of a section's header.
  public var headerInsets: Insets

  /// The minimum height of a section's header.
  public var minimumHeaderHeight: Double

  /// The insets of a section's footer.
  public var footerInsets: Insets

  /// Whether separators are drawn between the rows of a section.
  public var hasSeparators: Bool

  /// The thickness of the separators; `nil` for that of a ``Separator``.
  public var separatorThickness: Double?

  /// The distance of the separators from the trailing end of the row.
  public var separatorTrailingInset: Double

  /// Creates the given dimensions; others are zero, and there are separators.
  ///
  /// A distance that is not finite counts as zero when the list is laid out.
  public init(
    rowInsets: Insets,
    minimumRowHeight: Double,
    sideMargin: Double = 0,
    sectionSpacing: Double = 0,
    headerSpacing: Double? = nil,
    footerSpacing: Double? = nil,
    topMargin: Double = 0,
    topHeaderMargin: Double? = nil,
    bottomMargin: Double? = nil,
    headerInsets: Insets = .zero,
    minimumHeaderHeight: Double = 0,
    footerInsets: Insets = .zero,
    hasSeparators: Bool = true,
    separatorThickness: Double? = nil,
    separatorTrailingInset: Double = 0,
    rowSpacing: Double = 0
  ) {
    self.rowInsets = rowInsets
    self.minimumRowHeight = minimumRowHeight
    self.sideMargin = sideMargin
    self.sectionSpacing = sectionSpacing
    self.headerSpacing = headerSpacing
    self.footerSpacing = footerSpacing
    self.topMargin = topMargin
    self.topHeaderMargin = topHeaderMargin
    self.bottomMargin = bottomMargin
    self.headerInsets = headerInsets
    self.minimumHeaderHeight = minimumHeaderHeight
    self.footerInsets = footerInsets
    self.hasSeparators = hasSeparators
    self.separatorThickness = separatorThickness
    self.separatorTrailingInset = separatorTrailingInset
    self.rowSpacing = rowSpacing
  }
}

extension ListDimensions {
  /// The distance between two sections, depending on the upper one's footer and the lower one's header.
  func gap(belowFooter: Bool, aboveHeader: Bool) -> Double {
    let whole = sectionSpacing.asLength
    let taken =
      (aboveHeader ? whole - (headerSpacing?.asLength ?? whole) : 0)
      + (belowFooter ? whole - (footerSpacing?.asLength ?? whole) : 0)
    return taken == 0 ? whole : max(0, whole - taken)
  }
}

extension ListDimensions {
  /// The dimensions of a list with `look` in a window of `width` points.
  static func standard(
    _ look: ListLook,
    platform: PlatformProfile,
    idiom: Idiom,
    typeSize: TypeSize,
    width: Double?,
    corrections: Corrections
  ) -> ListDimensions {
    let metrics = ListMetrics(look, platform: platform, idiom: idiom, corrections: corrections)
    let width = width ?? 0
    let side = metrics.rowHorizontalInset(in: width).points
    let vertical = metrics.rowVerticalInset.points
    let header = metrics.header
    let footer = metrics.footer
    return ListDimensions(
      rowInsets: Insets(top: vertical, leading: side, bottom: vertical, trailing: side),
      minimumRowHeight: metrics.rowMinimumHeight(at: typeSize).points,
      sideMargin: metrics.sideInset(in: width).points,
      sectionSpacing: metrics.sectionGap.points,
      headerSpacing: metrics.gapAboveHeader.points,
      footerSpacing: metrics.gapBelowFooter.points,
      topMargin: metrics.firstSectionTop.points,
      topHeaderMargin: 0,
      bottomMargin: metrics.lastSectionBottom.points,
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
      ),
      hasSeparators: metrics.hasSeparators,
      separatorThickness: metrics.separatorThickness?.points,
      separatorTrailingInset: metrics.separatorThickness == nil ? 0 : side
    )
  }
}

private struct ListDimensionsKey: InheritedKey {
  static let defaultValue = ListDimensions(rowInsets: .zero, minimumRowHeight: 0)
}

extension InheritedValues {
  /// The dimensions of the enclosing list.
  var listDimensions: ListDimensions {
    get { self[ListDimensionsKey.self] }
    set { self[ListDimensionsKey.self] = newValue }
  }
}
