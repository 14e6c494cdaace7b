import FlowEngine

/// A sheet or a cover that an element presents, as long as it is up.
@MainActor
final class PresentedSurface {
  /// Its coordinator, by which it is known like any other surface.
  let screen: ElementScreen

  /// The state in which the element keeps its request.
  let slot: StateSlot

  /// The identity of the item that it is about; `nil` if it has none.
  let identity: AnyHashable?

  let style: SurfaceContent.Style

  /// What the element asked for last.
  var request: PresentationRequest

  /// The height that was chosen last; `nil` if none was.
  private(set) var detent: ModalPresentationDetent?

  /// Tells of a height that was chosen.
  var tellDetent: (ModalPresentationDetent) -> Void = { _ in }

  /// Starts a presentation; `nil` if `request` is not for a surface.
  init?(_ request: PresentationRequest) {
    guard case .surface(let content) = request.thing else { return nil }
    self.request = request
    identity = content.identity()
    slot = request.slot
    style = content.style
    screen = ElementScreen(
      PresentedRoute(identifier: "\(request.place).\(content.style.rawValue)"),
      of: request.inherited.coordinator
    )
    screen.build = { [weak self] in self.map(PresentedContent.init) }
    screen.leave = { [weak self] in self?.request.dismiss() }
    screen.select = { [weak self] detent in
      self?.detent = detent
      self?.tellDetent(detent)
    }
  }

  /// Whether `request` still asks for it.
  func isMeant(by request: PresentationRequest) -> Bool {
    guard request.slot === slot, case .surface(let content) = request.thing else { return false }
    return content.style == style && content.identity() == identity
  }

  /// The surface over that of `presenter`, with the heights that its content asks for.
  func surface(over presenter: AnyCoordinator, _ choice: DetentChoice?) -> LiveSurface {
    tellDetent = { choice?.select($0) }
    let detents = choice?.detents ?? [.extraLarge]
    let selected = choice?.selected ?? detent
    return screen.surface(
      style == .sheet ? .sheet : .cover,
      over: presenter,
      detents: ModalDetentConfiguration(
        detents: detents,
        selectedDetent: selected.flatMap { detents.contains($0) ? $0 : nil }
      )
    )
  }
}

/// The place of a surface that an element presents.
private struct PresentedRoute: Route {
  let identifier: String
}

/// The content of a sheet or a cover, which inherits the values of the element that presents it.
private struct PresentedContent: Element {
  typealias Body = Never

  let presented: PresentedSurface

  func resolve(into resolver: inout Resolver) {
    let request = presented.request
    guard case .surface(let content) = request.thing else { return }
    let values = request.inherited.presented(
      in: resolver.inherited,
      dismissedBy: { [weak presented] in presented?.request.dismiss() }
    )
    resolver.inheriting {
      $0 = values
    } content: {
      AnyElement(content.content()).resolve(into: &$0)
    }
  }
}

extension InheritedValues {
  /// The values of an element's presentation: those of the element, on a screen that inherits `own`.
  fileprivate func presented(
    in own: InheritedValues,
    dismissedBy dismiss: @escaping @MainActor @Sendable () -> Void
  ) -> InheritedValues {
    var values = self
    values.take(own, without: InheritedValues())
    values.presentationDismissal = dismiss
    return values
  }

  /// Takes what belongs to the surroundings of a screen from `own`, and what belongs to a place on one from `plain`.
  private mutating func take(_ own: InheritedValues, without plain: InheritedValues) {
    horizontalSizeClass = own.horizontalSizeClass
    containerBounds = own.containerBounds
    presentationInbox = own.presentationInbox
    barInbox = own.barInbox
    collectsBarItems = own.collectsBarItems
    barFace = own.barFace
    editMode = own.editMode
    screenPlace = own.screenPlace
    keyboardRise = own.keyboardRise
    canNavigateBack = own.canNavigateBack
    navigationBackAction = own.navigationBackAction
    isBelowLargeTitle = own.isBelowLargeTitle
    sheetProbe = own.sheetProbe
    isInListRow = plain.isInListRow
    isInMenu = plain.isInMenu
    listLook = plain.listLook
    listDimensions = plain.listDimensions
    rowSelection = plain.rowSelection
  }
}
