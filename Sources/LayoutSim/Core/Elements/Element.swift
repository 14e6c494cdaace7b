/// A description of a piece of a screen, as a value.
///
/// An element has a ``body`` made of other elements. The primitive elements of the module have none and add
/// their own boxes.
///
/// ```swift
/// struct Greeting: Element {
///   let name: String
///
///   var body: some Element {
///     Column(alignment: .leading) {
///       TextBlock("Hello").font(.headline)
///       TextBlock(name)
///     }
///   }
/// }
/// ```
@MainActor
public protocol Element {
  /// The type of the body; `Never` for an element that adds its own boxes.
  associatedtype Body: Element

  /// The content of the element.
  @ElementBuilder var body: Body { get }

  /// Adds the element's boxes to the tree; the default resolves ``body``.
  func resolve(into resolver: inout Resolver)
}

extension Element {
  /// Resolves the body, with the element's state bound to its place.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.composite(self)
  }
}

extension Element where Body == Never {
  /// Adds nothing, and refuses the tree: an element without a body has to resolve itself.
  public func resolve(into resolver: inout Resolver) {
    resolver.noteMissingBody(of: Self.self)
  }

  /// Never called, because the element resolves itself.
  public var body: Never {
    preconditionFailure("\(Self.self) resolves on its own and has no body")
  }
}

/// An element without a body, which adds its own boxes.
///
/// The elements of the module are primitive. An app's own have a body.
public protocol PrimitiveElement: Element where Body == Never {}

extension Never: Element {
  /// Never used.
  public typealias Body = Never
}

/// Stores the element of an ``AnyElement``, and frees nested elements one after the other.
///
/// Freeing nested objects takes some stack for each level, which is not enough for a hundred thousand levels.
/// So the content of an inner box waits until the outer one is freed.
final class ElementBox {
  var content: any Element { kept.unsafelyUnwrapped }

  // Set until the box is freed.
  private var kept: (any Element)?

  init(_ content: any Element) {
    kept = content
  }

  deinit {
    if let waiting = WaitingElements.ofThisTask {
      if let content = kept.take() { waiting.all.append(content) }
      return
    }
    let waiting = WaitingElements()
    WaitingElements.$current.withValue(waiting) {
      kept = nil
      while let next = waiting.all.popLast() { _ = consume next }
    }
  }
}

/// The elements that wait to be freed, because their container is being freed.
private final class WaitingElements: @unchecked Sendable {
  // Accessed only by the task that frees the outermost element.
  @TaskLocal static var current: WaitingElements?

  private let task = WaitingElements.currentTask()

  var all: [any Element] = []

  /// Those of the current task; a task that was started while they were freed inherits those of another.
  static var ofThisTask: WaitingElements? {
    guard let current, current.task == currentTask() else { return nil }
    return current
  }

  private static func currentTask() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
