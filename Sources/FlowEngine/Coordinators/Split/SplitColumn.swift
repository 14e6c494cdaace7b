/// One of the columns of a split coordinator, from the leading edge.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first column, with the main list of the app.
  case sidebar

  /// The column between the others, which only a split with three columns has.
  case content

  /// The last column, with the chosen item.
  case detail
}

extension SplitColumn {
  /// The position from the leading edge, where a content column counts whether there is one or not.
  package var index: Int {
    switch self {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }

  /// The column at `index`; `nil` if there is none.
  package init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }
}

/// The number of columns of a split coordinator.
public enum SplitStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A sidebar and a detail.
  case doubleColumn

  /// A sidebar, a content and a detail.
  case tripleColumn

  /// The columns, from the leading edge.
  public var columns: [SplitColumn] {
    switch self {
    case .doubleColumn: [.sidebar, .detail]
    case .tripleColumn: [.sidebar, .content, .detail]
    }
  }
}

/// The columns that are requested beside the detail of a split coordinator, where there is room for more than one.
///
/// It is a request: what is shown depends on the device, and so only a stage can determine it.
public enum ColumnVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// The columns that the device shows by default.
  case automatic

  /// All columns.
  case all

  /// The detail and the column before it.
  case double

  /// The detail alone.
  case detailOnly = "detail-only"
}

extension ColumnVisibility {
  /// Whether `column` of a split in `style` is certainly not shown.
  package func hides(_ column: SplitColumn, in style: SplitStyle) -> Bool {
    switch self {
    case .automatic, .all: false
    case .double: column == .sidebar && style == .tripleColumn
    case .detailOnly: column != .detail
    }
  }

  /// The request for the fewest columns that include `column`.
  package static func showing(_ column: SplitColumn) -> ColumnVisibility {
    switch column {
    case .sidebar: .all
    case .content: .double
    case .detail: .detailOnly
    }
  }
}

/// The columns that were requested of a split coordinator.
package struct SplitState: Hashable, Sendable {
  /// The columns to show beside the detail.
  package var visibility = ColumnVisibility.automatic

  /// The column in front when there is room for only one.
  package var compactColumn = SplitColumn.sidebar

  /// Creates the state of a split for which nothing was requested.
  package init() {}
}
