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
