/// What the elements of one surface, or of one popover, present in front of it.
///
/// As on the platform it is one thing at a time: what is up stays up until it goes by itself, and of
/// several wishes that come together the first one in the tree is granted.
@MainActor
final class Presenter {
  /// What elements wish for in the present pass, in tree order.
  private(set) var requests: [PresentationRequest] = []

  /// What a device would drop or delay, in the present pass.
  private(set) var conflicts: [PresentationConflict] = []

  /// The same with that of popovers.
  var allConflicts: [PresentationConflict] { conflicts + (inner?.allConflicts ?? []) }

  /// What is in front of the surface in the present pass, lowest first.
  var layers: [DialogLayer] = []

  /// The state of the elements in the popover that this is the presenter of.
  let state = StateStore()

  private var inner: Presenter?

  /// Whose wish was granted when the stage settled last.
  private weak var settled: StateSlot?

  /// Whose wish was granted in the last pass that asked.
  private weak var granted: StateSlot?

  /// Whose popover has got its state in the present settling.
  private weak var begun: StateSlot?

  /// How often local state in popovers has changed.
  var revision: Int { state.revision + (inner?.revision ?? 0) }

  /// Begins another pass.
  func begin() {
    requests = []
    conflicts = []
    layers = []
    inner = nil
  }

  /// Remembers what is up, and lets go of what elements told: their closures may hold what holds this.
  func endSettling() {
    settled = granted
    begun = nil
    requests = []
    conflicts = []
    layers = []
    inner?.endSettling()
  }

  /// Takes a wish down.
  func add(_ request: PresentationRequest) {
    requests.append(request)
  }

  /// The wish that is granted.
  ///
  /// - Parameter surface: What was presented in front of the surface by a coordinator: it keeps
  ///   elements from presenting, and stands in front of what they had presented before.
  /// - Returns: The wish; `nil` if there is none that can be granted.
  func choose(behind surface: String?) -> PresentationRequest? {
    let kept = requests.first { $0.slot === settled }
    let chosen = kept ?? (surface == nil ? requests.first : nil)
    granted = chosen?.slot
    if let slot = chosen?.slot, slot !== settled, slot !== begun {
      // What comes up anew starts with fresh state.
      slot.members[1] = nil
      begun = slot
    }
    if let chosen, let surface {
      conflicts.append(.surface(surface, over: chosen))
    }
    for request in requests where request.slot !== chosen?.slot {
      conflicts.append(.waiting(request, for: chosen?.name ?? surface ?? ""))
    }
    return chosen
  }

  /// The presenter of what is in the popover that `request` wishes for.
  func presenter(inside request: PresentationRequest) -> Presenter {
    let presenter = request.slot.members[1] as? Presenter ?? Presenter()
    request.slot.members[1] = presenter
    inner = presenter
    return presenter
  }
}

/// Two things that are to be presented from one place at once.
enum PresentationConflict {
  /// An element's wish has to wait for something that is up.
  case waiting(PresentationRequest, for: String)

  /// A coordinator presented a surface while an element's wish was granted.
  case surface(String, over: PresentationRequest)
}

private struct PresenterKey: InheritedKey { static let defaultValue: Presenter? = nil }

extension InheritedValues {
  /// Who presents what elements wish for; `nil` outside a stage, and in what is laid out aside.
  var presenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}
