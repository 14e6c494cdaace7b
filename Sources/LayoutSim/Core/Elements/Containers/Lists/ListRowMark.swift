/// The place of a row in its list.
struct ListRowMark: Equatable {
  enum Part { case header, row, footer }

  var part = Part.row

  /// The section in the list; `nil` for rows outside sections.
  var section: Int?

  /// The distance between its section and the neighbours of that; `nil` follows the list.
  var gap: SectionGap?
}

/// The place of a row in its list.
enum ListRowKey: ContainerValueKey {
  static var defaultValue: ListRowMark { ListRowMark() }
}

/// The insets of a row's content; `nil` follows the list.
enum ListRowInsetsKey: ContainerValueKey {
  static var defaultValue: Insets? { nil }
}

/// Whether a separator is drawn below a row, unless it is the last.
enum ListRowSeparatorKey: ContainerValueKey {
  static var defaultValue: Bool { true }
}

/// The row above a separator; `nil` for a row.
enum ListSeparatorKey: ContainerValueKey {
  static var defaultValue: Int? { nil }
}

extension ListDimensions {
  /// The insets of `row`.
  func insets(of row: LayoutChild) -> Insets {
    switch row.value(ListRowKey.self).part {
    case .header: headerInsets.finite
    case .row: (row.value(ListRowInsetsKey.self) ?? rowInsets).finite
    case .footer: footerInsets.finite
    }
  }

  /// The minimum height of `row`.
  func minimumHeight(of row: LayoutChild) -> Double {
    switch row.value(ListRowKey.self).part {
    case .header: minimumHeaderHeight.asLength
    case .row: minimumRowHeight.asLength
    case .footer: 0
    }
  }
}

extension Insets {
  /// The insets with non-finite values replaced by zero.
  fileprivate var finite: Insets {
    Insets(
      top: top.asLength,
      leading: leading.asLength,
      bottom: bottom.asLength,
      trailing: trailing.asLength
    )
  }
}
