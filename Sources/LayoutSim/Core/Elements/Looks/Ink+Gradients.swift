extension Ink {
  /// A gradient along a line, with `colors` at equal distances.
  ///
  /// It is used like a colour: `Fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))`.
  /// Without colours it is ``clear``.
  public static func linearGradient(
    colors: [Ink],
    startPoint: AnchorPoint,
    endPoint: AnchorPoint
  ) -> Ink {
    gradient("linear", [startPoint.word, endPoint.word], colors)
  }

  /// A gradient in circles around a point, with `colors` at equal distances between two radii, in points.
  ///
  /// A radius that is negative or not finite counts as 0. Without colours it is ``clear``.
  public static func radialGradient(
    colors: [Ink],
    center: AnchorPoint,
    startRadius: Double,
    endRadius: Double
  ) -> Ink {
    let radii = [startRadius, endRadius].map { PrintedNumber.text($0.lengthOrZero) }
    return gradient("radial", [center.word] + radii, colors)
  }

  /// A gradient that turns around a point, with `colors` at equal angles.
  ///
  /// Pictures draw it as a gradient from the leading to the trailing edge. Without colours it is ``clear``.
  public static func angularGradient(colors: [Ink], center: AnchorPoint) -> Ink {
    gradient("angular", [center.word], colors)
  }

  /// A slight gradient of this colour, lighter at the top.
  public var gradient: Ink {
    Ink.linearGradient(colors: [opacity(0.8), self], startPoint: .top, endPoint: .bottom)
  }

  private static func gradient(_ kind: String, _ places: [String], _ colours: [Ink]) -> Ink {
    guard !colours.isEmpty else { return .clear }
    return Ink("\(kind)(\((places + colours.map(\.rawValue)).joined(separator: ",")))")
  }
}
