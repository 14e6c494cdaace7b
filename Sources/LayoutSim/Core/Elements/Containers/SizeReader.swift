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

/// The position and size of an element after layout, in points, unrounded.
public struct ElementGeometry: Hashable, Sendable {
  /// The size of the element.
  public let size: Size

  /// The frame in the window; outside a stage, in the space of the outermost element.
  public let frame: Rect

  /// The distances of its edges from those of the display or of adjacent bars.
  ///
  /// An edge that does not touch the safe area insets has a distance of 0, and so has one that already is at
  /// the outer border.
  public let safeAreaInsets: Insets

  /// Creates the geometry of an element of `size` at `frame` in the window.
  public init(size: Size, frame: Rect, safeAreaInsets: Insets = .zero) {
    self.size = size
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }
}

extension BoxTree {
  /// The geometry of the box at `index`, which has been laid out.
  func geometry(of index: Int) -> ElementGeometry {
    let frame = frame(of: index)
    guard let area = solver.safeArea(around: index) else {
      return ElementGeometry(size: frame.size, frame: frame)
    }
    let grown = frame.grown(over: .all, of: area)
    let (left, right) = (frame.minX - grown.minX, grown.maxX - frame.maxX)
    let isTurned = nodes[index].traits.contains(.rightToLeft)
    return ElementGeometry(
      size: frame.size,
      frame: frame,
      safeAreaInsets: Insets(
        top: frame.minY - grown.minY,
        leading: isTurned ? right : left,
        bottom: grown.maxY - frame.maxY,
        trailing: isTurned ? left : right
      )
    )
  }
}
