/// A custom layout: the size of a container, and the places of its children.
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
///     in size: Size,
///     proposal: Proposal,
///     children: LayoutChildren,
///     cache: inout Void
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
/// A size must depend on the arguments alone and not on how often it is requested. A negative length, or one
/// that is not a number, counts as zero. It imitates the layout protocol of SwiftUI, whose bounds start at an
/// origin; here the container's corner is always the origin.
public protocol ContainerLayout {
  /// The values that the layout computes once for its children; none by default.
  associatedtype Cache = Void

  /// The axis along which stretches and separators inside run; `nil` for none.
  static var stackAxis: LayoutAxis? { get }

  /// The container's preferred spacing to its neighbours in a stack without explicit spacing; by default the
  /// largest of its children's on each side.
  func spacing(of children: ChildSpacings) -> Spacing

  /// Computes values about the children that are needed many times.
  func makeCache(for children: LayoutChildren) -> Cache

  /// The size of the container for an offer.
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Cache) -> Size

  /// Places every child in a container of `size`.
  ///
  /// A child that is not placed, and not left out, is centred and offered `proposal`, as in SwiftUI.
  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Cache)
}

extension ContainerLayout {
  /// Stretches inside run along both axes.
  public static var stackAxis: LayoutAxis? { nil }

  /// The children's preferred spacing, as in SwiftUI's layouts.
  public func spacing(of children: ChildSpacings) -> Spacing { children.union }
}

extension ContainerLayout where Cache == Void {
  /// Computes nothing.
  public func makeCache(for children: LayoutChildren) {}
}

/// A value of a child for the layout of its container.
///
/// ```swift
/// struct SpanKey: ContainerValueKey { static let defaultValue = 1 }
/// let wide = TextBlock("wide").containerValue(SpanKey.self, 2)
/// ```
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a child that sets none.
  static var defaultValue: Value { get }
}

extension Element {
  /// Sets `value` for `key` on the content, for the layout of its container.
  @inlinable
  public func containerValue<Key: ContainerValueKey>(
    _ key: Key.Type,
    _ value: Key.Value
  ) -> some Element {
    ContainerValueWriter<Key, Self>(value: value, content: self)
  }
}

/// Content with a value for the enclosing layout.
@usableFromInline
struct ContainerValueWriter<Key: ContainerValueKey, Content: Element>: PrimitiveElement {
  @usableFromInline let value: Key.Value
  @usableFromInline let content: Content

  @inlinable
  init(value: Key.Value, content: Content) {
    self.value = value
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    content.resolve(into: &resolver)
    resolver.closeMark(publishing: value, for: ObjectIdentifier(Key.self))
  }
}
