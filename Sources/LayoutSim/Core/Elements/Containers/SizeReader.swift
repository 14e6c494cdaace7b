/// Content that is built for its size.
///
/// ```swift
/// SizeReader { size in
///   if size.width > 600 { TwoColumns() } else { OneColumn() }
/// }
/// ```
///
/// The reader fills its offer, or has 10 points without one, and places its elements at the top leading
/// corner. `content` is called with the reader's previous size, initially 10 by 10, and again as long as
/// layout finds another size; no observer is notified of a layout with a wrong size. It imitates SwiftUI's
/// geometry reader.
public struct SizeReader<Content: Element>: PrimitiveElement {
  private let content: (Size) -> Content

  /// Creates a reader whose `content` depends on its size in points, which is always finite.
  public init(@ElementBuilder content: @escaping (Size) -> Content) {
    self.content = content
  }

  /// Adds a box that contains the content.
  public func resolve(into resolver: inout Resolver) {
    let first = Size(width: ReaderLayout.idealLength, height: ReaderLayout.idealLength)
    let slot = resolver.place.claim(Self.self)
    resolver.assuming(first, for: Self.self, at: slot) { resolver, size in
      resolver.container(
        ReaderLayout(size: size),
        label: .reader,
        axis: .none,
        isWindow: true
      ) { resolver in
        resolver.resolve(at: slot, for: size.assumed) { content(size.assumed) }
      }
    }
  }
}

/// Fills its offer, and places its children at the top leading corner.
struct ReaderLayout: ContainerLayout {
  /// A reader's length without an offer, in points.
  static let idealLength = 10.0

  /// The size for which the children were built, and the current size.
  let size: Assumption<Size>

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(
      width: proposal.width ?? ReaderLayout.idealLength,
      height: proposal.height ?? ReaderLayout.idealLength
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    // Content cannot be built for an infinite size.
    if size.width.isFinite && size.height.isFinite { self.size.found = size }
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}
