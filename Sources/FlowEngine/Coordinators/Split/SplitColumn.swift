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
