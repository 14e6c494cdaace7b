/// The radii of a sheet's corners, in points.
public struct SheetCorners: Hashable, Codable, Sendable {
  /// The radius of the two upper corners.
  public var top: Double

  /// The radius of the two lower corners.
  public var bottom: Double

  /// Creates corners with the given radii.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

extension SheetMetrics {
  /// The corners of a sheet that is laid out or, if it floats, drawn at `place`.
  ///
  /// Up to iOS 18 the upper corners of a sheet at the bottom edge have a radius of 10, the lower ones that of
  /// the display. A floating sheet was measured on one phone (38 and 47.74); elsewhere the lower radius is
  /// assumed to be the display's less the distance from its edge.
  func corners(_ place: SheetPlace, requested radius: Double?) -> SheetCorners {
    var corners: SheetCorners
    switch kind {
    case .window: corners = SheetCorners(top: displayRadius, bottom: displayRadius)
    case .bottom, .lowBottom:
      if !platform.isGlass {
        corners = SheetCorners(top: 10, bottom: displayRadius)
      } else if place.drawn == nil {
        corners = SheetCorners(top: 37.7, bottom: displayRadius)
      } else {
        corners = SheetCorners(top: 38, bottom: max(0, displayRadius - 8))
      }
    case .form, .page, .fitted, .desktop:
      let all: Double = platform.isGlass ? 32 : 10
      corners = SheetCorners(top: all, bottom: all)
    }
    if let radius {
      corners.top = radius
      if !reachesBottomEdge || place.drawn != nil { corners.bottom = radius }
    }
    return corners
  }
}
