/// The items of a bound collection with their places, from which an ``Each`` makes a binding for each item.
public struct BoundItems<Items: RandomAccessCollection> {
  let items: Items
}

/// An item of a bound collection, and its place, counted from the first one.
public struct BoundItem<Item> {
  let item: Item
  let place: Int
}

extension BoundItems: RandomAccessCollection {
  /// The place of the first item.
  public var startIndex: Int { 0 }

  /// The place after the last item.
  public var endIndex: Int { items.count }

  /// The item at `place`.
  public subscript(place: Int) -> BoundItem<Items.Element> {
    BoundItem(item: items[items.index(items.startIndex, offsetBy: place)], place: place)
  }
}

extension Each {
  /// Creates one `content` for each item of a bound collection, identified by the value at `id`: `{ $item in … }`.
  ///
  /// The binding is to the item, not to its place: it follows an item that was moved. The binding of a removed item
  /// has the last known value, and writes nothing.
  public init<Items: MutableCollection & RandomAccessCollection>(
    _ items: Bound<Items>,
    id: KeyPath<Items.Element, ID>,
    @ElementBuilder content: @escaping (Bound<Items.Element>) -> Content
  ) where Data == BoundItems<Items> {
    data = BoundItems(items: items.wrappedValue)
    self.id = { $0.item[keyPath: id] }
    self.content = { content(BoundPlace($0, id: id, in: items).binding) }
  }

  /// Creates one `content` for each item of a bound collection: `{ $item in … }`.
  ///
  /// The binding is to the item, not to its place: it follows an item that was moved. The binding of a removed item
  /// has the last known value, and writes nothing.
  public init<Items: MutableCollection & RandomAccessCollection>(
    _ items: Bound<Items>,
    @ElementBuilder content: @escaping (Bound<Items.Element>) -> Content
  ) where Data == BoundItems<Items>, Items.Element: Identifiable, ID == Items.Element.ID {
    self.init(items, id: \.id, content: content)
  }
}

/// The place where the item of a binding was last found.
@MainActor
private final class BoundPlace<Items: MutableCollection & RandomAccessCollection, ID: Hashable> {
  private let items: Bound<Items>
  private let path: KeyPath<Items.Element, ID>
  private var place: Int
  private var id: ID
  private var last: Items.Element

  init(
    _ item: BoundItem<Items.Element>,
    id path: KeyPath<Items.Element, ID>,
    in items: Bound<Items>
  ) {
    self.items = items
    self.path = path
    place = item.place
    id = item.item[keyPath: path]
    last = item.item
  }

  var binding: Bound<Items.Element> {
    Bound(
      get: { self.item },
      set: { self.write($0) },
      isConstant: items.isConstant,
      location: items.location.isEmpty ? [] : items.location + [.item(AnyHashable(id))]
    )
  }

  private var item: Items.Element {
    let items = items.wrappedValue
    if let index = index(in: items) { last = items[index] }
    return last
  }

  private func write(_ item: Items.Element) {
    guard let index = index(in: items.wrappedValue) else { return }
    items.wrappedValue[index] = item
    guard !items.isConstant else { return }
    // An item may be identified by the value that is written.
    id = item[keyPath: path]
    last = item
  }

  /// The index of the item, which is looked for first where it was last; `nil` if it was removed.
  private func index(in items: Items) -> Items.Index? {
    let start = items.startIndex
    if let index = items.index(start, offsetBy: place, limitedBy: items.endIndex),
      index != items.endIndex, items[index][keyPath: path] == id
    {
      return index
    }
    guard let found = items.firstIndex(where: { $0[keyPath: path] == id }) else { return nil }
    place = items.distance(from: start, to: found)
    return found
  }
}
