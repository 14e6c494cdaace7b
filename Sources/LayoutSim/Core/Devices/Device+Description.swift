extension Device: CustomStringConvertible {
  /// The device's stable id, which names the cases of a parameterised test: `iphone-15`.
  public var description: String { id }
}
