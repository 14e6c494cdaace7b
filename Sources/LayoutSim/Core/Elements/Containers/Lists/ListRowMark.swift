/// The place of a row in its list, as the row knows it.
struct ListRowMark: Equatable {
  enum Part { case header, row, footer }

  var part = Part.row

  /// Names the section inside the list; `nil` for rows that stand in none.
  var section: Int?
}

/// The place of a row in its list.
enum ListRowKey: ContainerValueKey {
  static var defaultValue: ListRowMark { ListRowMark() }
}

/// What a row keeps free around its content; `nil` follows the list.
enum ListRowInsetsKey: ContainerValueKey {
  static var defaultValue: Insets? { nil }
}

/// Whether a line is drawn below a row that another one follows.
enum ListRowSeparatorKey: ContainerValueKey {
  static var defaultValue: Bool { true }
}

/// The row that a line of a list is drawn below; `nil` for a row.
enum ListSeparatorKey: ContainerValueKey {
  static var defaultValue: Int? { nil }
}

extension ListDimensions {
  /// What `row` keeps free around its content.
  func insets(of row: LayoutChild) -> Insets {
    switch row.value(ListRowKey.self).part {
    case .header: headerInsets.finite
    case .row: (row.value(ListRowInsetsKey.self) ?? rowInsets).finite
    case .footer: footerInsets.finite
    }
  }

  /// The least height of `row`.
  func minimumHeight(of row: LayoutChild) -> Double {
    switch row.value(ListRowKey.self).part {
    case .header: minimumHeaderHeight.asLength
    case .row: minimumRowHeight.asLength
    case .footer: 0
    }
  }
}

extension Insets {
  /// The insets with zero in place of what is not finite.
  fileprivate var finite: Insets {
    Insets(
      top: top.asLength,
      leading: leading.asLength,
      bottom: bottom.asLength,
      trailing: trailing.asLength
    )
  }
}
