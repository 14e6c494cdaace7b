/// The texts of a tree side by side in memory.
///
/// It is a plain buffer and no array: a text is measured where it is. One in an array would have to be
/// copied for that, with a count for each reference in it.
struct TextBuffer: ~Copyable {
  private var base = UnsafeMutablePointer<HeldText>.nowhere
  private(set) var count = 0
  private var capacity = 0

  deinit {
    base.deinitialize(count: count)
    if capacity > 0 { base.deallocate() }
  }

  /// The text at `index`.
  subscript(index: Int) -> TextContent {
    _read { yield base[index].content }
    nonmutating _modify { yield &base[index].content }
  }

  /// Where the text at `index` is, until another one is added.
  @inline(__always)
  func held(_ index: Int) -> UnsafeMutablePointer<HeldText> { base + index }

  mutating func append(_ content: TextContent) {
    if count == capacity { base.grow(count, &capacity) }
    (base + count).initialize(to: HeldText(content: content))
    count += 1
  }

  /// Takes all texts away and keeps their memory.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }
}

/// A text that can be lent without being copied.
struct HeldText: ~Copyable {
  var content: TextContent
}
