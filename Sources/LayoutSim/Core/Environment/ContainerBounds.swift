/// The size of the nearest scroll area, list or window, for lengths relative to it.
///
/// It is a class, so that a container can record whether anything inside depends on its size.
@MainActor
final class ContainerBounds {
  /// The offer of the window around it.
  let window: Proposal

  private let found: Assumption<Proposal>?
  private let outer: ContainerBounds?

  /// The lengths that margins take from the outer container; `nil` for a separate container.
  private let margins: Size?

  /// Creates the size of a window that offers `proposal`.
  init(window proposal: Proposal) {
    window = proposal
    found = nil
    outer = nil
    margins = nil
  }

  /// Creates the size of a container less `insets`.
  init(_ outer: ContainerBounds, less insets: Insets) {
    window = outer.window
    found = nil
    self.outer = outer
    margins = Size(width: insets.horizontal, height: insets.vertical)
  }

  /// Creates the size of a container whose offer is `found`; on an axis without a definite offer, the `outer`
  /// one is used.
  init(_ found: Assumption<Proposal>, in outer: ContainerBounds?) {
    window = outer?.window ?? .unspecified
    self.found = found
    self.outer = outer
    margins = nil
  }

  /// The number of times that any was asked for a length.
  private(set) static var askCount = 0

  /// The length along `axis` in points; `nil` if not even the window has one.
  func length(along axis: LayoutAxis) -> Double? {
    ContainerBounds.askCount &+= 1
    if let margins {
      let taken = axis == .horizontal ? margins.width : margins.height
      return outer?.length(along: axis).map { max(0, $0 - taken) }
    }
    found?.matters = true
    let length = found.map { $0.assumed[axis] } ?? window[axis]
    if let length, length.isFinite { return length }
    return outer?.length(along: axis)
  }
}

extension ContainerBounds: LocatedValue {
  /// Whether lengths relative to both are the same.
  func isSame(as other: ContainerBounds, for purpose: ValueComparison.Purpose) -> Bool {
    guard self !== other else { return true }
    guard window == other.window, margins == other.margins, found?.assumed == other.found?.assumed
    else { return false }
    guard let outer, let otherOuter = other.outer else { return outer === other.outer }
    return outer.isSame(as: otherOuter, for: purpose)
  }

  /// Records that something depends on the lengths, and on those around them that they follow.
  func noteUse() {
    for axis in LayoutAxis.allCases { _ = length(along: axis) }
  }
}

private struct ContainerBoundsKey: InheritedKey { static let defaultValue: ContainerBounds? = nil }

extension InheritedValues {
  /// Whether the same is resolved under `other` values by what does not depend on the size of a container, or, if
  /// `asksBounds`, by what does.
  @MainActor
  func isSame(as other: InheritedValues, asksBounds: Bool) -> Bool {
    if asksBounds { return isSame(as: other) }
    return containerBounds?.window == other.containerBounds?.window
      && isSame(as: other, ignoring: ContainerBoundsKey.self)
  }

  /// The container to which lengths are relative.
  var containerBounds: ContainerBounds? {
    get { self[ContainerBoundsKey.self] }
    set { self[ContainerBoundsKey.self] = newValue }
  }
}

extension Resolver {
  /// Resolves a scroll area or a list: a container on whose size the lengths inside may depend, and whose
  /// scroll position is stored.
  mutating func sizingContainer<Claimed>(
    _ type: Claimed.Type,
    content: (inout Resolver, Assumption<Proposal>, StateSlot) -> Void
  ) {
    let slot = place.claim(type)
    let outer = inherited.containerBounds
    // A value found for another window could also be consistent in this one, although this window alone leads to
    // another value.
    let window = outer?.window ?? .unspecified
    assuming(.unspecified, matters: false, for: type, at: slot, in: window) { resolver, found in
      resolver.inheriting {
        $0.containerBounds = ContainerBounds(found, in: outer)
      } content: { resolver in
        content(&resolver, found, slot)
      }
    }
  }
}

/// The title above the content of a screen, which is known only once the content is resolved.
final class TitleAbove: @unchecked Sendable {
  /// Whether it is large; to be asked while the content is laid out.
  var isLarge = false
}

private struct TitleAboveKey: InheritedKey { static var defaultValue: TitleAbove? { nil } }

extension InheritedValues {
  /// The title above the content of the enclosing screen; `nil` if there is no screen.
  var titleAbove: TitleAbove? {
    get { self[TitleAboveKey.self] }
    set { self[TitleAboveKey.self] = newValue }
  }
}

/// The screen of an element.
package struct ScreenPlace: Hashable, Sendable {
  package let route: String

  /// The number of the coordinator of the screen's surface.
  package let surface: Int

  /// The screen's key in a settled tree; the surface's for the app's own bars around tabs.
  package let subject: LayerKey
}

private struct ScreenPlaceKey: InheritedKey { static var defaultValue: ScreenPlace? { nil } }

extension InheritedValues {
  /// The screen of the element; `nil` outside a stage, and in elements that a stage draws itself.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }
}
