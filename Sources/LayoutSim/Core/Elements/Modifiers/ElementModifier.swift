/// A modifier of the app's own, which makes an element of another one.
///
/// ```swift
/// struct Card: ElementModifier {
///   var isWide = false
///   @Inherited(\.scheme) private var scheme
///
///   func body(content: Content) -> some Element {
///     content.padding(isWide ? 24 : 16).background(scheme == .dark ? .black : .white)
///   }
/// }
/// TextBlock("Shipped").modifier(Card())
/// ```
///
/// It may have state and inherited values as an element may. It imitates SwiftUI's protocol for modifiers of views.
@MainActor
public protocol ElementModifier {
  /// The type of what it makes.
  associatedtype Body: Element

  /// The element that is modified.
  typealias Content = AnyElement

  /// The modified `content`.
  @ElementBuilder func body(content: Content) -> Body
}

extension Element {
  /// Applies a modifier of the app's own.
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
