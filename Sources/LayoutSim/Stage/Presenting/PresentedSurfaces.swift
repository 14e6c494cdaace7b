import FlowEngine

/// What a stage knows of all sheets and covers that its elements present.
@MainActor
final class PresentedSurfaces {
  /// The number of times that one came, went, or became transparent.
  private(set) var revision = 0

  /// Whether there may be any: most stages never have one.
  var mayExist = false

  /// Those that have gone, of which their elements are not told yet.
  private var departures: [SurfaceDeparture] = []

  /// Records that `former` is replaced by `present`.
  func replace(_ former: PresentedSurface?, by present: PresentedSurface?) {
    guard former !== present else { return }
    revision += 1
    if present != nil { mayExist = true }
  }

  /// Records that the appearance of a surface has changed which decides what is seen behind it.
  func noteBackdrop() {
    revision += 1
    mayExist = true
  }

  /// Records that `surface`, which was shown when the stage last settled, has gone.
  func end(_ surface: PresentedSurface) -> SurfaceDeparture {
    let departure = SurfaceDeparture(of: surface)
    departures.append(departure)
    return departure
  }

  /// Lets those that have gone since the last call wait for the transition of `change`.
  func attributeDepartures(to change: Int) {
    for departure in departures where departure.change == nil { departure.change = change }
  }

  /// Whether an element can be told that what it presented has gone.
  func hasDepartures(while isRunning: (_ change: Int) -> Bool) -> Bool {
    departures.contains { $0.isReady(while: isRunning) }
  }

  /// Those of which elements can be told now, in the order in which the surfaces went.
  func takeDepartures(while isRunning: (_ change: Int) -> Bool) -> [SurfaceDeparture] {
    let ready = departures.filter { $0.isReady(while: isRunning) }
    departures.removeAll { $0.isReady(while: isRunning) }
    return ready
  }
}
