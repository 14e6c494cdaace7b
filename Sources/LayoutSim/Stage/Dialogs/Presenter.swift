/// What the elements of one surface, or of one popover, present in front of it.
///
/// As on the platform it is one thing at a time: what is up stays up until it goes by itself, also while
/// something covers the screen that presents it, and of several requests that come together the first
/// one in the tree is granted.
@MainActor
final class Presenter {
  /// What elements ask for in the present pass.
  let inbox = PresentationInbox()

  /// What a device would drop or delay, in the present pass.
  private(set) var conflicts: [PresentationConflict] = []

  /// The same with that of popovers.
  var allConflicts: [PresentationConflict] {
    conflicts + (granted?.inner.allConflicts ?? [])
  }

  /// What is in front of the surface in the present pass, lowest first.
  var layers: [DialogLayer] = []

  /// What went in the present pass without having been dismissed.
  private var losses: [PresentationRequest] = []

  /// The same with that of popovers.
  var allLosses: [PresentationRequest] { losses + (granted?.inner.allLosses ?? []) }

  /// Whether the content of the popover that this is the presenter of keeps fingers from dismissing it.
  var isDismissDisabled = false

  /// The state of the elements in the popover that this is the presenter of.
  let state = StateStore()

  /// What was granted in the last pass that asked.
  private var granted: GrantedPresentation?

  /// What was up when the stage settled last.
  private var settled: GrantedPresentation?

  /// Gives what is presented its numbers.
  private let numbers: SerialNumbers

  init(_ numbers: SerialNumbers) {
    self.numbers = numbers
  }

  /// How often local state in popovers has changed.
  var revision: Int { state.revision + (granted?.inner.revision ?? 0) }

  /// Everything that was up when the stage settled last.
  var settledRequests: [PresentationRequest] {
    guard let settled else { return [] }
    return [settled.request] + settled.inner.settledRequests
  }

  /// Begins another pass.
  func begin() {
    inbox.requests = []
    conflicts = []
    layers = []
    losses = []
  }

  /// Notes what is up now that the stage has settled, and drops what was only asked for.
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
  /// - Parameter surface: What a coordinator presented in front, in words; `nil` for nothing.
  /// - Returns: What is up; `nil` for nothing.
  func choose(behind surface: String?) -> GrantedPresentation? {
    let staying = settled.flatMap { stillWanted($0.request) }
    if staying == nil { losses = settledRequests }
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

  /// The request as it is now, if it has not been taken back; one that is covered is as it was.
  private func stillWanted(_ former: PresentationRequest) -> PresentationRequest? {
    if let present = inbox.requests.first(where: { $0.slot === former.slot }) { return present }
    return former.isStanding && former.isPresented() ? former : nil
  }

  /// What comes up anew has a number and a state of its own.
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

/// Something that is presented.
@MainActor
struct GrantedPresentation {
  let request: PresentationRequest

  /// Distinguishes it from everything else that the stage has shown.
  let number: Int

  var key: LayerKey { .dialog(number) }

  /// Presents what elements in it ask for.
  let inner: Presenter
}

/// Something that was to be presented while something else was up.
enum PresentationConflict {
  /// The request waits for what is named.
  case waiting(PresentationRequest, for: String)

  /// A coordinator presented the named surface over what an element had presented.
  case surface(String, over: PresentationRequest)
}
