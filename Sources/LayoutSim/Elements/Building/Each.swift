/// One element for each piece of data, whose identity goes with the data and not with the position.
///
/// Where two pieces have the same id, the first one seen keeps the state of that id and the second
/// one has its own.
public struct Each<Data: RandomAccessCollection, ID: Hashable, Content: Element>: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content

  /// One `content` for each piece of `data`, told apart by the value at `id`.
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

  /// Adds the boxes of every piece, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.openDynamicContent()
    for piece in data {
      resolver.child(content(piece), id: id(piece))
    }
    resolver.closeDynamicContent()
  }
}

extension Each where Data.Element: Identifiable, ID == Data.Element.ID {
  /// One `content` for each piece of `data`.
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
