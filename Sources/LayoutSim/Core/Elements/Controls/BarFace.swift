/// The size that a bar gives to the buttons in it.
struct BarFace: Hashable, Sendable {
  /// The minimum width.
  let width: PlatformMetric

  /// The minimum height, in points.
  let height: Double

  /// The space at either side of a label that is not a symbol.
  let inset: PlatformMetric

  /// What every button is flagged with.
  let flags: NodeFlags
}

private struct BarFaceKey: InheritedKey { static var defaultValue: BarFace? { nil } }

extension InheritedValues {
  /// The size of buttons here; `nil` outside bars.
  var barFace: BarFace? {
    get { self[BarFaceKey.self] }
    set { self[BarFaceKey.self] = newValue }
  }
}
