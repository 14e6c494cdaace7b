/// A place on the earth.
///
/// It stands for Core Location's `CLLocationCoordinate2D`.
public struct Coordinate: Hashable, Codable, Sendable {
  /// The degrees to the north.
  public var latitude: Double

  /// The degrees to the east.
  public var longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Creates the place at no degrees.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// The height and the width of a part of a map.
///
/// It stands for MapKit's `MKCoordinateSpan`.
public struct MapSpan: Hashable, Codable, Sendable {
  /// The height in degrees.
  public var latitudeDelta: Double

  /// The width in degrees.
  public var longitudeDelta: Double

  /// Creates a height and a width.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of a map.
///
/// It stands for MapKit's `MKCoordinateRegion`.
public struct MapRegion: Hashable, Codable, Sendable {
  /// The middle.
  public var center: Coordinate

  /// The height and the width.
  public var span: MapSpan

  /// Creates a part.
  public init(center: Coordinate, span: MapSpan) { (self.center, self.span) = (center, span) }

  /// Creates a part of a height and a width in metres, of which 111,000 are taken for a degree.
  public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
    self.init(
      center: center,
      span: MapSpan(
        latitudeDelta: latitudinalMeters / 111_000,
        longitudeDelta: longitudinalMeters / 111_000
      )
    )
  }

  /// Creates a part of no size.
  public init() {
    self.init(center: Coordinate(), span: MapSpan(latitudeDelta: 0, longitudeDelta: 0))
  }
}
