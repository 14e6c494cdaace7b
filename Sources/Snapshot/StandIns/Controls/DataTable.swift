import LayoutSim

/// Rows of data in columns, with a header.
///
/// Where the width is compact, as on phones, it shows the first column alone, without a header. Columns without a width share what
/// is left; a header is not tapped, so that the order stays. It stands for SwiftUI's `Table`.
public struct DataTable<Items: RandomAccessCollection>: Element
where Items.Element: Identifiable {
  private let items: Items
  private let columns: [DataColumn<Items.Element>]
  private let selection: Selection

  private enum Selection {
    case none
    case one(Bound<Items.Element.ID?>)
    case several(Bound<Set<Items.Element.ID>>)
  }

  @Inherited(\.horizontalSizeClass) private var sizeClass

  /// Creates a table in which nothing is selected.
  public init<Order>(
    _ items: Items,
    sortOrder: Bound<Order>,
    @DataColumnBuilder<Items.Element> columns: () -> [DataColumn<Items.Element>]
  ) {
    (self.items, self.columns, selection) = (items, columns(), .none)
  }

  /// Creates a table in which nothing is selected.
  public init(
    _ items: Items,
    @DataColumnBuilder<Items.Element> columns: () -> [DataColumn<Items.Element>]
  ) {
    (self.items, self.columns, selection) = (items, columns(), .none)
  }

  /// Creates a table in which one row is selected.
  public init(
    _ items: Items,
    selection: Bound<Items.Element.ID?>,
    @DataColumnBuilder<Items.Element> columns: () -> [DataColumn<Items.Element>]
  ) {
    (self.items, self.columns, self.selection) = (items, columns(), .one(selection))
  }

  /// Creates a table in which several rows are selected.
  public init(
    _ items: Items,
    selection: Bound<Set<Items.Element.ID>>,
    @DataColumnBuilder<Items.Element> columns: () -> [DataColumn<Items.Element>]
  ) {
    (self.items, self.columns, self.selection) = (items, columns(), .several(selection))
  }

  /// A list with a row for each item.
  public var body: some Element {
    switch selection {
    case .none: RowList { rows }.listStyle(.plain)
    case .one(let item): RowList(selection: item) { rows }.listStyle(.plain)
    case .several(let items): RowList(selection: items) { rows }.listStyle(.plain)
    }
  }

  @ElementBuilder private var rows: some Element {
    if sizeClass == .compact {
      Each(items) { item in columns.first?.cell(item) }
    } else {
      line { TextBlock($0.title).font(.subheadline).foregroundStyle(.secondary) }
      Each(items) { item in line { $0.cell(item) } }
    }
  }

  private func line<Cell: Element>(
    @ElementBuilder _ cell: @escaping (DataColumn<Items.Element>) -> Cell
  ) -> some Element {
    Row(spacing: 8) {
      Each(Array(columns.enumerated()), id: \.offset) { place in
        let column = place.element
        cell(column).frame(
          minWidth: column.width ?? column.limits.min,
          maxWidth: column.width ?? column.limits.max ?? .infinity,
          alignment: .leading
        )
      }
    }
  }
}

/// A column of a table.
@MainActor
public struct DataColumn<Item> {
  let title: String
  let cell: (Item) -> AnyElement
  var width: Double?
  var limits: (min: Double?, max: Double?) = (nil, nil)

  /// Creates a column whose cells are what `content` makes of items.
  public init<Content: Element>(
    _ title: String,
    @ElementBuilder content: @escaping (Item) -> Content
  ) {
    self.title = title
    cell = { AnyElement(content($0)) }
  }

  /// Creates a column whose cells are what `content` makes of items; the value would order them.
  public init<Value, Content: Element>(
    _ title: String,
    value: KeyPath<Item, Value>,
    @ElementBuilder content: @escaping (Item) -> Content
  ) {
    self.init(title, content: content)
  }

  /// Creates a column of texts.
  public init(_ title: String, value: KeyPath<Item, String>) {
    self.init(title) { TextBlock($0[keyPath: value]) }
  }

  /// The same column with a fixed width in points; `nil` for a share of what is left.
  public func width(_ width: Double? = nil) -> DataColumn {
    var column = self
    column.width = width
    return column
  }

  /// The same column with limits of its width in points.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> DataColumn {
    var column = self
    column.limits = (min, max)
    return column
  }
}

/// Collects the columns of a table.
@MainActor
@resultBuilder
public enum DataColumnBuilder<Item> {
  /// One column.
  public static func buildExpression(_ column: DataColumn<Item>) -> [DataColumn<Item>] { [column] }

  /// All columns, in their order.
  public static func buildBlock(_ columns: [DataColumn<Item>]...) -> [DataColumn<Item>] {
    columns.flatMap { $0 }
  }

  /// Columns that may be missing.
  public static func buildOptional(_ columns: [DataColumn<Item>]?) -> [DataColumn<Item>] {
    columns ?? []
  }

  /// The columns of a first branch.
  public static func buildEither(first columns: [DataColumn<Item>]) -> [DataColumn<Item>] {
    columns
  }

  /// The columns of another branch.
  public static func buildEither(second columns: [DataColumn<Item>]) -> [DataColumn<Item>] {
    columns
  }
}
