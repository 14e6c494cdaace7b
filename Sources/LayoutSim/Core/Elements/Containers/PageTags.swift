extension Element {
  /// Gives a page of a ``Pager`` or a row of a ``RowList`` the value by which it is selected.
  ///
  /// The rows of an ``Each`` are selected by their ids, unless they have tags of the selection's type. Options of a
  /// picker have their values in a ``ChoiceOption`` instead. It imitates SwiftUI's modifier of that name.
  public func tag<Value: Hashable>(_ value: Value) -> some Element {
    containerValue(PageTagKey.self, AnyHashable(value))
  }
}

/// The value by which a page or a row is selected; `nil` for its number or id.
enum PageTagKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// The number of a page, whatever values the pages have.
struct PageNumber: Hashable {
  let number: Int
}

/// The page of a pager that is seen: the one with the selected value, or that number.
@MainActor
struct PageSelection {
  /// The value.
  let read: () -> AnyHashable

  /// Selects the page with that number, and value if it has one; does nothing with a value of another type.
  let write: (_ number: Int, _ tag: AnyHashable?) -> Void

  /// The page that has the value of `selection`, or that number if no page has a value.
  init<Value: Hashable>(_ selection: Bound<Value>) {
    read = { AnyHashable(selection.wrappedValue) }
    write = { number, tag in
      if let new = (tag ?? AnyHashable(number)).base as? Value { selection.wrappedValue = new }
    }
  }

  /// The page with that number.
  init(number: Bound<Int>) {
    read = { AnyHashable(PageNumber(number: number.wrappedValue)) }
    write = { new, _ in number.wrappedValue = new }
  }

  /// The number of the page with `value` among pages with `tags`, counted from 0.
  ///
  /// A page that does not exist is the nearest, a value that no page has the first.
  nonisolated static func page(of value: AnyHashable, among tags: [AnyHashable?]) -> Int {
    let number = (value.base as? PageNumber)?.number
    if number == nil, tags.contains(where: { $0 != nil }) {
      return tags.firstIndex(of: value) ?? 0
    }
    return min(max(0, number ?? value.base as? Int ?? 0), max(0, tags.count - 1))
  }

  /// The words for a `value` that an app selects and that is none of pages with `tags`; `nil` if it is, or if there are no
  /// pages yet.
  nonisolated static func words(
    forMissing value: AnyHashable,
    among tags: [AnyHashable?]
  ) -> String? {
    if tags.isEmpty || value.base is PageNumber || tags.contains(value) { return nil }
    let hasTags = tags.contains { $0 != nil }
    if !hasTags, let number = value.base as? Int, tags.indices.contains(number) { return nil }
    return String(String(describing: value.base).prefix(40))
  }
}

extension TreeBuilder {
  /// The values of the pages from the box at `start` on.
  func pageTags(from start: Int) -> [AnyHashable?] {
    boxes(from: start).map { containerValue(PageTagKey.self, of: $0) }
  }
}
