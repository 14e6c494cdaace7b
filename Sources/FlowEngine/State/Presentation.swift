/// A coordinator that another one shows above its own content.
public struct Presentation {
  /// The kind of presentation.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// One of the host's own routes, shown by a registered modal coordinator.
    case modal

    /// An interruption that leaves everything below unchanged.
    case detour

    /// One of the host's own routes, shown as a plain screen without a stack; or a ``Dialog``.
    case screen

    /// A coordinator that a call brought along.
    case subflow
  }

  /// The kind of presentation.
  public let kind: Kind

  /// The style in which it was presented.
  public let style: TransitionPresentationStyle

  /// The number of the presentation: the host counts all that it ever presented, from one.
  public let number: Int

  /// The presented coordinator; the place of a plain screen.
  public let owner: OwnerPath

  /// The route for which it was presented.
  public let route: any Route

  /// The detents; `nil` if it is not a sheet.
  public let detents: ModalDetentConfiguration?
}

extension Presentation.Kind {
  /// The ownership of a coordinator that the host owns only while it presents it; `nil` for a registered one.
  var visitorOwnership: OwnerStep.Role? {
    switch self {
    case .modal: nil
    case .detour: .detour
    case .screen: .screen
    case .subflow: .subflow
    }
  }

  /// Whether it is a plain screen or a subflow: everything that the host presented later leaves with it, and it leaves
  /// with what is below it.
  package var takesLaterOnes: Bool { self == .screen || self == .subflow }
}

extension Presentation: Equatable {
  /// Whether both show the same coordinator for an equal route in the same style, whatever their numbers.
  public static func == (lhs: Presentation, rhs: Presentation) -> Bool {
    lhs.kind == rhs.kind && lhs.owner == rhs.owner && lhs.detents == rhs.detents
      && lhs.style == rhs.style && lhs.route.isEqual(to: rhs.route)
  }
}

/// A presentation with the coordinator that it shows, which ``Presentation`` identifies only by its path.
// An immutable object, because states and plans copy it often and it would be large as a value.
package final class LivePresentation {
  package let kind: Presentation.Kind
  package let coordinator: AnyCoordinator
  package let route: any Route
  package let detents: ModalDetentConfiguration?

  /// The style of a plain screen or a subflow; `nil` for a registered modal and a detour.
  package let givenStyle: TransitionPresentationStyle?

  /// Whether it is in place over its presenter's stack.
  let isOverlay: Bool

  /// Whether it is an alert or a confirmation dialog, which is not a surface.
  package let isDialog: Bool

  /// The number that the host gives it when it is presented.
  package fileprivate(set) var number = 0

  /// The place in the order of presentations, which all hierarchies share.
  private(set) var order: UInt = 0

  /// The place of the latest of all presentations.
  @MainActor package private(set) static var latest: UInt = 0

  init(
    kind: Presentation.Kind,
    coordinator: AnyCoordinator,
    route: any Route,
    detents: ModalDetentConfiguration? = nil,
    style: TransitionPresentationStyle? = nil,
    isDialog: Bool = false
  ) {
    self.isDialog = isDialog
    self.kind = kind
    self.coordinator = coordinator
    self.route = route
    self.detents = detents ?? style?.detents
    givenStyle = style
    isOverlay = if case .custom(_, _, fullScreen: false)? = style { true } else { false }
  }

  /// The same presentation as a sheet that rests at `detent`.
  func resting(at detent: ModalPresentationDetent) -> LivePresentation {
    var detents = detents
    detents?.selectedDetent = detent
    let resting = LivePresentation(
      kind: kind,
      coordinator: coordinator,
      route: route,
      detents: detents,
      style: givenStyle
    )
    resting.number = number
    resting.order = order
    return resting
  }

  /// Makes it the latest of all presentations.
  @MainActor
  package func comeLast() {
    Self.latest += 1
    order = Self.latest
  }

  /// Gives it the place of `other` in the order of presentations.
  func takePlace(of other: LivePresentation) { order = other.order }

  /// Counts it as the `number`-th presentation of its host.
  func count(as number: Int) { self.number = number }

  /// The style in which it is presented.
  package var style: TransitionPresentationStyle {
    if let givenStyle { return givenStyle }
    guard let detents, !detents.shouldUseFullScreenCover else { return .fullScreenCover }
    return .detents(detents)
  }

  /// How it covers what is below it.
  package var surfaceStyle: Surface.Style {
    if isDialog { return .dialog }
    return switch givenStyle {
    case .custom? where isOverlay: .overlay
    case .custom?, .fullScreenCover?: .cover
    case .push?, .sheet?, .detents?, nil:
      detents.map(\.shouldUseFullScreenCover) ?? true ? .cover : .sheet
    }
  }

  /// Whether it hides everything below it.
  var hidesWhatIsBehind: Bool { surfaceStyle == .cover && !style.isCustom }

  /// Whether both show the same object for an equal route with the same detents.
  func isEqual(to other: LivePresentation) -> Bool {
    kind == other.kind && coordinator === other.coordinator && detents == other.detents
      && givenStyle == other.givenStyle && route.isEqual(to: other.route)
  }
}

extension Presentation {
  /// The public form of the presentation.
  @MainActor
  init(_ live: LivePresentation) {
    kind = live.kind
    style = live.style
    number = live.number
    owner = live.coordinator.ownerPath
    route = live.route
    detents = live.detents
  }
}

/// The place of a coordinator's root screen, which determines whether that screen has a way back.
public enum CoordinatorPresentationContext: String, Hashable, Sendable, Codable, CaseIterable {
  /// The root of the app or of a flow, without a way back.
  case root

  /// The root of a tab, without a way back.
  case tab

  /// The root of a column, without a way back where columns are side by side.
  case column

  /// Pushed on the stack of a parent.
  case pushed

  /// The root of a sheet or cover that its owner presents by route.
  case modal

  /// The root of a cover that interrupts.
  case detour

  /// Whether the coordinator's root screen needs a back button.
  public var shouldShowBackButton: Bool {
    switch self {
    case .root, .tab, .column: false
    case .pushed, .modal, .detour: true
    }
  }
}
