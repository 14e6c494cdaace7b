/// The surroundings of a column's screens.
// A class, because most builders have none, and each is copied.
final class ColumnPlace {
  /// The width of the column, in points.
  let width: Double

  /// The horizontal size class that the column's screens inherit.
  let sizeClass: SizeClass

  /// The button in the bars of the column that shows or hides a sidebar; `nil` if it has none.
  let toggle: BarButton?

  init(width: Double, sizeClass: SizeClass, toggle: BarButton?) {
    self.width = width
    self.sizeClass = sizeClass
    self.toggle = toggle
  }
}

/// The width that a column's screen requests.
// A class, because few screens request one, and the configuration of each is copied.
final class ColumnWidth: Hashable, Sendable {
  private let minimum: Double?
  private let ideal: Double
  private let maximum: Double?

  init(minimum: Double? = nil, ideal: Double, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  static func == (lhs: ColumnWidth, rhs: ColumnWidth) -> Bool {
    lhs.minimum == rhs.minimum && lhs.ideal == rhs.ideal && lhs.maximum == rhs.maximum
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ideal) }

  /// The width in a window of `available` points.
  func width(in available: Double) -> Double {
    let least = max(0, minimum ?? 0)
    let most = max(least, maximum ?? .infinity)
    let width = ideal.isFinite ? ideal : available
    let points = min(available, max(least, min(most, width)))
    assert(points >= 0, "A column in \(available) points is \(points) wide.")
    return points
  }
}

extension Element {
  /// Sets the width of the column that contains this screen, in points, if columns are side by side.
  ///
  /// The screen on top of the column's stack determines it, or else the root. The detail gets the remaining width,
  /// regardless of its request.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some Element {
    barConfiguration(BarConfiguration(columnWidth: ColumnWidth(ideal: width)))
  }

  /// Sets the width of the column that contains this screen, in points, if columns are side by side.
  ///
  /// A stage shows the ideal width, within the limits, because columns cannot be dragged on it.
  ///
  /// - Parameters:
  ///   - min: The least width; `nil` for none.
  ///   - ideal: The width.
  ///   - max: The greatest width; `nil` for none.
  /// - Returns: The content with that request.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil,
    ideal: Double,
    max: Double? = nil
  ) -> some Element {
    barConfiguration(
      BarConfiguration(columnWidth: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    )
  }
}
