/// Content whose scroll areas can be scrolled by code.
///
/// ```swift
/// ScrollReader { scroller in
///   ScrollArea { Each(0..<count, id: \.self) { TextBlock("Line \($0)") } }
///     .onChange(of: count) { _, count in scroller.scrollTo(count - 1) }
/// }
/// ```
///
/// It imitates SwiftUI's `ScrollViewReader`.
public struct ScrollReader<Content: Element>: PrimitiveElement {
  private let content: (Scroller) -> Content

  /// Creates an area around the content that `content` makes with its scroller.
  public init(@ElementBuilder content: @escaping (Scroller) -> Content) {
    self.content = content
  }

  /// Adds a box around the content.
  public func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    let requests = slot.kept { ScrollRequests(slot) }
    var node = Node(.pass, .group)
    node.semantics = resolver.builder.tables.semantics.add(
      Semantics(
        detail: .layout,
        gestureHolder: GestureHolder(GestureActions(scrollRequests: requests))
      )
    )
    resolver.openSingle(node)
    let recorded = resolver.recordsIDs
    resolver.recordsIDs = true
    resolver.resolve(at: slot) { content(Scroller(requests: requests)) }
    resolver.recordsIDs = recorded
    resolver.closeSingle()
    resolver.place.leave(to: outer)
  }
}

/// Scrolls the areas of a ``ScrollReader``.
@MainActor
public struct Scroller {
  let requests: ScrollRequests

  /// Scrolls until the element with the identity `id` is visible.
  ///
  /// Elements made by ``Each``, and those with an ``Element/id(_:)``, have an identity. If several have the same, the
  /// first in tree order counts; if none has it, nothing is scrolled.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the area with which the same point of the element is aligned, as far as the content can
  ///     be scrolled; `nil` to scroll no further than is needed to show all of it.
  public func scrollTo(_ id: some Hashable, anchor: AnchorPoint? = nil) {
    requests.add(ScrollRequest(id: AnyHashable(id), anchor: anchor))
  }
}

/// A request of code to scroll to an element.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: AnchorPoint?
}

/// The pending requests of one scroll reader.
@MainActor
final class ScrollRequests {
  private weak var slot: StateSlot?
  private var waiting: [ScrollRequest] = []

  init(_ slot: StateSlot) {
    self.slot = slot
  }

  /// Whether there are no pending requests.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds a request, and lets the stage settle.
  func add(_ request: ScrollRequest) {
    waiting.append(request)
    slot?.store?.noteChange()
  }

  /// Removes and returns the requests in order.
  func take() -> [ScrollRequest] {
    defer { waiting = [] }
    return waiting
  }
}
