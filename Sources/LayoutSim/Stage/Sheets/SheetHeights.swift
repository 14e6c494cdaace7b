/// What a sheet's root screen says about its height, in points.
struct SheetHeights: Hashable, Sendable {
  /// The screen's answer to the sheet's width and no height, bars included; `nil` before it was
  /// measured.
  var automatic: Double?

  /// The height that the screen published as its whole; it wins over the automatic one.
  var ideal: Double?

  /// The height that the screen published as its least.
  var minimum: Double?

  /// The height of a sheet that is as tall as its content; 200 before the first measurement.
  var whole: Double { ideal ?? automatic ?? 200 }

  /// The height of a sheet that shows as little as makes sense; 100 before the first measurement.
  var least: Double { minimum ?? automatic ?? 100 }
}
