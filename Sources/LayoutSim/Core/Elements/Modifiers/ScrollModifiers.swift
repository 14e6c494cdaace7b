extension Element {
  /// Links the scroll area inside to `id`: the identity of the element at its start.
  ///
  /// Scrolling with a finger sets it, and setting another value scrolls there. Elements made by ``Each``, and those
  /// with an ``id(_:)``, have an identity. It imitates SwiftUI's modifier of that name, which also needs
  /// `scrollTargetLayout()`.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` as long as nothing was scrolled.
  ///   - anchor: The point of the area at which the element is looked for, and to which the element's point is
  ///     scrolled; `nil` for the start, and to scroll no further than is needed to show all of the element.
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

  /// Makes the scroll area inside begin at `anchor` of its content, and stay there while the content grows.
  ///
  /// With ``AnchorPoint/bottom`` the last lines of a chat are visible, and a chat that is shorter than the area is at
  /// its bottom. Once it was scrolled elsewhere, it stays where it is. It imitates SwiftUI's modifier of that name.
  public func defaultScrollAnchor(_ anchor: AnchorPoint?) -> some Element {
    transformEnvironment(\.self) { inherited in
      for use in ScrollAnchorUse.allCases { inherited.scrollAnchors[use] = anchor }
    }
  }

  /// Sets `anchor` for one of its uses in a scroll area.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func defaultScrollAnchor(
    _ anchor: AnchorPoint?,
    for use: ScrollAnchorUse
  ) -> some Element {
    transformEnvironment(\.self) { $0.scrollAnchors[use] = anchor }
  }

  /// Makes the scroll area inside come to rest at whole pages, or at whole elements.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func scrollTargetBehavior(_ snapping: ScrollSnapping?) -> some Element {
    environment(\.scrollSnapping, snapping)
  }

  /// Changes nothing: a scroll area can come to rest at any element with an identity.
  ///
  /// SwiftUI needs it around them.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some Element { self }

  /// Prevents touches from scrolling the areas inside; code still can.
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

/// The state to which a scroll area is linked.
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

/// The state of a scroll area in addition to its offset.
@MainActor
final class ScrollMemory {
  /// The position that was read or written last; `nil` before that.
  var position: AnyHashable?

  /// The identity at the place of the position when the area last settled; `nil` before that.
  var shown: AnyHashable?

  /// The total distance over which the content could be scrolled when the area last settled; `nil` before that.
  var range: Point?
}

private struct ScrollPositionKey: InheritedKey { static let defaultValue: ScrollPosition? = nil }
private struct ScrollAnchorsKey: InheritedKey { static let defaultValue = ScrollAnchors() }
private struct ScrollSnappingKey: InheritedKey { static let defaultValue: ScrollSnapping? = nil }
private struct IsScrollDisabledKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// The state to which the next scroll area is linked; `nil` for none.
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
  /// Resolves the content of a scroll area, to which the settings for that area do not apply.
  mutating func scrolledContent(_ content: (inout Resolver) -> Void) {
    let isSet =
      inherited.scrollPosition != nil || inherited.scrollAnchors != ScrollAnchors()
      || inherited.scrollSnapping != nil
    guard isSet else { return content(&self) }
    // A model that provides the position is read when the stage scrolls, and is observed from here.
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

/// The code that reloads the content of a screen.
public struct ReloadAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Reloads the content.
  @MainActor
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: InheritedKey { static var defaultValue: ReloadAction? { nil } }

extension InheritedValues {
  /// The code that reloads the content; `nil` if it cannot be reloaded.
  public var refresh: ReloadAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension Element {
  /// Makes lists and vertical scroll areas inside reload their content when they are pulled down.
  ///
  /// `Stage.pullToRefresh(_:)` pulls. While `action` runs, a spinner is above the content, in a separate area of 60
  /// points, as in UIKit's refresh control. The stage follows the code: `Stage.finish()` waits for it. It keeps running
  /// when the screen disappears. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: The code.
  /// - Returns: The content with the code.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some Element {
    environment(\.refresh, ReloadAction(action: action))
  }
}
