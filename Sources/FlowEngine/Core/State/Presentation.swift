/// A coordinator that another one shows above its own content.
public struct Presentation {
  /// The kind of presentation.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// One of the host's own routes, shown by a registered modal coordinator.
    case modal

    /// An interruption that leaves everything below unchanged.
    case detour
  }

  /// The kind of presentation.
  public let kind: Kind

  /// The presented coordinator.
  public let owner: OwnerPath

  /// The route for which it was presented.
  public let route: any Route

  /// The detents; `nil` for a detour, which is a cover.
  public let detents: ModalDetentConfiguration?
}

extension Presentation: Equatable {
  /// Whether both show the same coordinator for an equal route with the same detents.
  public static func == (lhs: Presentation, rhs: Presentation) -> Bool {
    lhs.kind == rhs.kind && lhs.owner == rhs.owner && lhs.detents == rhs.detents
      && lhs.route.isEqual(to: rhs.route)
  }
}

/// A presentation with the coordinator that it shows, which ``Presentation`` only names.
// An immutable object, because states and plans copy it often and it would be large as a value.
package final class LivePresentation {
  package let kind: Presentation.Kind
  package let coordinator: AnyCoordinator
  package let route: any Route
  package let detents: ModalDetentConfiguration?

  package init(
    kind: Presentation.Kind,
    coordinator: AnyCoordinator,
    route: any Route,
    detents: ModalDetentConfiguration?
  ) {
    self.kind = kind
    self.coordinator = coordinator
    self.route = route
    self.detents = detents
  }

  /// The same presentation as a sheet that rests at `detent`.
  func resting(at detent: ModalPresentationDetent) -> LivePresentation {
    var detents = detents
    detents?.selectedDetent = detent
    return LivePresentation(kind: kind, coordinator: coordinator, route: route, detents: detents)
  }

  /// Whether it hides everything below it.
  var isCover: Bool { kind == .detour || detents?.shouldUseFullScreenCover == true }

  /// Whether both show the same object for an equal route with the same detents.
  func isEqual(to other: LivePresentation) -> Bool {
    kind == other.kind && coordinator === other.coordinator && detents == other.detents
      && route.isEqual(to: other.route)
  }
}

extension Presentation {
  /// The public form of the presentation.
  @MainActor
  init(_ live: LivePresentation) {
    kind = live.kind
    owner = live.coordinator.ownerPath
    route = live.route
    detents = live.detents
  }
}
