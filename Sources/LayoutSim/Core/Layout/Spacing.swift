/// The preferred distances of the four edges of a box to their neighbours.
///
/// It corresponds to `ViewSpacing` in SwiftUI: texts, spacers and ordinary content prefer different
/// distances, which are resolved for each pair of neighbours.
public struct Spacing: Equatable, Sendable {
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing

  /// The distance between neighbours without other preferences, in points.
  static let standard = 8.0

  /// The preferences of ordinary content: 8 points to other ordinary content, and next to text the text's own.
  public static let plain = Spacing(
    top: .plainVertical,
    leading: .none,
    bottom: .plainVertical,
    trailing: .none
  )

  /// No gap on any side.
  public static let zero = Spacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// No distance on the two sides along `axis`; the standard one across, even next to text.
  ///
  /// Only OpenSwiftUI's source shows the behaviour of a stretch across its axis, where it has no spacing.
  static func zero(along axis: LayoutAxis) -> Spacing {
    var spacing = Spacing(top: .none, leading: .none, bottom: .none, trailing: .none)
    spacing.reset(axis, to: .zero)
    return spacing
  }

  /// The spacing of a text with `line`.
  static func text(_ line: LineMetrics) -> Spacing {
    Spacing(
      top: EdgeSpacing(ofText: line.gapAbove, line: line),
      leading: .none,
      bottom: EdgeSpacing(ofText: line.gapBelow, line: line),
      trailing: .none
    )
  }

  /// The leading or upper edge, along `axis`.
  func start(of axis: LayoutAxis) -> EdgeSpacing { axis == .horizontal ? leading : top }

  /// The trailing or lower edge, along `axis`.
  func end(of axis: LayoutAxis) -> EdgeSpacing { axis == .horizontal ? trailing : bottom }

  /// The larger preference of both for each kind, on `sides`; elsewhere this one's.
  public func union(_ other: Spacing, on sides: LayoutEdges = .all) -> Spacing {
    Spacing(
      top: sides.contains(.top) ? top.union(other.top) : top,
      leading: sides.contains(.leading) ? leading.union(other.leading) : leading,
      bottom: sides.contains(.bottom) ? bottom.union(other.bottom) : bottom,
      trailing: sides.contains(.trailing) ? trailing.union(other.trailing) : trailing
    )
  }

  /// This spacing, with that of `other` on `sides`.
  public func replacing(_ sides: LayoutEdges, with other: Spacing) -> Spacing {
    Spacing(
      top: sides.contains(.top) ? other.top : top,
      leading: sides.contains(.leading) ? other.leading : leading,
      bottom: sides.contains(.bottom) ? other.bottom : bottom,
      trailing: sides.contains(.trailing) ? other.trailing : trailing
    )
  }

  /// The distance to a box with the spacing `next` that follows along `axis`, in points.
  public func gap(to next: Spacing, along axis: LayoutAxis) -> Double {
    Spacing.gap(between: self, and: next, along: axis)
  }

  /// The distance between `first` and the `second` that follows it along `axis`, in points.
  static func gap(between first: Spacing, and second: Spacing, along axis: LayoutAxis) -> Double {
    EdgeSpacing.gap(first.end(of: axis), second.start(of: axis))
  }

  private mutating func reset(_ axis: LayoutAxis, to edge: EdgeSpacing) {
    if axis == .horizontal {
      leading = edge
      trailing = edge
    } else {
      top = edge
      bottom = edge
    }
  }
}

/// The preferences of one edge, by the kind of neighbour.
struct EdgeSpacing: Equatable, Sendable {
  /// The distance to any neighbour, if no kind matches.
  var anything: Double?

  /// The distance that an ordinary edge adds to that of a text.
  var besideText: Double?

  /// The distance of a text's edge to an ordinary one.
  var ofText: Double?

  /// The line metrics of a text's edge, for another text.
  var line: LineMetrics?

  static let none = EdgeSpacing()
  static let plainVertical = EdgeSpacing(besideText: 0)
  static let zero = EdgeSpacing(anything: 0)

  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      anything: larger(anything, other.anything),
      besideText: larger(besideText, other.besideText),
      ofText: larger(ofText, other.ofText),
      line: line ?? other.line
    )
  }

  /// Kinds that both edges have take precedence; then their distances to any neighbour; then the standard
  /// one.
  static func gap(_ far: EdgeSpacing, _ near: EdgeSpacing) -> Double {
    let matched = larger(
      larger(sum(far.ofText, near.besideText), sum(far.besideText, near.ofText)),
      textGap(far.line, near.line)
    )
    return matched ?? larger(far.anything, near.anything) ?? Spacing.standard
  }
}

/// The metrics of a line of text that determine distances, in points.
struct LineMetrics: Equatable, Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var capHeight: Double
  var pixel: Double

  /// The distance of a text's upper edge to the element above it.
  var gapAbove: Double { descent + extra }

  /// The distance of a text's lower edge to the element below it.
  var gapBelow: Double { max(ascent + descent + extra - capHeight, descent + extra) }

  private var extra: Double { ((ascent + descent) / 10).roundedUp(toPixel: pixel) }
}

extension LineMetrics {
  init(_ font: TextFont, pixel: Double) {
    self.init(
      ascent: font.ascent,
      descent: font.descent,
      leading: font.extraLeading,
      capHeight: font.capHeight,
      pixel: pixel
    )
  }
}

private func textGap(_ upper: LineMetrics?, _ lower: LineMetrics?) -> Double? {
  guard let upper, let lower else { return nil }
  return lower.leading.roundedUp(toPixel: upper.pixel)
}

private func larger(_ first: Double?, _ second: Double?) -> Double? {
  guard let first else { return second }
  guard let second else { return first }
  return max(first, second)
}

private func sum(_ first: Double?, _ second: Double?) -> Double? {
  guard let first, let second else { return nil }
  return first + second
}

/// The preferred spacings of a container's children, in their order.
public struct ChildSpacings: RandomAccessCollection {
  /// The largest of them on each side; ordinary spacing without children.
  public let union: Spacing

  private let numbers: [Int32]
  private let table: SpacingTable

  /// Creates the spacings with `numbers` in `table`.
  init(_ numbers: [Int32], in table: SpacingTable, union: Spacing) {
    self.numbers = numbers
    self.table = table
    self.union = union
  }

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position after the last child.
  public var endIndex: Int { numbers.count }

  /// The preferred spacing of the child at a position.
  public subscript(index: Int) -> Spacing { table[numbers[index]] }
}
