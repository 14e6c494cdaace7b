/// How large a control is beside others of its kind.
public enum ControlScale: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// The smallest; phones show it as large as ``small``.
  case mini

  /// Smaller than usual.
  case small

  /// The usual size.
  case regular

  /// Larger than usual, for what matters most.
  case large

  /// The largest; phones show it as large as ``large``, as far as any source says.
  case extraLarge

  /// Whether `lhs` is the smaller one.
  public static func < (lhs: ControlScale, rhs: ControlScale) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

private struct ControlScaleKey: InheritedKey { static let defaultValue = ControlScale.regular }
private struct HidesControlLabelsKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// How large controls are; regular unless said otherwise.
  public var controlScale: ControlScale {
    get { self[ControlScaleKey.self] }
    set { self[ControlScaleKey.self] = newValue }
  }

  /// Whether controls leave out the words that they are known by.
  public var hidesControlLabels: Bool {
    get { self[HidesControlLabelsKey.self] }
    set { self[HidesControlLabelsKey.self] = newValue }
  }
}

extension Element {
  /// Shows the buttons and spinners inside at `scale`, where they do not say their own.
  public func controlScale(_ scale: ControlScale) -> some Element {
    inherited(\.controlScale, scale)
  }

  /// Leaves out the words beside the controls inside; a control keeps the name that it was given.
  ///
  /// - Parameter isHiding: Whether they are left out; `false` shows them inside of others that leave them out.
  /// - Returns: The content with that setting handed down to it.
  public func hidingControlLabels(_ isHiding: Bool = true) -> some Element {
    inherited(\.hidesControlLabels, isHiding)
  }
}
