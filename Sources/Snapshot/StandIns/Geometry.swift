import LayoutSim

// Members of Core Graphics' rectangles and of SwiftUI's angles that paths are made with.

extension Rect {
  /// The horizontal length.
  public var width: Double { size.width }

  /// The vertical length.
  public var height: Double { size.height }

  /// The horizontal centre.
  public var midX: Double { minX + size.width / 2 }

  /// The vertical centre.
  public var midY: Double { minY + size.height / 2 }

  /// The empty rectangle at the top left.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle whose sides are nearer to its centre by two distances.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle, moved.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension Size {
  /// The frame of a reader, which begins at the origin.
  public var frame: Rect { Rect(origin: .zero, size: self) }

  /// The safe area of a reader, which is none.
  public var safeAreaInsets: Insets { Insets(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension RotationAngle {
  /// The angle in radians, of which 2π are a full turn.
  public var radians: Double { degrees * .pi / 180 }

  /// The sum.
  public static func + (first: RotationAngle, second: RotationAngle) -> RotationAngle {
    RotationAngle(degrees: first.degrees + second.degrees)
  }

  /// The difference.
  public static func - (first: RotationAngle, second: RotationAngle) -> RotationAngle {
    RotationAngle(degrees: first.degrees - second.degrees)
  }

  /// The multiple.
  public static func * (angle: RotationAngle, factor: Double) -> RotationAngle {
    RotationAngle(degrees: angle.degrees * factor)
  }

  /// The multiple.
  public static func * (factor: Double, angle: RotationAngle) -> RotationAngle { angle * factor }

  /// The part.
  public static func / (angle: RotationAngle, divisor: Double) -> RotationAngle {
    RotationAngle(degrees: angle.degrees / divisor)
  }
}
