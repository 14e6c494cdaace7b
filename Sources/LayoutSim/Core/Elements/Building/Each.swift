/// One element for each item of a collection, identified by the item and not by its position.
///
/// If two items have the same id, both are shown, the first keeps the state of that id, and the finding
/// `duplicate-id` is reported, because the behaviour on a device is undefined.
public struct Each<Data: RandomAccessCollection, ID: Hashable, Content: Element>: PrimitiveElement {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content

  /// What a user may do to the rows of a list that these are; `nil` for nothing.
  @usableFromInline var edits: RowEdits?

  /// Creates one `content` for each item of `data`, identified by the value at `id`.
  @inlinable
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ElementBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Adds the boxes of every item, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.openDynamicContent()
    if resolver.changesRows(edits) {
      resolveRows(into: &resolver)
    } else {
      resolveItems(into: &resolver)
    }
    resolver.closeDynamicContent()
  }

  @inlinable
  func resolveItems(into resolver: inout Resolver) {
    var seen = SeenIDs<ID>()
    for piece in data {
      let id = id(piece)
      let isNew = seen.insert(id) { data.prefix($0).map(self.id) }
      if !isNew { resolver.noteRepeated(id: AnyHashable(id)) }
      resolver.child(content(piece), id: id)
    }
  }
}

extension Each where Data == Range<Int>, ID == Int {
  /// Creates one `content` for each number of `range`, identified by the number.
  ///
  /// Unlike in SwiftUI, which reads such a range only once, a range that changes needs no `id`.
  @inlinable
  public init(_ range: Range<Int>, @ElementBuilder content: @escaping (Int) -> Content) {
    self.data = range
    id = { $0 }
    self.content = content
  }
}

extension Each where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates one `content` for each item of `data`.
  @inlinable
  public init(
    _ data: Data,
    @ElementBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}
