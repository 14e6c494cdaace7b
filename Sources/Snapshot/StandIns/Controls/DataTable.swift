import LayoutSim

/// Rows of data in columns, with a header.
///
/// Where the width is compact, as on phones, it shows the first column alone, without a header. Columns without a width share what
/// is left, and a header does not sort. It stands for SwiftUI's `Table`.
public struct DataTable<Items: RandomAccessCollection>: Element
where Items.Element: Identifiable {
  /// Makes the columns of a table.
  public typealias Columns = () -> [DataColumn<Items.Element>]

  private let items: Items
  private let columns: [DataColumn<Items.Element>]
  private var item: Bound<Items.Element.ID?>?

  @Inherited(\.horizontalSizeClass) private var sizeClass

  /// Creates a table in which nothing is selected.
  public init(_ items: Items, @DataColumnBuilder<Items.Element> columns: Columns) {
    (self.items, self.columns) = (items, columns())
  }

  /// Creates a table in which one row is selected.
  public init(
    _ items: Items,
    selection: Bound<Items.Element.ID?>,
    @DataColumnBuilder<Items.Element> columns: Columns
  ) {
    (self.items, self.columns, item) = (items, columns(), selection)
  }

  /// A list with a row for each item.
  public var body: some Element {
    ElementGroup {
      if let item { RowList(selection: item) { rows } } else { RowList { rows } }
    }
    .listStyle(.plain)
  }

  @ElementBuilder private var rows: some Element {
    if sizeClass == .compact {
      Each(items) { item in columns.first?.cell(item) }
    } else {
      line { AnyElement(TextBlock($0.title).font(.subheadline).foregroundStyle(.secondary)) }
      Each(items) { item in line { $0.cell(item) } }
    }
  }

  private func line(_ cell: @escaping (DataColumn<Items.Element>) -> AnyElement) -> some Element {
    Row(spacing: 8) {
      Each(columns.indices, id: \.self) { index in
        let width = columns[index].width
        cell(columns[index]).frame(
          minWidth: width,
          maxWidth: width ?? .infinity,
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

  /// Creates a column with a cell that `content` builds for each item.
  public init<Content: Element>(
    _ title: String,
    @ElementBuilder content: @escaping (Item) -> Content
  ) {
    (self.title, cell) = (title, { AnyElement(content($0)) })
  }

  /// Creates a column with a cell that `content` builds for each item; the value, by which a user could sort, is ignored.
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

  /// The same column with a width in points; `nil` for a share of what is left.
  public func width(_ width: Double? = nil) -> DataColumn {
    var column = self
    column.width = width
    return column
  }
}

/// Collects the columns of a table.
@MainActor
@resultBuilder
public enum DataColumnBuilder<Item> {
  /// One column.
  public static func buildExpression(_ column: DataColumn<Item>) -> DataColumn<Item> { column }

  /// All columns, in their order.
  public static func buildBlock(_ columns: DataColumn<Item>...) -> [DataColumn<Item>] { columns }
}
