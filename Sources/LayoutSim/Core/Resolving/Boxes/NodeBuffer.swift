/// The boxes of a tree side by side in memory.
///
/// It is a plain buffer and no array: layout reads and writes the boxes many times, and neither
/// uniqueness nor exclusive access needs to be looked at each time.
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
    if count == capacity { base.grow(count, &capacity) }
    (base + index + 1).update(from: base + index, count: count - index)
    (base + index).initialize(to: node)
    count += 1
  }

  /// Takes the boxes from `index` on away, which nothing may refer to.
  mutating func removeAll(from index: Int) {
    count = index
  }

  mutating func remove(at index: Int) {
    (base + index).update(from: base + index + 1, count: count - index - 1)
    count -= 1
  }
}
