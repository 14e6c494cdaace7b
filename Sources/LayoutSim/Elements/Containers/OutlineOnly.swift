/// A line of the outline for something that is not laid out, such as a covered screen.
package struct OutlineOnly: PrimitiveElement {
  private let semantics: Semantics

  package init(
    _ role: Role,
    route: String? = nil,
    label: String? = nil,
    identifier: String? = nil,
    flags: NodeFlags = [],
    facts: [Fact] = [],
    detail: DetailLevel = .layers,
    key: LayerKey? = nil
  ) {
    semantics = Semantics(
      role: role,
      detail: detail,
      route: route,
      label: label,
      identifier: identifier,
      flags: flags,
      facts: facts,
      key: key
    )
  }

  package func resolve(into resolver: inout Resolver) {
    resolver.outlineOnly(semantics)
  }
}
