/// A line of the outline for a node that is not laid out, such as a covered screen.
struct OutlineOnly: PrimitiveElement {
  private let semantics: Semantics

  init(_ semantics: Semantics) {
    self.semantics = semantics
  }

  func resolve(into resolver: inout Resolver) {
    var semantics = semantics.asLayer
    if let label = semantics.label { semantics.label = resolver.inherited.translated(label) }
    resolver.outlineOnly(semantics)
  }
}
