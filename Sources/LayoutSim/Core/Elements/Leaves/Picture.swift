/// An image of a fixed size.
public struct Picture: PrimitiveElement {
  let name: String
  let size: Size

  /// Whether it has come from an address, of which its name is a part, and which says nothing to a user.
  let isRemote: Bool

  /// Creates the image `name`, in points; a length that is negative or not finite counts as zero.
  public init(_ name: String, width: Double, height: Double) {
    self.init(name, Size(width: width, height: height), isRemote: false)
  }

  init(_ name: String, _ size: Size, isRemote: Bool) {
    self.name = name
    self.size = size
    self.isRemote = isRemote
  }

  /// Adds a box of the image's size.
  public func resolve(into resolver: inout Resolver) {
    if isRemote {
      resolver.fixed(size, label: .picture, semantics: semantics)
    } else {
      resolver.fixed(size, label: .picture, name: name)
    }
  }

  /// What is told of it: its name as a label, or only as a fact.
  var semantics: Semantics {
    isRemote
      ? Semantics(role: .picture, facts: [Fact("source", name)])
      : Semantics(role: .picture, label: name)
  }
}
