/// The size that a parent offers a child, independently on each axis.
///
/// `nil` requests the ideal length, zero the minimum, infinity the maximum, like a proposed size in SwiftUI's layout
/// protocol.
public struct Proposal: Hashable, Sendable {
  /// The offered width in points; `nil` for the child's ideal width.
  public var width: Double?

  /// The offered height in points; `nil` for the child's ideal height.
  public var height: Double?

  /// Creates an offer of `width` by `height` points.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates an offer of exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Requests the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)

  /// Requests the minimum size.
  public static let zero = Proposal(width: 0, height: 0)

  /// Requests the maximum size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)
}

extension Proposal: Codable {
  private enum CodingKeys: String, CodingKey { case width, height }

  /// Reads each axis as a number, the word `inf`, or nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try container.decodeIfPresent(OfferedLength.self, forKey: .width)?.points,
      height: try container.decodeIfPresent(OfferedLength.self, forKey: .height)?.points
    )
  }

  /// Writes each axis as a number, the word `inf`, or nothing: JSON has no infinity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(width.map(OfferedLength.init), forKey: .width)
    try container.encodeIfPresent(height.map(OfferedLength.init), forKey: .height)
  }
}

/// A length encoded in JSON, which cannot represent infinity.
private struct OfferedLength: Codable {
  let points: Double

  init(points: Double) {
    self.points = points
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Double.self) {
      self.points = points
    } else if let points = Double(try container.decode(String.self)) {
      // The strings that encoders write for non-finite numbers: inf, -inf and nan.
      self.points = points
    } else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "A length is a number or the word inf."
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points == .infinity {
      try container.encode("inf")
    } else {
      try container.encode(points)
    }
  }
}

extension Double {
  /// The maximum of a given length: far beyond any screen, but small enough for sums.
  private static var longest: Double { 1e100 }

  /// The length, or zero if it is not finite.
  var orZero: Double { isFinite ? self : 0 }

  /// A given length, or zero if it is negative or not finite.
  var lengthOrZero: Double { isFinite && self > 0 ? Swift.min(self, Double.longest) : 0 }

  /// A given length, which may be negative, or zero if it is not finite.
  var asLength: Double {
    isFinite ? Swift.min(Swift.max(self, -Double.longest), Double.longest) : 0
  }
}

/// A layout axis.
public enum LayoutAxis: String, Hashable, Codable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal

  /// From top to bottom.
  case vertical
}

/// A set of the two layout axes.
public struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: Int

  /// Creates the set of the axes whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// From leading to trailing.
  public static let horizontal = LayoutAxes(rawValue: 1 << 0)

  /// From top to bottom.
  public static let vertical = LayoutAxes(rawValue: 1 << 1)

  /// Both axes.
  public static let both: LayoutAxes = [.horizontal, .vertical]

  /// Whether `axis` is in the set.
  public func contains(_ axis: LayoutAxis) -> Bool {
    contains(axis == .horizontal ? LayoutAxes.horizontal : LayoutAxes.vertical)
  }
}

extension Proposal {
  /// The offered length along `axis`.
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
