/// A line of the outline for a node that is not laid out, such as a covered screen.
struct OutlineOnly: PrimitiveElement {
  private let semantics: Semantics

  init(_ semantics: Semantics) {
    self.semantics = semantics
  }

  func resolve(into resolver: inout Resolver) {
    resolver.outlineOnly(semantics.asLayer)
  }
}
