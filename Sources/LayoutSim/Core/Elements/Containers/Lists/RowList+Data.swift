// Lists with a row for each item, as `RowList { Each(data) { … } }`.

extension RowList {
  /// Creates a list with a row for each item of `data`, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Line: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ElementBuilder row: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, ID, Line> {
    self.init { Each(data, id: id, content: row) }
  }

  /// Creates a list with a row for each item of `data`, of which one is selected by a tap.
  public init<Data: RandomAccessCollection, ID: Hashable, Line: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Bound<ID?>,
    @ElementBuilder row: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, ID, Line> {
    self.init(selection: selection) { Each(data, id: id, content: row) }
  }

  /// Creates a list with a row for each item of `data`, of which any number are selected while the list is edited.
  public init<Data: RandomAccessCollection, ID: Hashable, Line: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Bound<Set<ID>>,
    @ElementBuilder row: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, ID, Line> {
    self.init(selection: selection) { Each(data, id: id, content: row) }
  }
}

extension RowList {
  /// Creates a list with a row for each item of `data`.
  public init<Data: RandomAccessCollection, Line: Element>(
    _ data: Data,
    @ElementBuilder row: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, Data.Element.ID, Line>, Data.Element: Identifiable {
    self.init { Each(data, content: row) }
  }

  /// Creates a list with a row for each item of `data`, of which one is selected by a tap.
  public init<Data: RandomAccessCollection, Line: Element>(
    _ data: Data,
    selection: Bound<Data.Element.ID?>,
    @ElementBuilder row: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, Data.Element.ID, Line>, Data.Element: Identifiable {
    self.init(selection: selection) { Each(data, content: row) }
  }

  /// Creates a list with a row for each item of `data`, of which any number are selected while the list is edited.
  public init<Data: RandomAccessCollection, Line: Element>(
    _ data: Data,
    selection: Bound<Set<Data.Element.ID>>,
    @ElementBuilder row: @escaping (Data.Element) -> Line
  ) where Content == Each<Data, Data.Element.ID, Line>, Data.Element: Identifiable {
    self.init(selection: selection) { Each(data, content: row) }
  }

  /// Creates a list with a row for each number of `range`.
  public init<Line: Element>(
    _ range: Range<Int>,
    @ElementBuilder row: @escaping (Int) -> Line
  ) where Content == Each<Range<Int>, Int, Line> {
    self.init { Each(range, content: row) }
  }
}
