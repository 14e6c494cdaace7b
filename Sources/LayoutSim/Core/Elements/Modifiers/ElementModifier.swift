/// A custom modifier, which makes an element from another one.
///
/// ```swift
/// struct Card: ElementModifier {
///   var isWide = false
///   @Inherited(\.colorScheme) private var scheme
///
///   func body(content: Content) -> some Element {
///     content.padding(isWide ? 24 : 16).background(scheme == .dark ? .black : .white)
///   }
/// }
/// let shipped = TextBlock("Shipped").modifier(Card())
/// ```
///
/// It may have state and inherited values as an element may. It imitates SwiftUI's protocol for modifiers of views.
@MainActor
public protocol ElementModifier {
  /// The type of the element that it makes.
  associatedtype Body: Element

  /// The element that is modified.
  typealias Content = AnyElement

  /// The modified `content`.
  @ElementBuilder func body(content: Content) -> Body
}

extension Element {
  /// Applies a custom modifier.
  public func modifier(_ modifier: some ElementModifier) -> some Element {
    ModifiedElement(content: self, modifier: modifier)
  }
}

private struct ModifiedElement<Content: Element, Modifier: ElementModifier>: PrimitiveElement {
  let content: Content
  let modifier: Modifier

  func resolve(into resolver: inout Resolver) {
    resolver.modified(modifier, AnyElement(content))
  }
}

extension Element {
  /// Sets an inherited value for everything inside.
  public func environment<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    _ value: Value
  ) -> some Element {
    InheritedModifier(content: self) { $0[keyPath: path] = value }
  }

  /// Changes an inherited value for everything inside, from what it is here; `\.self` stands for all of them.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Element {
    InheritedModifier(content: self) { values in
      Evaluation.inEveryPass { transform(&values[keyPath: path]) }
    }
  }

  /// Disables the controls inside, which are still shown.
  ///
  /// Controls that an enclosing element disables stay disabled.
  public func disabled(_ isDisabled: Bool = true) -> some Element {
    InheritedModifier(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}

/// Content with other inherited values.
struct InheritedModifier<Content: Element>: PrimitiveElement {
  let content: Content
  let change: (inout InheritedValues) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.inheriting(change) { content.resolve(into: &$0) }
  }
}

/// An element in a box that modifies its offer or its size.
@usableFromInline
struct BoxedElement<Content: Element>: PrimitiveElement {
  @usableFromInline let modifier: BoxModifier
  @usableFromInline let content: Content

  @inlinable
  init(_ modifier: BoxModifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  @inlinable
  func resolve(into resolver: inout Resolver) {
    resolver.open(modifier)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}

/// The modification by a box around one element.
@usableFromInline
enum BoxModifier: Equatable {
  case padding(Insets)
  case frame(width: Double?, height: Double?, alignment: Anchoring)
  case flexibleFrame(FrameLimits, alignment: Anchoring, flaw: FrameFlaw?)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(Double?, fit: Bool)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case ignoringSafeArea(LayoutEdges)
}

extension Element {
  /// Makes `id` part of the identity: with another id the content starts with fresh state.
  public func id(_ id: some Hashable) -> some Element {
    ExplicitIdentity(id: AnyHashable(id), content: self)
  }
}

private struct ExplicitIdentity<Content: Element>: PrimitiveElement {
  let id: AnyHashable
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.child(content, id: id)
  }
}

extension Element where Self: Equatable {
  /// Runs the body only if the element differs from the former one by `==`, also if it is plain data.
  ///
  /// Without it, plain data is compared by its bytes, and any other element by its `==`. State and models that the body
  /// reads run it all the same. It imitates SwiftUI's modifier of that name (John Harper of the SwiftUI team, quoted in
  /// onmyway133/blog#773; swiftui-lab, “EquatableView”).
  public func equatable() -> some Element {
    EquatedElement(content: self)
  }
}

/// An element that is compared by its `==`.
private struct EquatedElement<Content: Element & Equatable>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.comparesByEquality = true
    content.resolve(into: &resolver)
    resolver.comparesByEquality = false
  }
}

/// Content in a box that changes only how it is drawn.
///
/// If there are several elements, each gets such a box.
struct EffectModifier<Content: Element>: PrimitiveElement {
  let content: Content

  /// `nil` if nothing changes, and there is no box.
  let effect: Effect?

  func resolve(into resolver: inout Resolver) {
    guard let effect else { return content.resolve(into: &resolver) }
    resolver.openEffect(effect)
    content.resolve(into: &resolver)
    resolver.closeModifier()
  }
}

/// A change of the drawing of an element.
struct Effect {
  /// The looks that outlines of all boxes print.
  var looks: [Fact]

  /// The effect to apply after layout.
  var drawn: DrawnEffect?

  /// Whether the content is invisible.
  var isInvisible = false

  /// Whether it cuts the content off.
  var clips = false
}

extension Resolver {
  /// Opens a box that changes how its content is drawn.
  mutating func openEffect(_ effect: Effect) {
    var node = Node(.pass, effect.clips ? .clip : .effect)
    var flags: NodeFlags = []
    if effect.isInvisible { flags.insert(.hidden) }
    if effect.clips { flags.insert(.clips) }
    node.semantics = builder.tables.semantics.add(
      Semantics(detail: .layout, flags: flags, looks: effect.looks)
    )
    if let drawn = effect.drawn {
      node.payload = builder.tables.effects.add(drawn)
    }
    openBox(node)
  }
}
