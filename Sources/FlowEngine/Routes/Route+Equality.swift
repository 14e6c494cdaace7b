extension Route {
  /// Whether `other` is of the same type and equal, by the routes' own `==`.
  @inlinable
  public func isEqual(to other: any Route) -> Bool {
    guard type(of: other) == Self.self else {
      // Objects may be of a subclass.
      guard Self.self is AnyObject.Type, let other = other as? Self else { return false }
      return self == other
    }
    // A cast would say the same at several times the cost; see the benchmark push-pop.
    return hasSameValue(as: other)
  }

  @inlinable
  func hasSameValue(as other: some Route) -> Bool {
    withUnsafePointer(to: other) { pointer in
      UnsafeRawPointer(pointer).assumingMemoryBound(to: Self.self).pointee == self
    }
  }
}
