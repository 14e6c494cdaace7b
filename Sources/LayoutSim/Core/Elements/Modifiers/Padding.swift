extension Element {
  /// Adds a padding of `length` points on all sides, 16 by default.
  @inlinable
  public func padding(_ length: Double? = nil) -> some Element {
    padding(.all, length)
  }

  /// Adds a padding of `length` points on `sides`, 16 by default.
  @inlinable
  public func padding(_ sides: LayoutEdges, _ length: Double? = nil) -> some Element {
    padding(Insets(sides, length ?? Insets.standardPadding))
  }

  /// Adds `insets` as a padding.
  ///
  /// A negative distance lets the content stick out; one that is not finite counts as zero.
  @inlinable
  public func padding(_ insets: Insets) -> some Element {
    BoxedElement(.padding(insets), content: self)
  }
}

/// A set of the four sides of a box.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: Int

  /// Creates the set of the sides whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = LayoutEdges(rawValue: 1 << 0)

  /// The left side in left-to-right layouts.
  public static let leading = LayoutEdges(rawValue: 1 << 1)

  /// The lower side.
  public static let bottom = LayoutEdges(rawValue: 1 << 2)

  /// The right side in left-to-right layouts.
  public static let trailing = LayoutEdges(rawValue: 1 << 3)

  /// The leading and the trailing side.
  public static let horizontal: LayoutEdges = [.leading, .trailing]

  /// The upper and the lower side.
  public static let vertical: LayoutEdges = [.top, .bottom]

  /// All four sides.
  public static let all: LayoutEdges = [.horizontal, .vertical]
}

extension Insets {
  /// The default padding, in points.
  @usableFromInline static let standardPadding = 16.0

  /// `length` on each of `sides`.
  @usableFromInline
  init(_ sides: LayoutEdges, _ length: Double) {
    self.init(
      top: sides.contains(.top) ? length : 0,
      leading: sides.contains(.leading) ? length : 0,
      bottom: sides.contains(.bottom) ? length : 0,
      trailing: sides.contains(.trailing) ? length : 0
    )
  }
}

/// Distances from the four sides of a rectangle, in points, inwards.
public struct Insets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the leading edge, the left one in left-to-right layouts.
  public var leading: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the trailing edge, the right one in left-to-right layouts.
  public var trailing: Double

  /// Creates insets with a distance for each side, zero by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on all four sides.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Zero on all sides.
  public static let zero = Insets()

  /// The total horizontal distance.
  public var horizontal: Double { leading + trailing }

  /// The total vertical distance.
  public var vertical: Double { top + bottom }
}
