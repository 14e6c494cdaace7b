extension Pager {
  /// Creates a pager with a page for each item, which remembers its page.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - id: The id of an item.
  ///   - indexDisplayMode: When the dots are there.
  ///   - page: The page of an item.
  public init<Data: RandomAccessCollection, ID: Hashable, Page: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Content == Each<Data, ID, Page> {
    self.init(indexDisplayMode: indexDisplayMode) { Each(data, id: id, content: page) }
  }

  /// Creates a pager with a page for each item, which remembers its page.
  public init<Data: RandomAccessCollection, Page: Element>(
    _ data: Data,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Data.Element: Identifiable, Content == Each<Data, Data.Element.ID, Page> {
    self.init(data, id: \.id, indexDisplayMode: indexDisplayMode, page: page)
  }

  /// Creates a pager with a page for each item, which shows the one with the id `selection`, or else the first.
  public init<Data: RandomAccessCollection, Page: Element>(
    _ data: Data,
    selection: Bound<Data.Element.ID>,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Data.Element: Identifiable, Content == Each<Data, Data.Element.ID, Page> {
    self.init(data, id: \.id, selection: selection, indexDisplayMode: indexDisplayMode, page: page)
  }
}
