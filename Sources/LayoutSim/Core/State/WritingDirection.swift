/// The direction of text and rows.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}

private struct LayoutDirectionKey: InheritedKey {
  static let defaultValue = WritingDirection.leftToRight
}

extension InheritedValues {
  /// The layout direction; the default is left to right.
  public var layoutDirection: WritingDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension Element {
  /// Sets the layout direction of everything inside.
  public func layoutDirection(_ direction: WritingDirection) -> some Element {
    environment(\.layoutDirection, direction)
  }
}
