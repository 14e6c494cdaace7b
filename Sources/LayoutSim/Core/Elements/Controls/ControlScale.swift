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

/// The size that a bar gives to the buttons in it.
struct BarFace: Hashable, Sendable {
  /// The minimum width.
  let width: PlatformMetric

  /// Whether texts have the minimum width, too.
  let widensWords: Bool

  /// The minimum height, in points.
  let height: Double

  /// The space at either side of a label that is not a symbol.
  let inset: PlatformMetric

  /// The flags of every button.
  let flags: NodeFlags
}

extension BarFace {
  /// The minimum width of a button that shows a symbol or a text; `nil` without one.
  func minimumWidth(isSymbol: Bool) -> Double? {
    isSymbol || widensWords ? width.points : nil
  }
}

private struct BarFaceKey: InheritedKey { static var defaultValue: BarFace? { nil } }

extension InheritedValues {
  /// The size of buttons here; `nil` outside bars.
  var barFace: BarFace? {
    get { self[BarFaceKey.self] }
    set { self[BarFaceKey.self] = newValue }
  }
}
