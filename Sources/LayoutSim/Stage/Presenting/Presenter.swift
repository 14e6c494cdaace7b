import FlowEngine

/// The presentations by the elements of one surface, or of one popover, in front of it.
///
/// As on the platform, there is one at a time: it stays until it is dismissed, even while something covers the screen
/// that presents it, and the first of several simultaneous requests in the tree is granted.
@MainActor
final class Presenter {
  /// The requests of elements in the current pass.
  let inbox = PresentationInbox()

  /// The sheets and covers that elements on covered screens requested when these were last examined.
  private var below: [(screen: Int, request: PresentationRequest)] = []

  /// Presentations that a device would drop or delay, until the next pass: findings are looked for after the last one.
  private(set) var conflicts: [PresentationConflict] = []

  /// The conflicts here and in popovers.
  var allConflicts: [PresentationConflict] {
    conflicts + (granted?.inner.allConflicts ?? [])
  }

  /// The layers in front of the surface in the current pass, lowest first.
  var layers: [DialogLayer] = []

  /// Whether a popover presents another one here, which is not shown because too many are one over the other.
  var isCutOff = false

  /// Presentations that went in the current pass without having been dismissed.
  private var losses: [PresentationRequest] = []

  /// The losses here and in popovers.
  var allLosses: [PresentationRequest] { losses + (granted?.inner.allLosses ?? []) }

  /// Whether the content of this presenter's popover prevents gestures from dismissing it.
  var isDismissDisabled = false

  /// Whether this presenter's popover is a sheet or a cover, to which the keyboard belongs exclusively.
  var hasKeyboard = false

  /// Whether a popover in front of this presenter's surface or popover has the keyboard.
  var isBehindKeyboardHolder: Bool {
    guard let inner = granted?.inner else { return false }
    return inner.hasKeyboard || inner.isBehindKeyboardHolder
  }

  /// The state of the elements in this presenter's popover, alert or confirmation dialog.
  let state: StateStore

  /// This presenter's popover as a surface, for the stacks and tabs that its content is; `nil` before it was built.
  private(set) var popover: LiveSurface?

  /// The popovers in front, the lowest first.
  var popovers: [LiveSurface] {
    (popover.map { [$0] } ?? []) + (granted?.inner.popovers ?? [])
  }

  /// The focus of the fields in this presenter's alert, in order.
  var fields: [FieldFocus] = []

  /// The presentation that was granted in the last pass with requests.
  private var granted: GrantedPresentation?

  /// The presentation that was shown when the stage last settled.
  private var settled: GrantedPresentation?

  /// The sheets and covers that came and went since the stage last settled.
  private var passing: [PresentedSurface] = []

  /// The previously presented sheet or cover; `nil` if there was none.
  private var departure: SurfaceDeparture?

  /// The request that waits in the current pass until a sheet or a cover has gone.
  private var waiting: PresentationRequest?

  /// Provides the numbers of presentations.
  private let numbers: SerialNumbers

  /// The sheets and covers of all presenters.
  private let surfaces: PresentedSurfaces

  /// Whether it presents in front of a surface, not a popover.
  private let isOfSurface: Bool

  init(_ numbers: SerialNumbers, _ surfaces: PresentedSurfaces, isOfSurface: Bool = true) {
    self.numbers = numbers
    self.surfaces = surfaces
    self.isOfSurface = isOfSurface
    state = StateStore(for: surfaces.models)
  }

  /// The presented sheet or cover; `nil` if there is none.
  var surface: PresentedSurface? { granted?.surface }

  /// Removes the presented sheet or cover, because its presenter has gone.
  func end() {
    surfaces.replace(surface, by: nil)
    for surface in passing where surface !== settled?.surface { _ = surfaces.end(surface) }
    if let shown = settled?.surface { _ = surfaces.end(shown) }
    passing = []
    granted = nil
    settled = nil
    departure = nil
  }

  /// The state of the elements in popovers, the lowest first.
  var popoverStates: [StateStore] { [state] + (granted?.inner.popoverStates ?? []) }

  /// The number of changes of local state in popovers and dialogs.
  var revision: Int { state.revision + (granted?.inner.revision ?? 0) }

  /// Everything that was presented when the stage last settled.
  var settledRequests: [PresentationRequest] {
    guard let settled else { return [] }
    return [settled.request] + settled.inner.settledRequests
  }

  /// This presenter's popover, for which `request` asks, in the form of a sheet or not.
  func popover(for request: PresentationRequest, isSheet: Bool) -> LiveSurface {
    let screen =
      popover?.owner as? ElementScreen
      ?? ElementScreen(
        PresentedRoute(identifier: request.surfaceName),
        of: request.inherited.coordinator
      )
    screen.leave = request.dismiss
    let surface = screen.surface(isSheet ? .sheet : .cover, over: screen, detents: nil)
    popover = surface
    return surface
  }

  /// Starts another pass.
  func begin() {
    inbox.begin()
    conflicts = []
    layers = []
    isCutOff = false
    losses = []
    waiting = nil
  }

  /// Commits the presentation now that the stage has settled, and drops pending requests.
  func endSettling() {
    if departure?.isOver == true { departure = nil }
    if let waiting, let departure, !departure.isAwaited {
      surfaces.note(waiting, during: departure)
    }
    if let former = settled?.surface, former !== granted?.surface {
      departure = surfaces.end(former)
    }
    for surface in passing where surface !== granted?.surface && surface !== settled?.surface {
      departure = surfaces.end(surface)
    }
    passing = []
    if waiting != nil { departure?.isAwaited = true }
    settled = granted
    below.removeAll { _, request in
      !request.isStanding || isWithdrawn(request)
        || inbox.requests.contains { $0.slot === request.slot }
    }
    inbox.begin()
    layers = []
    losses = []
    granted?.inner.endSettling()
  }

  /// Stores the `requests` of elements on a covered screen, of which sheets and covers are granted.
  ///
  /// Apps keep them on the root of a stack, and present them from the screens above (Dimillian/IceCubesApp's
  /// `withSheetDestinations`); a device only warns of the detached presenter
  /// (davidscheutz/swiftui-infinite-navigation#7).
  func follow(_ requests: [PresentationRequest], below screen: Int) {
    let former = below.filter { $0.screen == screen }.map(\.request.slot)
    let present = requests.filter { if case .surface = $0.presented { true } else { false } }
    below = below.filter { $0.screen != screen } + present.map { (screen, $0) }
    if !former.elementsEqual(present.map(\.slot), by: ===) { surfaces.noteContainer() }
  }

  /// The requests of elements on covered screens that stand.
  private var requestsBelow: [PresentationRequest] {
    guard isOfSurface else { return [] }
    return below.map(\.request).filter { request in
      !inbox.requests.contains { $0.slot === request.slot } && !isWithdrawn(request)
        && request.isStanding && request.isPresented()
    }
  }

  /// Grants one of the requests, once all of them are known.
  ///
  /// - Parameter surface: The name of the surface that a coordinator presented in front; `nil` if there is
  ///   none.
  /// - Returns: The presentation; `nil` if there is none.
  func choose(behind surface: String?) -> GrantedPresentation? {
    let kept = settled.flatMap { currentForm(of: $0.request) }
    if kept == nil {
      losses = settledRequests.filter { $0.presented.isAnswered && !isWithdrawn($0) }
    }
    // A surface that has just been presented may cover its element, which then requests nothing.
    let staying = kept ?? grantedSurface.flatMap { currentForm(of: $0.request) }
    let below = below.isEmpty ? [] : requestsBelow
    var chosen =
      staying ?? (surface == nil ? inbox.requests.first(where: isPossible) ?? below.first : nil)
    waiting = chosen.flatMap { hasToWait($0) ? $0 : nil }
    if waiting != nil { chosen = nil }
    if let chosen, let surface {
      conflicts.append(.surface(surface, over: chosen))
    }
    for request in inbox.requests + below
    where waiting == nil && request.slot !== chosen?.slot {
      conflicts.append(.waiting(request, for: chosen?.name ?? surface ?? "the popover"))
    }
    let former = granted?.surface
    let formerInner = granted?.inner
    granted = chosen.map(grant)
    if formerInner?.popover != nil, formerInner !== granted?.inner { surfaces.noteContainer() }
    // A surface that has appeared counts as presented, however soon it disappeared.
    if let former, former !== granted?.surface, former.wasShown { passing.append(former) }
    surfaces.replace(former, by: granted?.surface)
    return granted
  }

  /// Whether the granted presentations, here and in popovers, are still requested: the element may have gone in the
  /// current pass.
  var isUpToDate: Bool {
    guard let granted else { return true }
    return currentForm(of: granted.request) != nil && granted.inner.isUpToDate
  }

  /// The granted presentation, if it is a surface: it is shown from the next pass on.
  private var grantedSurface: GrantedPresentation? {
    granted.flatMap { $0.surface == nil ? nil : $0 }
  }

  /// Whether `request` can be granted here: sheets and covers come over surfaces only.
  private func isPossible(_ request: PresentationRequest) -> Bool {
    if case .surface = request.presented { isOfSurface } else { true }
  }

  /// Whether `request` is for something other than the sheet or the cover that is presented or just leaving: a device
  /// presents it once that has gone.
  private func hasToWait(_ request: PresentationRequest) -> Bool {
    if let departure, !departure.isOver { return true }
    guard let shown = settled?.surface else { return false }
    return !shown.isMeant(by: request)
  }

  /// The current form of the request, if it was not withdrawn; a covered one is unchanged.
  private func currentForm(of former: PresentationRequest) -> PresentationRequest? {
    if let present = inbox.requests.first(where: { $0.slot === former.slot }) { return present }
    let latest = below.first { $0.request.slot === former.slot }?.request ?? former
    return !isWithdrawn(former) && latest.isStanding && latest.isPresented() ? latest : nil
  }

  /// Whether the element of a former request is in the current pass, and requests nothing.
  private func isWithdrawn(_ former: PresentationRequest) -> Bool {
    inbox.withdrawn.contains { $0 === former.slot }
  }

  /// Gives a new presentation its number and its state.
  private func grant(_ request: PresentationRequest) -> GrantedPresentation {
    for known in [granted, settled] {
      guard let known, known.request.slot === request.slot else { continue }
      if let surface = known.surface {
        // A different item means a different sheet.
        guard surface.isMeant(by: request) else { continue }
        surface.request = request
      }
      return GrantedPresentation(
        request: request,
        number: known.number,
        inner: known.inner,
        surface: known.surface
      )
    }
    let surface = PresentedSurface(request)
    surface?.inbox = inbox
    return GrantedPresentation(
      request: request,
      number: numbers.next(),
      inner: Presenter(numbers, surfaces, isOfSurface: false),
      surface: surface
    )
  }
}

@MainActor
struct GrantedPresentation {
  let request: PresentationRequest

  /// Distinguishes it from everything else that the stage has shown.
  let number: Int

  var key: LayerKey { .dialog(number) }

  /// Presents what its elements request.
  let inner: Presenter

  /// The sheet or the cover; `nil` if it is a layer in front of all surfaces.
  let surface: PresentedSurface?
}

/// A presentation that was requested while something else was presented.
enum PresentationConflict {
  /// The request waits for the named presentation.
  case waiting(PresentationRequest, for: String)

  /// A coordinator presented the named surface over an element's presentation.
  case surface(String, over: PresentationRequest)
}
