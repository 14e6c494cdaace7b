/// The texts of a tree in contiguous memory.
///
/// It is a plain buffer and not an array: a text is measured in place. One in an array would have to be
/// copied for that, counting each reference in it.
struct TextBuffer: ~Copyable {
  private var base = UnsafeMutablePointer<StoredText>.nowhere
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

  /// The address of the text at `index`, valid until another one is added.
  @inline(__always)
  func address(ofTextAt index: Int) -> UnsafeMutablePointer<StoredText> { base + index }

  mutating func append(_ content: TextContent) {
    if count == capacity { base.grow(count, &capacity) }
    (base + count).initialize(to: StoredText(content: content))
    count += 1
  }

  /// Removes all texts and keeps their memory.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }
}

/// A text that can be lent without being copied.
struct StoredText: ~Copyable {
  var content: TextContent
}
