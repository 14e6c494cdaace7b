extension Element {
  /// Ties the scroll area inside to `id`: the identity of what is at its start.
  ///
  /// A finger that scrolls sets it, and another value scrolls there. What has an identity is what ``Each`` makes, and
  /// what has an ``id(_:)``. It imitates SwiftUI's modifier of that name, which also needs `scrollTargetLayout()`.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` as long as nothing was scrolled.
  ///   - anchor: The point of the area at which the element is looked for, and to which its own one is scrolled; `nil`
  ///     for the start, and to scroll no further than is needed to show all of the element.
  /// - Returns: The content with that position.
  public func scrollPosition<ID: Hashable>(
    id: Bound<ID?>,
    anchor: AnchorPoint? = nil
  ) -> some Element {
    environment(
      \.scrollPosition,
      ScrollPosition(
        anchor: anchor,
        read: { id.wrappedValue.map { AnyHashable($0) } },
        write: { new in
          if let new = new.base as? ID { id.wrappedValue = new }
        }
      )
    )
  }

  /// Lets the scroll area inside begin at `anchor` of its content, and stay there while the content grows.
  ///
  /// With ``AnchorPoint/bottom`` the last lines of a chat are in sight, and a chat that is shorter than the area is at
  /// its bottom. Once it was scrolled elsewhere, it stays where it is. It imitates SwiftUI's modifier of that name.
  public func defaultScrollAnchor(_ anchor: AnchorPoint?) -> some Element {
    transformEnvironment(\.self) { inherited in
      for use in ScrollAnchorUse.allCases { inherited.scrollAnchors[use] = anchor }
    }
  }

  /// Sets `anchor` for one of the uses that a scroll area has for it.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func defaultScrollAnchor(
    _ anchor: AnchorPoint?,
    for use: ScrollAnchorUse
  ) -> some Element {
    transformEnvironment(\.self) { $0.scrollAnchors[use] = anchor }
  }

  /// Lets the scroll area inside come to rest at whole pages, or at whole elements.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func scrollTargetBehavior(_ snapping: ScrollSnapping?) -> some Element {
    environment(\.scrollSnapping, snapping)
  }

  /// Changes nothing: all elements with an identity are what a scroll area can come to rest at.
  ///
  /// SwiftUI needs it around them.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some Element { self }

  /// Keeps fingers from scrolling the areas inside; code still can.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func scrollDisabled(_ isDisabled: Bool) -> some Element {
    environment(\.isScrollDisabled, isDisabled)
  }
}

/// Where scrolled content comes to rest after a finger has moved it.
public enum ScrollSnapping: String, Hashable, Codable, Sendable, CaseIterable {
  /// At multiples of the length of the area.
  case paging

  /// At the start of an element with an identity.
  case viewAligned
}

/// The state that a scroll area is tied to.
@MainActor
final class ScrollPosition: Sendable {
  let anchor: AnchorPoint?
  let read: () -> AnyHashable?
  let write: (AnyHashable) -> Void

  init(
    anchor: AnchorPoint?,
    read: @escaping () -> AnyHashable?,
    write: @escaping (AnyHashable) -> Void
  ) {
    self.anchor = anchor
    self.read = read
    self.write = write
  }
}

/// What a scroll area remembers besides its offset.
@MainActor
final class ScrollMemory {
  /// The position that was read or written last; `nil` before that.
  var position: AnyHashable?

  /// What was at the place of the position when the area last settled; `nil` before that.
  var shown: AnyHashable?

  /// How far the content could be scrolled in all when the area last settled; `nil` before that.
  var range: Point?
}

private struct ScrollPositionKey: InheritedKey { static let defaultValue: ScrollPosition? = nil }
private struct ScrollAnchorsKey: InheritedKey { static let defaultValue = ScrollAnchors() }
private struct ScrollSnappingKey: InheritedKey { static let defaultValue: ScrollSnapping? = nil }
private struct IsScrollDisabledKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// The state that the next scroll area is tied to; `nil` for none.
  var scrollPosition: ScrollPosition? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }

  /// The points of its content at which the next scroll area begins.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }

  /// Where the content of the next scroll area comes to rest; `nil` for anywhere.
  var scrollSnapping: ScrollSnapping? {
    get { self[ScrollSnappingKey.self] }
    set { self[ScrollSnappingKey.self] = newValue }
  }

  /// Whether no finger scrolls the areas.
  var isScrollDisabled: Bool {
    get { self[IsScrollDisabledKey.self] }
    set { self[IsScrollDisabledKey.self] = newValue }
  }
}

extension Resolver {
  /// Resolves the content of a scroll area, which what is set for that area does not concern.
  mutating func scrolledContent(_ content: (inout Resolver) -> Void) {
    let isSet =
      inherited.scrollPosition != nil || inherited.scrollAnchors != ScrollAnchors()
      || inherited.scrollSnapping != nil
    guard isSet else { return content(&self) }
    // A model that the position is read from is read when the stage scrolls, and is followed from here.
    _ = inherited.scrollPosition?.read()
    let needsIDs = inherited.scrollPosition != nil || inherited.scrollSnapping == .viewAligned
    let outer = recordsIDs
    recordsIDs = outer || needsIDs
    inheriting {
      $0.scrollPosition = nil
      $0.scrollAnchors = ScrollAnchors()
      $0.scrollSnapping = nil
    } content: {
      content(&$0)
    }
    recordsIDs = outer
  }
}

/// The code that loads the content of a screen again.
public struct ReloadAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Loads the content again.
  @MainActor
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: InheritedKey { static var defaultValue: ReloadAction? { nil } }

extension InheritedValues {
  /// The code that loads the content again; `nil` if it cannot be loaded again.
  public var refresh: ReloadAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension Element {
  /// Lets lists and vertical scroll areas inside load their content again when they are pulled down.
  ///
  /// `Stage.pullToRefresh(_:)` pulls. While `action` goes on, a spinner is above the content, in 60 points of its own, as
  /// in UIKit's refresh control. The stage follows the code: `Stage.finish()` waits for it. It goes on when the screen
  /// disappears. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: The code.
  /// - Returns: The content with the code.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some Element {
    environment(\.refresh, ReloadAction(action: action))
  }
}
