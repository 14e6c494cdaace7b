/// The last step of an owner path, linked to the path before it.
final class OwnerPathNode: Sendable {
  /// The last step; `nil` at the root.
  let step: OwnerStep?

  let name: String
  let depth: Int

  // Changes only during deinitialization, when nothing else refers to it.
  private nonisolated(unsafe) var upper: OwnerPathNode?

  init(rootName: String) {
    step = nil
    name = rootName
    depth = 0
  }

  init(_ step: OwnerStep, below upper: OwnerPathNode) {
    self.step = step
    self.upper = upper
    name = step.name
    depth = upper.depth + 1
  }

  deinit {
    // One by one: a long path must not exhaust the thread's stack.
    var current = upper
    upper = nil
    while isKnownUniquelyReferenced(&current) {
      let next = current?.upper
      current?.upper = nil
      current = next
    }
  }

  /// Calls `body` with this node and all before it, the root last.
  func climb(_ body: (OwnerPathNode) -> Void) {
    var current: OwnerPathNode? = self
    while let node = current {
      body(node)
      current = node.upper
    }
  }

  func isEqual(to other: OwnerPathNode) -> Bool {
    guard depth == other.depth else { return false }
    var (left, right) = (self, other)
    while left !== right {
      guard left.step == right.step, left.name == right.name else { return false }
      guard let upperLeft = left.upper, let upperRight = right.upper else { return true }
      (left, right) = (upperLeft, upperRight)
    }
    return true
  }
}
