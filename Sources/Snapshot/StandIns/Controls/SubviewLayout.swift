import LayoutSim

/// A custom layout with the functions of SwiftUI's `Layout`, for which it stands.
///
/// Its bounds begin at the origin.
public protocol SubviewLayout: ContainerLayout {
  /// The values that the layout computes once for its children; none by default.
  associatedtype Cache = Void

  /// The traits of the layout.
  static var layoutProperties: LayoutTraits { get }

  /// Computes values about the children that are needed many times.
  func makeCache(subviews: LayoutChildren) -> Cache

  /// The size of the container for an offer.
  func sizeThatFits(proposal: Proposal, subviews: LayoutChildren, cache: inout Cache) -> Size

  /// Places every child.
  func placeSubviews(
    in bounds: Rect,
    proposal: Proposal,
    subviews: LayoutChildren,
    cache: inout Cache
  )
}

extension SubviewLayout {
  /// The children of the layout.
  public typealias Subviews = LayoutChildren

  /// The traits of a layout that is not a stack.
  public static var layoutProperties: LayoutTraits { LayoutTraits() }

  /// The axis of the layout's stack.
  public static var stackAxis: LayoutAxis? { layoutProperties.stackOrientation }

  /// Computes values about the children that are needed many times.
  public func makeCache(for children: LayoutChildren) -> Cache { makeCache(subviews: children) }

  /// The size of the container for an offer.
  public func size(in proposal: Proposal, children: LayoutChildren, cache: inout Cache) -> Size {
    sizeThatFits(proposal: proposal, subviews: children, cache: &cache)
  }

  /// Places every child.
  public func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) {
    let bounds = Rect(origin: .zero, size: size)
    placeSubviews(in: bounds, proposal: proposal, subviews: children, cache: &cache)
  }

  /// A container with this layout.
  @MainActor public func callAsFunction(@ElementBuilder _ content: () -> some Element)
    -> some Element
  {
    Container(self, content: content)
  }
}

extension SubviewLayout where Cache == Void {
  /// Computes nothing.
  public func makeCache(subviews: LayoutChildren) {}

  /// Computes nothing.
  public func makeCache(for children: LayoutChildren) {}
}

/// The traits of a layout.
///
/// It stands for SwiftUI's `LayoutProperties`.
public struct LayoutTraits: Hashable, Sendable {
  /// The axis along which stretches and separators inside run; `nil` for none.
  public var stackOrientation: LayoutAxis?

  /// Creates the traits of a layout that is not a stack.
  public init() {}
}

extension LayoutChild {
  /// The size for an offer.
  public func sizeThatFits(_ proposal: Proposal) -> Size { size(proposal) }

  /// Its value for a key, or the default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { value(key) }
}

extension Spacing {
  /// The preferred distance to the next child along an axis.
  public func distance(to next: Spacing, along axis: LayoutAxis) -> Double {
    gap(to: next, along: axis)
  }
}

extension Proposal {
  /// The offer, with a length of `size` for each that it leaves open.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

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
