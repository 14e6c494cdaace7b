/// The way in which content that keeps its shape fills its offer.
public enum AspectMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// The largest rectangle inside the offer.
  case fit

  /// The smallest rectangle that covers the offer.
  case fill
}

extension Element {
  /// Offers the content a rectangle of a given shape.
  ///
  /// The `ratio` is width over height; `nil`, or a value that is not positive and finite, takes the shape of
  /// the content's ideal size. It imitates SwiftUI's modifier of that name.
  @inlinable
  public func aspectRatio(_ ratio: Double? = nil, contentMode: AspectMode) -> some Element {
    Boxed(.aspectRatio(ratio, fit: contentMode == .fit), content: self)
  }

  /// Offers the content the largest rectangle of its own shape inside the offer.
  @inlinable
  public func scaledToFit() -> some Element { aspectRatio(contentMode: .fit) }

  /// Offers the content the smallest rectangle of its own shape that covers the offer.
  @inlinable
  public func scaledToFill() -> some Element { aspectRatio(contentMode: .fill) }
}
