extension Device: CustomStringConvertible {
  /// The device's stable word, which is the name that a parameterised test has for it: `iphone-15`.
  public var description: String { id }
}
