/// The presentations by the elements of one surface, or of one popover, in front of it.
///
/// As on the platform there is one at a time: it stays until it is dismissed, even while something covers the
/// screen that presents it, and of several simultaneous requests the first in the tree is granted.
@MainActor
final class Presenter {
  /// What elements ask for in the present pass.
  let inbox = PresentationInbox()

  /// Presentations that a device would drop or delay, in the current pass.
  private(set) var conflicts: [PresentationConflict] = []

  /// The conflicts here and in popovers.
  var allConflicts: [PresentationConflict] {
    conflicts + (granted?.inner.allConflicts ?? [])
  }

  /// The layers in front of the surface in the current pass, lowest first.
  var layers: [DialogLayer] = []

  /// Presentations that went in the current pass without having been dismissed.
  private var losses: [PresentationRequest] = []

  /// The losses here and in popovers.
  var allLosses: [PresentationRequest] { losses + (granted?.inner.allLosses ?? []) }

  /// Whether the content of this presenter's popover prevents gestures from dismissing it.
  var isDismissDisabled = false

  /// The state of the elements in this presenter's popover.
  let state = StateStore()

  /// The presentation that was granted in the last pass with requests.
  private var granted: GrantedPresentation?

  /// The presentation that was shown when the stage last settled.
  private var settled: GrantedPresentation?

  /// Provides the numbers of presentations.
  private let numbers: SerialNumbers

  init(_ numbers: SerialNumbers) {
    self.numbers = numbers
  }

  /// The number of changes of local state in popovers.
  var revision: Int { state.revision + (granted?.inner.revision ?? 0) }

  /// Everything that was presented when the stage last settled.
  var settledRequests: [PresentationRequest] {
    guard let settled else { return [] }
    return [settled.request] + settled.inner.settledRequests
  }

  /// Starts another pass.
  func begin() {
    inbox.requests = []
    conflicts = []
    layers = []
    losses = []
  }

  /// Commits the presentation now that the stage has settled, and drops pending requests.
  func endSettling() {
    settled = granted
    inbox.requests = []
    conflicts = []
    layers = []
    losses = []
    granted?.inner.endSettling()
  }

  /// Grants one of the requests, once all of them are known.
  ///
  /// - Parameter surface: The name of the surface that a coordinator presented in front; `nil` if there is
  ///   none.
  /// - Returns: The presentation; `nil` if there is none.
  func choose(behind surface: String?) -> GrantedPresentation? {
    let staying = settled.flatMap { stillWanted($0.request) }
    if staying == nil { losses = settledRequests.filter(\.thing.isAnswered) }
    let chosen = staying ?? (surface == nil ? inbox.requests.first : nil)
    if let chosen, let surface {
      conflicts.append(.surface(surface, over: chosen))
    }
    for request in inbox.requests where request.slot !== chosen?.slot {
      conflicts.append(.waiting(request, for: chosen?.name ?? surface ?? ""))
    }
    granted = chosen.map(grant)
    return granted
  }

  /// The current form of the request, if it was not withdrawn; a covered one is unchanged.
  private func stillWanted(_ former: PresentationRequest) -> PresentationRequest? {
    if let present = inbox.requests.first(where: { $0.slot === former.slot }) { return present }
    return former.isStanding && former.isPresented() ? former : nil
  }

  /// Gives a new presentation its number and its state.
  private func grant(_ request: PresentationRequest) -> GrantedPresentation {
    for known in [granted, settled] {
      guard let known, known.request.slot === request.slot else { continue }
      return GrantedPresentation(request: request, number: known.number, inner: known.inner)
    }
    return GrantedPresentation(
      request: request,
      number: numbers.next(),
      inner: Presenter(numbers)
    )
  }
}

/// A granted presentation.
@MainActor
struct GrantedPresentation {
  let request: PresentationRequest

  /// Distinguishes it from everything else that the stage has shown.
  let number: Int

  var key: LayerKey { .dialog(number) }

  /// Presents what its elements request.
  let inner: Presenter
}

/// A presentation that was requested while something else was presented.
enum PresentationConflict {
  /// The request waits for the named presentation.
  case waiting(PresentationRequest, for: String)

  /// A coordinator presented the named surface over an element's presentation.
  case surface(String, over: PresentationRequest)
}
