/// A type-erased element, for types that are only known at run time.
///
/// The type is part of the identity: another type at the same place starts with fresh state.
public struct AnyElement: PrimitiveElement {
  private let box: ElementBox

  /// Erases the type of `content`.
  public init(_ content: any Element) {
    box = ElementBox(content)
  }

  /// Adds the boxes of the erased element.
  public func resolve(into resolver: inout Resolver) {
    resolver.noteDynamicContent()
    resolver.child(anyType: box.content)
  }
}
