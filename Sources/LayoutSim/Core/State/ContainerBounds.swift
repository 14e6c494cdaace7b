/// The size of the nearest scroll area, list or window, for lengths relative to it.
///
/// It is a class, so that a container knows whether anything inside depends on its size.
@MainActor
final class ContainerBounds {
  /// What the window around it offers.
  let window: Proposal

  private let found: Assumption<Proposal>?
  private let outer: ContainerBounds?

  /// What margins take away from the length of the outer container; `nil` for a container of its own.
  private let margins: Size?

  /// Creates the size of a window that offers `proposal`.
  init(window proposal: Proposal) {
    window = proposal
    found = nil
    outer = nil
    margins = nil
  }

  /// Creates the size of what `insets` leave of a container.
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

  /// The length along `axis` in points; `nil` if not even the window has one.
  func length(along axis: LayoutAxis) -> Double? {
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

private struct ContainerBoundsKey: InheritedKey { static let defaultValue: ContainerBounds? = nil }

extension InheritedValues {
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
    // What another window led to may hold in this one, too, though this one alone leads elsewhere.
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
