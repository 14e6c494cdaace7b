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

// Lists with a row for each item of a bound collection, as `RowList { Each($items) { $item in … } }`.

extension RowList {
  /// Creates a list with a row for each item of a bound collection, identified by the value at `id`.
  public init<Items: MutableCollection & RandomAccessCollection, ID: Hashable, Line: Element>(
    _ items: Bound<Items>,
    id: KeyPath<Items.Element, ID>,
    @ElementBuilder row: @escaping (Bound<Items.Element>) -> Line
  ) where Content == Each<BoundItems<Items>, ID, Line> {
    self.init { Each(items, id: id, content: row) }
  }

  /// Creates a list with a row for each item of a bound collection, of which one is selected by a tap.
  public init<Items: MutableCollection & RandomAccessCollection, ID: Hashable, Line: Element>(
    _ items: Bound<Items>,
    id: KeyPath<Items.Element, ID>,
    selection: Bound<ID?>,
    @ElementBuilder row: @escaping (Bound<Items.Element>) -> Line
  ) where Content == Each<BoundItems<Items>, ID, Line> {
    self.init(selection: selection) { Each(items, id: id, content: row) }
  }

  /// Creates a list with a row for each item of a bound collection, of which any number are selected while the list is
  /// edited.
  public init<Items: MutableCollection & RandomAccessCollection, ID: Hashable, Line: Element>(
    _ items: Bound<Items>,
    id: KeyPath<Items.Element, ID>,
    selection: Bound<Set<ID>>,
    @ElementBuilder row: @escaping (Bound<Items.Element>) -> Line
  ) where Content == Each<BoundItems<Items>, ID, Line> {
    self.init(selection: selection) { Each(items, id: id, content: row) }
  }
}

extension RowList {
  /// Creates a list with a row for each item of a bound collection.
  public init<Items: MutableCollection & RandomAccessCollection, Line: Element>(
    _ items: Bound<Items>,
    @ElementBuilder row: @escaping (Bound<Items.Element>) -> Line
  )
  where
    Content == Each<BoundItems<Items>, Items.Element.ID, Line>, Items.Element: Identifiable
  {
    self.init { Each(items, content: row) }
  }

  /// Creates a list with a row for each item of a bound collection, of which one is selected by a tap.
  public init<Items: MutableCollection & RandomAccessCollection, Line: Element>(
    _ items: Bound<Items>,
    selection: Bound<Items.Element.ID?>,
    @ElementBuilder row: @escaping (Bound<Items.Element>) -> Line
  )
  where
    Content == Each<BoundItems<Items>, Items.Element.ID, Line>, Items.Element: Identifiable
  {
    self.init(selection: selection) { Each(items, content: row) }
  }

  /// Creates a list with a row for each item of a bound collection, of which any number are selected while the list is
  /// edited.
  public init<Items: MutableCollection & RandomAccessCollection, Line: Element>(
    _ items: Bound<Items>,
    selection: Bound<Set<Items.Element.ID>>,
    @ElementBuilder row: @escaping (Bound<Items.Element>) -> Line
  )
  where
    Content == Each<BoundItems<Items>, Items.Element.ID, Line>, Items.Element: Identifiable
  {
    self.init(selection: selection) { Each(items, content: row) }
  }
}
