/// The direction in which words are written, and rows run.
public enum WritingDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// Leading is on the left.
  case leftToRight

  /// Leading is on the right.
  case rightToLeft
}

private struct LayoutDirectionKey: InheritedKey {
  static let defaultValue = WritingDirection.leftToRight
}

extension InheritedValues {
  /// The direction in which content runs; left to right unless said otherwise.
  public var layoutDirection: WritingDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension Element {
  /// Lets everything inside run in `direction`.
  public func layoutDirection(_ direction: WritingDirection) -> some Element {
    inherited(\.layoutDirection, direction)
  }
}
