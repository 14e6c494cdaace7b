extension Route {
  /// Whether `other` is of the same type and equal, by the routes' own `==`.
  func isEqual(to other: any Route) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
