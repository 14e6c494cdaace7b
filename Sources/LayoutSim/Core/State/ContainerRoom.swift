/// The size of the nearest scroll area, list or window, for lengths relative to it.
///
/// It is a class, so that a container knows whether anything inside depends on its size.
@MainActor
final class ContainerRoom {
  /// What the window around it offers.
  let window: Proposal

  private let found: Assumption<Proposal>?
  private let outer: ContainerRoom?

  /// Creates the size of a window that offers `proposal`.
  init(window proposal: Proposal) {
    window = proposal
    found = nil
    outer = nil
  }

  /// Creates the size of a container whose offer is `found`; on an axis without a definite offer, the `outer`
  /// one is used.
  init(_ found: Assumption<Proposal>, in outer: ContainerRoom?) {
    window = outer?.window ?? .unspecified
    self.found = found
    self.outer = outer
  }

  /// The length along `axis` in points; `nil` if not even the window has one.
  func length(along axis: LayoutAxis) -> Double? {
    found?.matters = true
    let length = found.map { $0.assumed[axis] } ?? window[axis]
    if let length, length.isFinite { return length }
    return outer?.length(along: axis)
  }
}

private struct ContainerRoomKey: InheritedKey { static let defaultValue: ContainerRoom? = nil }

extension InheritedValues {
  /// The container to which lengths are relative.
  var containerRoom: ContainerRoom? {
    get { self[ContainerRoomKey.self] }
    set { self[ContainerRoomKey.self] = newValue }
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
    let outer = inherited.containerRoom
    // What another window led to may hold in this one, too, though this one alone leads elsewhere.
    let window = outer?.window ?? .unspecified
    assuming(.unspecified, matters: false, for: type, at: slot, in: window) { resolver, found in
      resolver.inheriting {
        $0.containerRoom = ContainerRoom(found, in: outer)
      } content: { resolver in
        content(&resolver, found, slot)
      }
    }
  }
}
