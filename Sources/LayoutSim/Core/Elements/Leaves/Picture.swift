/// An image of a fixed size.
public struct Picture: PrimitiveElement {
  let name: String
  let size: Size

  /// Creates the image `name`, in points; a length that is negative or not finite counts as zero.
  public init(_ name: String, width: Double, height: Double) {
    self.name = name
    size = Size(width: width, height: height)
  }

  /// Adds a box of the image's size.
  public func resolve(into resolver: inout Resolver) {
    resolver.fixed(size, label: .picture, name: name)
  }
}
