import FlowEngine

/// A sheet or a cover that an element presents, for as long as it is presented.
@MainActor
final class PresentedSurface {
  /// Its coordinator, which identifies it like any other surface.
  let screen: ElementScreen

  /// The slot in which the element stores its request.
  let slot: StateSlot

  /// The identity of its item; `nil` if it has none.
  let identity: AnyHashable?

  let style: SurfaceContent.Style

  /// The latest request of the element.
  var request: PresentationRequest

  /// The requests of elements in the current pass.
  weak var inbox: PresentationInbox?

  /// Whether its item has a different identity each time it is read.
  private(set) var hasUnsteadyItem = false

  /// The run of the presenting body whose content was last resolved.
  private var resolvedRun: Int?

  /// Its content when it last had its own item.
  private var ownContent: AnyElement?

  /// The height that was chosen last; `nil` if none was.
  private(set) var detent: ModalPresentationDetent?

  /// Reports a chosen height.
  var tellDetent: (ModalPresentationDetent) -> Void = { _ in }

  /// Starts a presentation; `nil` if `request` is not for a surface.
  init?(_ request: PresentationRequest) {
    guard case .surface(let content) = request.presented else { return nil }
    self.request = request
    identity = content.identity()
    slot = request.slot
    style = content.style
    screen = ElementScreen(
      PresentedRoute(identifier: request.surfaceName),
      of: request.inherited.coordinator,
      isConstant: content.isConstant
    )
    screen.build = { [weak self] _ in self.map(PresentedContent.init) }
    screen.leave = { [weak self] in self?.request.dismiss() }
    screen.select = { [weak self] detent in
      self?.detent = detent
      self?.tellDetent(detent)
    }
  }

  /// Whether `request` still requests it.
  func isMeant(by request: PresentationRequest) -> Bool {
    guard request.slot === slot, case .surface(let content) = request.presented else {
      return false
    }
    return content.style == style && isAbout(content)
  }

  /// Adopts the request of the element in the current pass: the element is resolved before its presentation.
  func follow() {
    let present = inbox?.requests.first { $0.slot === slot }
    if let present, isMeant(by: present) { request = present }
  }

  /// Whether `content` has the item that this was presented for.
  private func isAbout(_ content: SurfaceContent) -> Bool {
    let present = content.identity()
    // An item that is never the same cannot be distinguished from another one.
    hasUnsteadyItem = present != identity && present != nil && content.identity() != present
    return present == identity || hasUnsteadyItem
  }

  /// Dismisses it, as what its content inherits.
  fileprivate private(set) lazy var dismissal: @MainActor @Sendable () -> Void = { [weak self] in
    self?.request.dismiss()
  }

  /// Whether its content was ever requested.
  var wasShown: Bool { ownContent != nil }

  /// Resolves its content; while it leaves because of another item, or because there is none, still its previous
  /// content.
  ///
  /// The closure of the content belongs to the body that presents it: it is called when the presentation begins, and
  /// again when that body has run or what the closure itself read has changed.
  fileprivate func resolveContent(into resolver: inout Resolver) {
    guard case .surface(let content) = request.presented else { return }
    let isOuterNew = resolver.isContentNew
    resolver.isContentNew = ownContent == nil || resolvedRun != slot.runs
    if let ownContent, !isAbout(content) {
      ownContent.resolve(into: &resolver)
    } else {
      resolvedRun = slot.runs
      resolver.resolve(at: resolver.place.claim(PresentedSurface.self)) {
        let shown = AnyElement(content.content())
        ownContent = shown
        return shown
      }
    }
    resolver.isContentNew = isOuterNew
  }

  /// The content that would differ if the presenting body had read all that the content reads; `nil` if none would.
  var staleness: StaleContent? {
    guard case .surface(let content) = request.presented, let ownContent, isAbout(content) else {
      return nil
    }
    let present = AnyElement(Evaluation.attempt(content.content))
    guard !ownContent.isSame(as: present, for: .appearance),
      let difference = ValueDifference(from: ownContent, to: present)
    else { return nil }
    return StaleContent(
      reader: "The content of \(request.name)",
      difference: difference,
      cause: .presentation
    )
  }

  /// The surface over that of `presenter`, with the heights that its content requests.
  func surface(over presenter: AnyCoordinator, _ choice: DetentChoice?) -> LiveSurface {
    tellDetent = { choice?.select($0) }
    let detents = (choice?.detents ?? [.large]).map { $0.detent() }
    let selected = choice?.selected?.detent() ?? detent
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
struct PresentedRoute: Route {
  let identifier: String
}

/// The content of a sheet or a cover, which inherits the values of the element that presents it.
private struct PresentedContent: Element {
  typealias Body = Never

  let presented: PresentedSurface

  func resolve(into resolver: inout Resolver) {
    presented.follow()
    let request = presented.request
    var values = request.inherited.presented(in: resolver.inherited)
    values.presentationDismissal = presented.dismissal
    resolver.inheriting {
      $0 = values
    } content: {
      presented.resolveContent(into: &$0)
    }
  }
}

extension InheritedValues {
  /// The values of an element's presentation: the element's own, but those of the new `screen` for everything that
  /// concerns the screen.
  func presented(in screen: InheritedValues) -> InheritedValues {
    var values = self
    values.presentationDismissal = screen.presentationDismissal
    values.stackSite = screen.stackSite
    values.ownStack = screen.ownStack
    values.horizontalSizeClass = screen.horizontalSizeClass
    values.containerBounds = screen.containerBounds
    values.presentationInbox = screen.presentationInbox
    values.barInbox = screen.barInbox
    values.collectsBarItems = screen.collectsBarItems
    values.barFace = screen.barFace
    values.isSearching = screen.isSearching
    values.dismissSearch = screen.dismissSearch
    values.editMode = screen.editMode
    values.screenPlace = screen.screenPlace
    values.keyboardRise = screen.keyboardRise
    values.canNavigateBack = screen.canNavigateBack
    values.wayBack = screen.wayBack
    values.titleAbove = screen.titleAbove
    // The element may be in a list or a menu; its presentation is not.
    values.isInListRow = screen.isInListRow
    values.isInMenu = screen.isInMenu
    values.isMadeLazily = screen.isMadeLazily
    values.listLook = screen.listLook
    values.listDimensions = screen.listDimensions
    values.rowSelection = screen.rowSelection
    return values
  }
}
