/// Something that a coordinator shows above its own content.
public struct Presentation {
  /// Why it is there.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// One of the host's own routes, shown by a registered modal coordinator.
    case modal

    /// An interruption that leaves everything below as it is.
    case detour
  }

  /// Why it is there.
  public let kind: Kind

  /// The coordinator that is shown.
  public let owner: OwnerPath

  /// The route that was asked for when it was presented.
  public let route: any Route

  /// The heights it may rest at; a detour has none, being a cover.
  public let detents: ModalDetentConfiguration?
}

extension Presentation: Equatable {
  /// Whether both show the same coordinator for an equal route at the same heights.
  public static func == (lhs: Presentation, rhs: Presentation) -> Bool {
    lhs.kind == rhs.kind && lhs.owner == rhs.owner && lhs.detents == rhs.detents
      && lhs.route.isEqual(to: rhs.route)
  }
}

/// A presentation with the coordinator that it shows; ``Presentation`` names that instead.
// An object that never changes: states and plans copy it often, and as a value it would be large.
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

  /// Whether it hides all that is below it.
  var isCover: Bool { kind == .detour || detents?.shouldUseFullScreenCover == true }

  /// Whether both show the same object for an equal route at the same heights.
  func isEqual(to other: LivePresentation) -> Bool {
    kind == other.kind && coordinator === other.coordinator && detents == other.detents
      && route.isEqual(to: other.route)
  }
}

extension Presentation {
  /// The presentation as it is named.
  @MainActor
  init(_ live: LivePresentation) {
    kind = live.kind
    owner = live.coordinator.ownerPath
    route = live.route
    detents = live.detents
  }
}
