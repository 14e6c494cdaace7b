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

/// A type-erased layout with its cache.
class AnyContainerLayout {
  /// The name of its type.
  var name: String { "" }

  /// Whether it positions guides of its container.
  var placesGuides: Bool { false }

  func spacing(of children: ChildSpacings) -> Spacing { children.union }
  func size(in proposal: Proposal, children: LayoutChildren) -> Size { .zero }
  func place(in size: Size, proposal: Proposal, children: LayoutChildren) {}

  /// Empties the cache, before the container is laid out in another tree.
  func forgetChildren() {}

  /// The position of `guide` in a container of `size` whose children have been placed; `nil` if the layout
  /// does not define it.
  func position(
    of guide: GuideIdentity,
    isHorizontal: Bool,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren
  ) -> Double? { nil }
}

/// A layout of type `Layout`, with its cache.
final class TypedContainerLayout<Layout: ContainerLayout>: AnyContainerLayout {
  private let layout: Layout
  private var cache: Layout.Cache?

  init(_ layout: Layout) {
    self.layout = layout
  }

  override var name: String { String(describing: Layout.self) }

  // Found once, because it takes longer than most placements.
  private lazy var isGuidePlacing = layout is any GuidePlacingLayout

  override var placesGuides: Bool { isGuidePlacing }

  override func spacing(of children: ChildSpacings) -> Spacing { layout.spacing(of: children) }

  override func size(in proposal: Proposal, children: LayoutChildren) -> Size {
    withCache(for: children) { layout.size(in: proposal, children: children, cache: &$0) }
  }

  override func place(in size: Size, proposal: Proposal, children: LayoutChildren) {
    withCache(for: children) {
      layout.place(in: size, proposal: proposal, children: children, cache: &$0)
    }
  }

  override func forgetChildren() { cache = nil }

  override func position(
    of guide: GuideIdentity,
    isHorizontal: Bool,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren
  ) -> Double? {
    guard let layout = layout as? any GuidePlacingLayout else { return nil }
    return position(of: guide, isHorizontal, layout, in: size, proposal, children)
  }

  private func position<Placing: GuidePlacingLayout>(
    of guide: GuideIdentity,
    _ isHorizontal: Bool,
    _ layout: Placing,
    in size: Size,
    _ proposal: Proposal,
    _ children: LayoutChildren
  ) -> Double? {
    withCache(for: children) { cache in
      // It is the same layout, whose cache has the same type.
      var known: Placing.Cache = erased(cache)
      defer { cache = erased(known) }
      return isHorizontal
        ? layout.position(
          of: HorizontalGuide(identity: guide),
          in: size,
          proposal: proposal,
          children: children,
          cache: &known
        )
        : layout.position(
          of: VerticalGuide(identity: guide),
          in: size,
          proposal: proposal,
          children: children,
          cache: &known
        )
    }
  }

  private func withCache<Result>(
    for children: LayoutChildren,
    _ body: (inout Layout.Cache) -> Result
  ) -> Result {
    var present = cache ?? layout.makeCache(for: children)
    // A cache computed from interrupted questions is invalid.
    defer { cache = children.tree.solver.isInterrupted ? nil : present }
    return body(&present)
  }
}
