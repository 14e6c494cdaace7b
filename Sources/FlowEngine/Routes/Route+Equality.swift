extension Route {
  /// Whether `other` is of the same type and equal, by the routes' own `==`.
  @inlinable
  public func isEqual(to other: any Route) -> Bool {
    // A cast gives the same result at several times the cost; see the benchmark push-pop.
    let isSame = withUnsafePointer(to: self) {
      other.isEqual(toValueAt: $0, of: ObjectIdentifier(Self.self))
    }
    if isSame { return true }
    // Objects may be of a subclass.
    guard MemoryLayout<Self>.size == MemoryLayout<UnsafeRawPointer>.size,
      Self.self is AnyObject.Type, let other = other as? Self
    else { return false }
    return self == other
  }

  /// Whether this is of the type that `type` identifies, and equal to the value of that type at
  /// `pointer`.
  @inlinable
  public func isEqual(toValueAt pointer: UnsafeRawPointer, of type: ObjectIdentifier) -> Bool {
    guard type == ObjectIdentifier(Self.self) else { return false }
    return pointer.assumingMemoryBound(to: Self.self).pointee == self
  }
}
