extension Ink: PrimitiveElement {
  /// Adds a box that fills its offer in this colour or gradient, as ``Fill`` does.
  @MainActor
  public func resolve(into resolver: inout Resolver) {
    Fill(self).resolve(into: &resolver)
  }
}
