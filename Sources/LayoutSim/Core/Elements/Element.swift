/// A piece of a screen: a value that describes what is to be shown.
///
/// An element has a ``body`` made of other elements. The elements that come with the module have
/// none and resolve to boxes on their own.
///
/// ```swift
/// struct Greeting: Element {
///   let name: String
///
///   var body: some Element {
///     Column(alignment: .leading) {
///       TextBlock("Hello").textStyle(.headline)
///       TextBlock(name)
///     }
///   }
/// }
/// ```
@MainActor
public protocol Element {
  /// What the element is made of; `Never` for an element that resolves on its own.
  associatedtype Body: Element

  /// What the element is made of.
  @ElementBuilder var body: Body { get }

  /// Adds the element's boxes to the tree; the default resolves ``body``.
  func resolve(into resolver: inout Resolver)
}

extension Element {
  /// Resolves the body, with the element's state tied to its place.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.composite(self)
  }
}

extension Element where Body == Never {
  /// Adds nothing, and refuses the tree: an element without a body has to resolve on its own.
  public func resolve(into resolver: inout Resolver) {
    resolver.noteMissingBody(of: Self.self)
  }

  /// Never asked for: the element resolves on its own.
  public var body: Never {
    preconditionFailure("\(Self.self) resolves on its own and has no body")
  }
}

/// An element without a body: it adds its boxes itself.
///
/// The elements that come with the module are made so. An app's own have a body.
public protocol PrimitiveElement: Element where Body == Never {}

extension Never: Element {
  /// Never asked for.
  public typealias Body = Never
}
