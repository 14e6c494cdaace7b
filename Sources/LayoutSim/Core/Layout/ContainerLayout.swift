/// A custom layout: how large a container is, and where its children go.
///
/// ```swift
/// struct Staircase: ContainerLayout {
///   func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
///     let sizes = children.map { $0.size(.unspecified) }
///     return Size(
///       width: sizes.reduce(0) { $0 + $1.width },
///       height: sizes.reduce(0) { $0 + $1.height }
///     )
///   }
///
///   func place(
///     in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void
///   ) {
///     var corner = Point.zero
///     for child in children {
///       let size = child.size(.unspecified)
///       child.place(at: corner, proposal: Proposal(size))
///       corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// A size must depend on the arguments alone and not on how often it is asked. A negative length
/// in an answer, or one that is not a number, counts as zero. It imitates the layout protocol of
/// SwiftUI, whose bounds start at an origin; here the container's corner is always the origin.
public protocol ContainerLayout {
  /// What the layout works out once for its children; nothing unless given.
  associatedtype Cache = Void

  /// The axis along which stretches and separators inside run; `nil` for none.
  static var stackAxis: LayoutAxis? { get }

  /// What gaps the container wants to its neighbours in a stack whose spacing is not given; the largest
  /// of what its children want, on each side, unless worked out otherwise.
  func spacing(of children: ChildSpacings) -> Spacing

  /// Works out once what the children will be asked many times.
  func makeCache(for children: LayoutChildren) -> Cache

  /// The size of the container for an offer.
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Cache) -> Size

  /// Gives every child a place in a container of `size`.
  ///
  /// A child that gets none, and is not left out, stands in the middle and is offered `proposal`, as in
  /// SwiftUI.
  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Cache)
}

extension ContainerLayout {
  /// Stretches inside run along both axes.
  public static var stackAxis: LayoutAxis? { nil }

  /// What the children want, as SwiftUI's layouts do.
  public func spacing(of children: ChildSpacings) -> Spacing { children.union }
}

extension ContainerLayout where Cache == Void {
  /// Nothing is worked out.
  public func makeCache(for children: LayoutChildren) {}
}
