/// An image of a given size, which no offer changes.
public struct Picture: Element {
  /// The element resolves on its own.
  public typealias Body = Never

  let name: String
  let size: Size

  /// The image `name`, in points; a length that is negative or not finite counts as zero.
  public init(_ name: String, width: Double, height: Double) {
    self.name = name
    size = Size(width: width, height: height)
  }

  /// Adds a box of the image's size.
  public func resolve(into resolver: inout Resolver) {
    resolver.fixed(size, label: .picture, semantics: Semantics(role: .picture, label: name))
  }
}

extension Resolver {
  /// Adds a box of a size that no offer changes.
  mutating func fixed(_ size: Size, label: BoxLabel, semantics: Semantics) {
    var node = Node(.fixed, label)
    node.numbers.0 = size.width.isFinite ? max(0, size.width) : 0
    node.numbers.1 = size.height.isFinite ? max(0, size.height) : 0
    node.traits = .rigid
    node.semantics = store.semantics.count
    store.semantics.append(semantics)
    leaf(node)
  }
}
