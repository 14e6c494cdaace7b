/// Content that is built for the size that it gets.
///
/// ```swift
/// SizeReader { size in
///   if size.width > 600 { TwoColumns() } else { OneColumn() }
/// }
/// ```
///
/// The reader takes all the room that it is offered, 10 points where nothing is, and puts its
/// elements at the top leading corner. `content` is called with the size that the reader had last,
/// first with 10 by 10, and again as long as layout finds another size; no observer is notified of a layout
/// with the wrong one. It imitates SwiftUI's geometry reader.
public struct SizeReader<Content: Element>: PrimitiveElement {
  private let content: (Size) -> Content

  /// A reader that shows what `content` makes of its size in points, which is always finite.
  public init(@ElementBuilder content: @escaping (Size) -> Content) {
    self.content = content
  }

  /// Adds a box with the content in it.
  public func resolve(into resolver: inout Resolver) {
    let first = Size(width: ReaderLayout.idealLength, height: ReaderLayout.idealLength)
    resolver.assuming(first, for: Self.self) { resolver, size in
      resolver.container(
        ReaderLayout(size: size),
        label: .reader,
        axis: .none,
        isWindow: true
      ) { resolver in
        content(size.assumed).resolve(into: &resolver)
      }
    }
  }
}
