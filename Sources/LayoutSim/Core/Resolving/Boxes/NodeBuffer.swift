/// The boxes of a tree in contiguous memory.
///
/// It is a plain buffer and not an array: layout accesses the boxes many times, without checking for
/// uniqueness or exclusive access each time.
struct NodeBuffer: ~Copyable {
  private(set) var base = UnsafeMutablePointer<Node>.nowhere
  private(set) var count = 0
  private var capacity = 0

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  subscript(index: Int) -> Node {
    _read { yield base[index] }
    nonmutating _modify { yield &base[index] }
  }

  @inline(__always)
  mutating func append(_ node: borrowing Node) {
    if count == capacity { base.grow(count, &capacity) }
    (base + count).initialize(to: copy node)
    count += 1
  }

  mutating func insert(_ node: Node, at index: Int) {
    assert((0...count).contains(index), "A box cannot be inserted at \(index) among \(count).")
    if count == capacity { base.grow(count, &capacity) }
    (base + index + 1).update(from: base + index, count: count - index)
    (base + index).initialize(to: node)
    count += 1
  }

  /// Moves the boxes from `middle` on before those from `start` on.
  mutating func moveLast(from middle: Int, before start: Int) {
    guard start < middle, middle < count else { return }
    let moved = Array(UnsafeBufferPointer(start: base + middle, count: count - middle))
    (base + start + moved.count).update(from: base + start, count: middle - start)
    for (offset, node) in moved.enumerated() { base[start + offset] = node }
  }

  /// Removes the boxes from `index` on, to which nothing may refer.
  mutating func removeAll(from index: Int) {
    assert((0...count).contains(index), "There are no boxes from \(index) on among \(count).")
    count = index
  }

  mutating func remove(at index: Int) {
    assert((0..<count).contains(index), "There is no box \(index) among \(count).")
    (base + index).update(from: base + index + 1, count: count - index - 1)
    count -= 1
  }
}

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
  }

  /// The address of the text at `index`, valid until another one is added.
  @inline(__always)
  func address(ofTextAt index: Int) -> UnsafeMutablePointer<StoredText> { base + index }

  mutating func append(_ content: TextContent, _ answers: TextAnswers? = nil) {
    if count == capacity { base.grow(count, &capacity) }
    (base + count).initialize(to: StoredText(content: content, answers: answers))
    count += 1
  }

  /// The answers about the text at `index`, which are remembered from now on.
  func keepAnswers(ofTextAt index: Int) -> TextAnswers {
    if let answers = base[index].answers { return answers }
    let answers = TextAnswers()
    base[index].answers = answers
    return answers
  }

  /// Removes all texts and keeps their memory.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }
}

/// A text that can be lent without being copied.
struct StoredText: ~Copyable {
  let content: TextContent

  /// The answers about it, which later trees share; `nil` unless it is in a part that they use again.
  var answers: TextAnswers?
}
