extension Element where Self: Equatable {
  /// Runs the body only if `==` says that the element is another one, also if it is plain data.
  ///
  /// Without it, plain data is compared by its bytes, and any other element by its `==`. State and models that the body
  /// reads run it all the same. It imitates SwiftUI's modifier of that name (John Harper of the SwiftUI team, quoted in
  /// onmyway133/blog#773; swiftui-lab, “EquatableView”).
  public func equatable() -> some Element {
    EquatedElement(content: self)
  }
}

/// An element that is compared by its `==`.
private struct EquatedElement<Content: Element & Equatable>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.comparesByEquality = true
    content.resolve(into: &resolver)
    resolver.comparesByEquality = false
  }
}
