/// One element for each piece of data, whose identity goes with the data and not with the position.
///
/// Where two pieces have the same id, both are shown, the first one keeps the state of that id, and
/// there is a finding `duplicate-id`: a device shows anything then.
public struct Each<Data: RandomAccessCollection, ID: Hashable, Content: Element>: PrimitiveElement {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content

  /// One `content` for each piece of `data`, distinguished by the value at `id`.
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
    var seen = SeenIDs<ID>()
    for piece in data {
      let id = id(piece)
      let isNew = seen.insert(id) { data.prefix($0).map(self.id) }
      if !isNew { resolver.noteRepeated(id: AnyHashable(id)) }
      resolver.child(content(piece), id: id)
    }
    resolver.closeDynamicContent()
  }
}

extension Each where Data == Range<Int>, ID == Int {
  /// One `content` for each number of `range`, distinguished by the number.
  ///
  /// A range that changes needs no `id` here, other than in SwiftUI, which reads such a range only once.
  @inlinable
  public init(_ range: Range<Int>, @ElementBuilder content: @escaping (Int) -> Content) {
    self.data = range
    id = { $0 }
    self.content = content
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
