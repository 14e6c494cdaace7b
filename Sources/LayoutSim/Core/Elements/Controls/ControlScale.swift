/// The size of a control relative to others of its kind.
public enum ControlScale: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// The smallest; phones show it as large as ``small``.
  case mini

  /// Smaller than usual.
  case small

  /// The usual size.
  case regular

  /// Larger than usual, for the most important controls.
  case large

  /// The largest; phones show it as large as ``large``, as far as is known.
  case extraLarge

  /// Whether `lhs` is smaller.
  public static func < (lhs: ControlScale, rhs: ControlScale) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

private struct ControlScaleKey: InheritedKey { static let defaultValue = ControlScale.regular }
private struct HidesControlLabelsKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// The size of controls; the default is regular.
  public var controlSize: ControlScale {
    get { self[ControlScaleKey.self] }
    set { self[ControlScaleKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  public var hidesControlLabels: Bool {
    get { self[HidesControlLabelsKey.self] }
    set { self[HidesControlLabelsKey.self] = newValue }
  }
}

extension Element {
  /// Sets the size of the buttons and spinners inside, unless they override it.
  public func controlSize(_ scale: ControlScale) -> some Element {
    environment(\.controlSize, scale)
  }

  /// Hides the labels of the controls inside; a control keeps its name.
  ///
  /// - Parameter isHiding: Whether they are hidden; `false` shows them inside an element that hides them.
  /// - Returns: The content that inherits the setting.
  public func labelsHidden(_ isHiding: Bool = true) -> some Element {
    environment(\.hidesControlLabels, isHiding)
  }
}
