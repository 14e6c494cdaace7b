/// The parts of a scroll area to which margins apply.
public enum ContentMarginUse: String, Hashable, Codable, Sendable, CaseIterable {
  /// The content and the indicators.
  case automatic

  /// The content.
  case scrollContent

  /// The indicators, which are only drawn: such margins change nothing.
  case scrollIndicators
}

extension Element {
  /// Keeps the content of the scroll area or the list inside at a distance from `sides`, which scrolls with it.
  ///
  /// In a list it replaces the list's own margins; the leading one then applies to both sides, and the list is
  /// `approximate`. Lengths relative to the area are relative to the space inside the margins. It imitates SwiftUI's
  /// modifier of that name.
  ///
  /// - Parameters:
  ///   - sides: The sides.
  ///   - length: The distance in points; `nil` follows the platform. One that is negative or not finite counts as 0.
  ///   - use: The parts to which the distance applies.
  /// - Returns: The content with these margins.
  public func contentMargins(
    _ sides: LayoutEdges = .all,
    _ length: Double?,
    for use: ContentMarginUse = .automatic
  ) -> some Element {
    transformEnvironment(\.self) { inherited in
      guard use != .scrollIndicators else { return }
      var margins = inherited.contentMargins ?? ContentMargins()
      margins.set(sides, length.map { max(0, $0.asLength) })
      inherited.contentMargins = margins
    }
  }

  /// Keeps the content of the scroll area or the list inside at a distance of `length` points from all sides.
  public func contentMargins(
    _ length: Double,
    for use: ContentMarginUse = .automatic
  ) -> some Element {
    contentMargins(.all, length, for: use)
  }

  /// Keeps the content of the scroll area or the list inside at the distances `insets` from `sides`.
  public func contentMargins(
    _ sides: LayoutEdges = .all,
    _ insets: Insets,
    for use: ContentMarginUse = .automatic
  ) -> some Element {
    contentMargins(sides.intersection(.top), insets.top, for: use)
      .contentMargins(sides.intersection(.leading), insets.leading, for: use)
      .contentMargins(sides.intersection(.bottom), insets.bottom, for: use)
      .contentMargins(sides.intersection(.trailing), insets.trailing, for: use)
  }
}

/// The margins that were set for a scroll area or a list; `nil` for those of the platform.
struct ContentMargins: Hashable, Sendable {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?

  /// Sets the margins at `sides`.
  mutating func set(_ sides: LayoutEdges, _ length: Double?) {
    if sides.contains(.top) { top = length }
    if sides.contains(.leading) { leading = length }
    if sides.contains(.bottom) { bottom = length }
    if sides.contains(.trailing) { trailing = length }
  }

  /// The distances in an area that has no margins of its own.
  var insets: Insets {
    Insets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

private struct ContentMarginsKey: InheritedKey { static let defaultValue: ContentMargins? = nil }

extension InheritedValues {
  /// The margins of the next scroll area or list; `nil` if none were set.
  var contentMargins: ContentMargins? {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

/// The content of a scroll area with margins, in the stack that the area would put it in.
struct MarginedContent<Content: Element>: Element {
  let insets: Insets
  let isRow: Bool
  let content: Content

  @Inherited(\.containerBounds) private var bounds

  var body: some Element {
    let inner = bounds.map { ContainerBounds($0, less: insets) }
    stack
      .padding(insets)
      .transformEnvironment(\.self) {
        $0.containerBounds = inner
        $0.contentMargins = nil
      }
  }

  @ElementBuilder private var stack: some Element {
    if isRow {
      Row { content }
    } else {
      Column { content }
    }
  }
}

/// The purpose for which a scroll area uses an anchor.
public enum ScrollAnchorUse: String, Hashable, Codable, Sendable, CaseIterable {
  /// The part of the content that is visible at first.
  case initialOffset

  /// The part that stays visible as the content grows.
  case sizeChanges

  /// The place of content that is shorter than the area.
  case alignment
}

/// The points of its content that a scroll area starts from; `nil` for its start.
struct ScrollAnchors: Hashable, Sendable {
  private var points: [ScrollAnchorUse: AnchorPoint] = [:]

  /// Whether any of them affects offsets.
  var followsContent: Bool { self[.initialOffset] != nil || self[.sizeChanges] != nil }

  subscript(use: ScrollAnchorUse) -> AnchorPoint? {
    get { points[use] }
    set { points[use] = newValue }
  }
}
