import FlowEngine

/// The state of all sheets and covers that the elements of a stage present.
@MainActor
final class PresentedSurfaces {
  /// Observes the models that screens and presentations read.
  let models = ModelWatch()

  /// The number of times that one came, went, or became transparent.
  private(set) var revision = 0

  /// The number of times that the stage began to settle.
  var settling = 0

  /// Whether there may be any: most stages never have one.
  var mayExist = false

  /// The last change of a succession that would never have ended; `nil` once another surface has gone.
  var endlessChange: ValueChange?

  /// The requests made while a surface of the same presenter was already leaving, since they were last taken.
  private var late: [(finding: Finding, departure: SurfaceDeparture)] = []

  /// Surfaces that have gone, without their elements having been notified yet.
  private var departures: [SurfaceDeparture] = []

  /// Records that `former` is replaced by `present`.
  func replace(_ former: PresentedSurface?, by present: PresentedSurface?) {
    guard former !== present else { return }
    revision += 1
    if present != nil { mayExist = true }
  }

  /// Records a change in the appearance of a surface that determines what is visible behind it.
  func noteBackdrop() {
    revision += 1
    mayExist = true
  }

  /// Records that the screens of the stack, tabs or columns of an element have changed.
  func noteContainer() { revision += 1 }

  /// Records that `surface`, which was shown when the stage last settled, has gone.
  func end(_ surface: PresentedSurface) -> SurfaceDeparture {
    let departure = SurfaceDeparture(of: surface)
    departures.append(departure)
    return departure
  }

  /// Records that `request` was made during `departure`; a request in the tick of its beginning is a change of the
  /// presentation, as with a different item.
  ///
  /// Up to iOS 18.3 a sheet that comes so soon loses its detents (VAndrJ/awesome-apple-bugs,
  /// SheetIssuePresentationDetentsIgnoredOnReopen).
  func note(_ request: PresentationRequest, during departure: SurfaceDeparture) {
    let finding = Finding(
      code: .presentWhileDismissing,
      place: request.place,
      found:
        "\(request.place) presents \(request.name) while \(departure.place) is being dismissed. A device "
        + "drops or delays it, or ignores its detents.",
      advice: "Present when the dismissal is over, in onDismiss."
    )
    late.append((finding, departure))
  }

  /// The findings about requests since the last call during a dismissal whose transition is running.
  func takeLate(while isRunning: (_ change: Int) -> Bool) -> [Finding] {
    defer { late = [] }
    return late.filter { !$0.departure.isReady(while: isRunning) }.map(\.finding)
  }

  /// Lets those that have gone since the last call wait for the transition of `change`.
  func attributeDepartures(to change: Int) {
    for departure in departures where departure.change == nil { departure.change = change }
  }

  /// Whether an element can be notified that its presentation has gone.
  func hasDepartures(while isRunning: (_ change: Int) -> Bool) -> Bool {
    departures.contains { $0.isReady(while: isRunning) }
  }

  /// The departures of which elements can be notified now, in the order in which the surfaces left.
  func takeDepartures(while isRunning: (_ change: Int) -> Bool) -> [SurfaceDeparture] {
    let ready = departures.filter { $0.isReady(while: isRunning) }
    departures.removeAll { $0.isReady(while: isRunning) }
    assert(ready.allSatisfy { !$0.isOver }, "One of \(ready.map(\.place)) has gone before.")
    return ready
  }

  /// Drops the rest of an endless succession without effect; returns the route of the last surface in it.
  @discardableResult
  func forgetDepartures(while isRunning: (_ change: Int) -> Bool) -> String? {
    let departures = takeDepartures(while: isRunning)
    for departure in departures { departure.isOver = true }
    return departures.last?.place
  }
}

extension StageMemory {
  /// `surfaces` with the sheets and covers that elements present, each in front of the surface with the element and the
  /// overlays over that surface.
  func addingPresented(to surfaces: [LiveSurface]) -> [LiveSurface] {
    guard presented.mayExist else { return surfaces }
    var all: [LiveSurface] = []
    var waiting: [LiveSurface] = []
    var seesThrough = false
    for surface in surfaces {
      if !surface.isOverlay {
        all += waiting
        waiting = []
      }
      let (surface, isClear) = withBackdrop(surface)
      all.append(surface)
      waiting += self.presented(over: surface)
      seesThrough = seesThrough || isClear
    }
    all += waiting
    presented.mayExist = seesThrough || all.count > surfaces.count
    return all
  }

  /// The sheets and covers over `surface`, each presented by an element of the previous one.
  private func presented(over surface: LiveSurface) -> [LiveSurface] {
    var chain: [LiveSurface] = []
    var behind = surface
    while chain.count < PresentedSurfaces.depthLimit,
      let next = knownMemory(of: behind)?.presenter.surface
    {
      let plain = next.surface(over: behind.owner, nil)
      let choice = plain.rootScreen.flatMap(knownMemory)?.sheetConfiguration?.detents
      behind = withBackdrop(next.surface(over: behind.owner, choice)).surface
      chain.append(behind)
    }
    return chain
  }

  /// `surface` with the transparency that its content requests, if it is a cover.
  private func withBackdrop(_ surface: LiveSurface) -> (surface: LiveSurface, isClear: Bool) {
    guard surface.isCover, let root = surface.rootScreen,
      knownMemory(of: root)?.sheetConfiguration?.isClear == true
    else { return (surface, false) }
    var clear = surface
    clear.isSeenThrough = true
    return (clear, true)
  }
}

extension PresentedSurfaces {
  /// The maximum number of sheets and covers on top of each other that elements present; no usable app has that many.
  static let depthLimit = 20
}
