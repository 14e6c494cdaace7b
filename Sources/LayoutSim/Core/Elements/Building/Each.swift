/// One element for each item of a collection, identified by the item and not by its position.
///
/// If two items have the same id, both are shown, the first keeps the state of that id, and the finding
/// `duplicate-id` is reported, because the behaviour on a device is undefined.
public struct Each<Data: RandomAccessCollection, ID: Hashable, Content: Element>: PrimitiveElement {
  @usableFromInline var data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content

  /// The edits that a user may make to these rows of a list; `nil` for none.
  @usableFromInline var edits: RowEdits?

  /// Whether it is a part of an element of this module, whose body runs in every pass.
  @usableFromInline var isOfPlatform = false

  /// Whether the items are those of the first pass, whatever `data` is later.
  @usableFromInline var isConstant = false

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

  /// Creates one `content` for each item of data that the platform passes, in every pass.
  init(
    platform data: Data,
    id: KeyPath<Data.Element, ID>,
    @ElementBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: id, content: content)
    isOfPlatform = true
  }

  /// Adds the boxes of every item, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    guard isConstant, resolver.appDepth > 0 else { return resolveContent(into: &resolver) }
    var first = self
    first.data = resolver.firstItems(data)
    first.resolveContent(into: &resolver)
  }

  @inlinable
  func resolveContent(into resolver: inout Resolver) {
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
    guard isOfPlatform || !resolver.observesRows else {
      let (rows, parts, isOuterNew) = resolver.openRows(of: Self.self) {
        data.map { (id($0), content($0)) }
      }
      var repeated = parts?.repeated ?? []
      var number = 0
      while true {
        if let parts { number = resolver.reuseRows(from: number, of: parts) }
        guard number < rows.count else { break }
        let (id, content) = rows[number]
        if parts?.repeated == nil, !seen.insert(id, earlier: { rows.prefix($0).map(\.0) }) {
          repeated.insert(number)
        }
        let isNew = !repeated.contains(number)
        if !isNew { resolver.noteRepeated(id: AnyHashable(id)) }
        resolver.row(content, id: id, number, of: isNew ? parts : nil)
        number += 1
      }
      parts?.repeated = repeated
      return resolver.closeResult(isOuterNew)
    }
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
  /// The range is read once, as in SwiftUI: another range later leaves the rows as they are, and is the finding
  /// `range-changed`. For numbers that change, pass `id: \.self`.
  @inlinable
  public init(_ range: Range<Int>, @ElementBuilder content: @escaping (Int) -> Content) {
    self.data = range
    id = { $0 }
    self.content = content
    isConstant = true
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

/// The ids of the items so far.
@usableFromInline
struct SeenIDs<ID: Hashable> {
  @usableFromInline var count = 0

  /// The last number, as long as the ids are increasing numbers, among which there are no duplicates.
  @usableFromInline var last: Int?

  @usableFromInline var ids: Set<ID>?

  @inlinable
  init() {}

  /// Records the next id; `earlier` provides the given number of preceding ids.
  ///
  /// - Returns: Whether it is new.
  @inlinable
  mutating func insert(_ id: ID, earlier: (Int) -> [ID]) -> Bool {
    defer { count += 1 }
    if ids == nil {
      if let number = id as? Int, count == 0 || last.map({ $0 < number }) == true {
        last = number
        return true
      }
      ids = Set(earlier(count))
    }
    return ids?.insert(id).inserted ?? true
  }
}
