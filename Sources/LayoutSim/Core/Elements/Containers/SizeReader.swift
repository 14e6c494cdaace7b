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
