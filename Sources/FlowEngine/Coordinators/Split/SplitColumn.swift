/// One of the columns of a split coordinator, from the leading edge.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  /// The first column, which lists what the app has.
  case sidebar

  /// The column between the others, which only three columns have.
  case content

  /// The last column, which shows what was chosen.
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
    switch index {
    case 0: self = .sidebar
    case 1: self = .content
    case 2: self = .detail
    default: return nil
    }
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

/// The columns that a split coordinator is asked to show beside its detail, where there is room for more than one.
///
/// It is a request: what is shown depends on the device, and so only a stage can determine it.
public enum ColumnVisibility: String, Hashable, Sendable, Codable, CaseIterable {
  /// Those that the device shows by itself.
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

  /// Its position among all cases.
  fileprivate var index: Int {
    switch self {
    case .automatic: 0
    case .all: 1
    case .double: 2
    case .detailOnly: 3
    }
  }

  /// The request for the fewest columns among which `column` is.
  package static func showing(_ column: SplitColumn) -> ColumnVisibility {
    switch column {
    case .sidebar: .all
    case .content: .double
    case .detail: .detailOnly
    }
  }
}

/// The columns that a split coordinator was asked to show.
package struct SplitState: Hashable, Sendable {
  /// Both requests in one byte, because every coordinator's state has them and is copied, and few have columns.
  private var bits: UInt8 = 0

  /// The columns to show beside the detail.
  package var visibility: ColumnVisibility {
    get { ColumnVisibility.allCases[Int(bits / 4)] }
    set { bits = UInt8(newValue.index) * 4 + bits % 4 }
  }

  /// The column in front where there is room for one only.
  package var compactColumn: SplitColumn {
    get { SplitColumn(index: Int(bits % 4)) ?? .sidebar }
    set { bits = bits / 4 * 4 + UInt8(newValue.index) }
  }

  /// Creates the state of a split for which nothing was requested.
  package init() {}
}
